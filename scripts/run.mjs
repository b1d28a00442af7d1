// Runs every npm script: checks the version of Node, installs missing packages, then runs the task.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { answerArguments } from './bootstrap/arguments.mjs';
import { runCommand } from './bootstrap/command.mjs';
import { ensurePackages } from './bootstrap/install.mjs';
import { nodeProblem } from './bootstrap/node-version.mjs';
import { independent, needsBenchPackages, tasks } from './bootstrap/tasks.mjs';
import { usages } from './bootstrap/usages.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
// npm does not pass its own end on. Started without npm, the task belongs to no terminal.
if (process.env.npm_lifecycle_event !== undefined) await import('./bootstrap/end-with-parent.mjs');
process.exitCode = await main(process.argv.slice(2));

/**
 * @param {string[]} argv
 * @returns {Promise<number>} the exit code
 */
async function main([name, ...extra]) {
  const problem = nodeProblem(process.versions.node);
  if (problem !== undefined) {
    console.error(problem);
    return 2;
  }
  const lines = Object.hasOwn(tasks, name ?? '') ? tasks[name] : undefined;
  if (lines === undefined) {
    console.error(`There is no task '${name ?? ''}'. Tasks: ${Object.keys(tasks).join(', ')}.`);
    return 2;
  }
  const answer = answerArguments(name, usages[name], extra);
  if (answer !== undefined) {
    (answer.code === 0 ? console.log : console.error)(answer.text);
    return answer.code;
  }
  if (!(await ensurePackages(root))) return 1;
  if (needsBenchPackages.has(name) && !(await ensurePackages(join(root, 'bench')))) return 1;
  let failure = 0;
  for (const [index, line] of lines.entries()) {
    const code = await runCommand(root, line, index === lines.length - 1 ? extra : []);
    failure ||= code;
    if (code !== 0 && !independent.has(name)) break;
  }
  return failure;
}
