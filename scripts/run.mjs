// Runs every npm script: checks the version of Node, installs missing packages, then runs the task.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { answerArguments } from './bootstrap/arguments.mjs';
import { runCommand } from './bootstrap/command.mjs';
import { ensurePackages } from './bootstrap/install.mjs';
import { nodeProblem } from './bootstrap/node-version.mjs';
import { findTask, independent, needsBenchPackages, tasks } from './bootstrap/tasks.mjs';
import { usages } from './bootstrap/usages.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
// npm does not end the task when npm itself ends. A task that was started without npm may outlive its parent.
if (process.env.npm_lifecycle_event !== undefined) await import('./bootstrap/end-with-parent.mjs');
process.exitCode = await main(process.argv.slice(2));

/**
 * Runs the command lines of a task in order, with the given flags for the last line. It stops at the first that fails, unless the lines of
 * the task are independent. `--help` prints the usage and runs none.
 *
 * @param {string[]} argv
 * @returns {Promise<number>} the exit code of the first line that failed; 2 for an unsuitable Node, an unknown task or wrong arguments; 1
 * if the packages cannot be installed
 */
async function main([script = '', ...given]) {
  const problem = nodeProblem(process.versions.node);
  const task = findTask(script, given);
  if (problem !== undefined || 'problem' in task) {
    console.error(problem ?? task.problem);
    return 2;
  }
  const { name, argv } = task;
  const answer = answerArguments(name, usages[name], argv);
  if (answer !== undefined) {
    (answer.code === 0 ? console.log : console.error)(answer.text);
    return answer.code;
  }
  if (!(await ensurePackages(root))) return 1;
  if (needsBenchPackages.has(name) && !(await ensurePackages(join(root, 'bench')))) return 1;
  const lines = tasks[name];
  let failure = 0;
  for (const [index, line] of lines.entries()) {
    const code = await runCommand(root, line, index === lines.length - 1 ? argv : []);
    failure ||= code;
    if (code !== 0 && !independent.has(name)) break;
  }
  return failure;
}
