import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Hides Vite's warning about imports without extensions. */
const NO_WARNINGS = { VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true' };
/** Module that Node loads first, which ends a process with its parent. */
const END_WITH_PARENT = new URL('end-with-parent.mjs', import.meta.url).href;
const SIGNAL_NUMBERS = { SIGHUP: 1, SIGINT: 2, SIGKILL: 9, SIGTERM: 15 };

/**
 * Runs a command line, forwards signals to it, except the Ctrl-C of a terminal, which it receives anyway, and ends it and what it starts if
 * this process is killed. Throws at once if the package is not installed.
 * @param {string} root folder of the project, in which the program runs
 * @param {string} line words separated by single spaces; the first is `node` or a package with a program of its name
 * @param {string[]} extra arguments that follow, each as it is
 * @returns {Promise<number>} the exit code; 128 plus its number for a signal; 1 if the program did not start
 */
export function runCommand(root, line, extra) {
  const [program, ...args] = line.split(' ');
  // Node runs the programs of packages directly, because their links depend on npm's version and on the system.
  const child = spawn(process.execPath, [...nodeArguments(root, program), ...args, ...extra], {
    cwd: root,
    env: {
      ...process.env,
      ...NO_WARNINGS,
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import ${END_WITH_PARENT}`.trim(),
      PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH ?? ''}`,
    },
    stdio: 'inherit',
  });
  return new Promise((resolve) => {
    const stopForwarding = forwardSignals(child);
    const end = (code) => {
      stopForwarding();
      resolve(code);
    };
    child.on('error', (error) => {
      console.error(`${program} did not start: ${error.message}`);
      end(1);
    });
    child.on('exit', (code, signal) => end(code ?? 128 + (SIGNAL_NUMBERS[signal] ?? 0)));
  });
}

function forwardSignals(child) {
  // A terminal sends Ctrl-C to the whole process group. It is not forwarded, because a second signal often means 'exit at
  // once'.
  const handlers = ['SIGINT', 'SIGTERM', 'SIGHUP'].map((signal) => {
    const handler = () => {
      if (signal !== 'SIGINT' || process.stdin.isTTY !== true) child.kill(signal);
    };
    process.on(signal, handler);
    return () => process.off(signal, handler);
  });
  return () => handlers.forEach((remove) => remove());
}

function nodeArguments(root, program) {
  if (program === 'node') return [];
  const folder = join(root, 'node_modules', program);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return [join(folder, typeof bin === 'string' ? bin : bin[program])];
}
