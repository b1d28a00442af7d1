import { type ChildProcess, spawn } from 'node:child_process';

/**
 * Starts a program of the project, such as `mocks/server.ts`, with its arguments, without waiting until it is ready. Only its errors are
 * printed. The caller must end it.
 */
export const startServer = (...args: readonly string[]): ChildProcess =>
  spawn(process.execPath, ['--disable-warning=ExperimentalWarning', '--import', 'tsx', ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
