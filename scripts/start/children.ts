import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

import type { Service } from './services';

const RETRY_MS = 50;
const READY_WITHIN_MS = 60_000;
const END_WITHIN_MS = 5000;

/** The programs that run beside the site, and their end. */
export interface Children {
  /** Starts a program; resolves when it answers at its address, rejects when it ends or stays silent. */
  start(service: Service): Promise<void>;
  /** Ends all of them; resolves when the last one is gone. */
  stop(): Promise<void>;
}

/** @param onDeath told once when a program ends that nobody asked to end */
export function createChildren(onDeath: (message: string) => void): Children {
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
          // Ctrl-C reaches the whole group: a program that it ended was not the one to begin.
          if (!stopping && signal !== 'SIGINT') onDeath(message);
        });
      });
      const silence = new AbortController();
      try {
        await Promise.race([answers(service, silence.signal), ended]);
      } finally {
        silence.abort();
      }
      ended.catch(() => {});
    },

    async stop() {
      stopping = true;
      await Promise.all([...running].map(end));
    },
  };
}

async function answers({ name, address }: Service, signal: AbortSignal): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (Date.now() < deadline && !signal.aborted) {
    try {
      await fetch(address, { signal });
      return;
    } catch {
      await wait(RETRY_MS);
    }
  }
  throw new Error(`The ${name} does not answer at ${address} after ${READY_WITHIN_MS / 1000} s.`);
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => {
    child.once('exit', resolve);
  });
  child.kill('SIGTERM');
  const limit = setTimeout(() => child.kill('SIGKILL'), END_WITHIN_MS);
  await gone;
  clearTimeout(limit);
}
