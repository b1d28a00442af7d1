import { type ChildProcess, spawn } from 'node:child_process';

/** Starts a program of the project, such as `mocks/server.ts`, which prints only its errors. */
export const startServer = (...args: readonly string[]): ChildProcess =>
  spawn(process.execPath, ['--disable-warning=ExperimentalWarning', '--import', 'tsx', ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
