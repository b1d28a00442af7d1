import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

import type { Service } from './services';

const RETRY_MS = 50;
const START_TIMEOUT_MS = 60_000;
const STOP_TIMEOUT_MS = 5000;

export interface ChildProcesses {
  /** Resolves when the server responds; rejects if it exits or takes over a minute. */
  start(service: Service): Promise<void>;
  /** When all servers have exited. */
  stop(): Promise<void>;
}

/** @param onUnexpectedExit called when a server exits before `stop` */
export function createChildProcesses(onUnexpectedExit: (message: string) => void): ChildProcesses {
  const running = new Set<ChildProcess>();
  let stopping = false;

  return {
    async start(service) {
      const child = spawn(process.execPath, service.argv, { stdio: ['ignore', 'ignore', 'inherit'] });
      running.add(child);
      const ended = new Promise<never>((_, reject) => {
        child.once('exit', (code, signal) => {
          running.delete(child);
          const message = `The process of the ${service.name} has ended (${signal ?? `exit ${code}`}).`;
          reject(new Error(message));
          // Ctrl-C reaches the whole process group.
          if (!stopping && signal !== 'SIGINT') onUnexpectedExit(message);
        });
      });
      const polling = new AbortController();
      try {
        await Promise.race([waitForResponse(service, polling.signal), ended]);
      } finally {
        polling.abort();
      }
      ended.catch(() => {});
    },

    async stop() {
      stopping = true;
      await Promise.all([...running].map(stopProcess));
    },
  };
}

async function waitForResponse({ name, address }: Service, signal: AbortSignal): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline && !signal.aborted) {
    try {
      await fetch(address, { signal });
      return;
    } catch {
      await wait(RETRY_MS);
    }
  }
  throw new Error(`The ${name} does not respond at ${address} after ${START_TIMEOUT_MS / 1000} s.`);
}

async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => {
    child.once('exit', resolve);
  });
  child.kill('SIGTERM');
  const limit = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
  await gone;
  clearTimeout(limit);
}
