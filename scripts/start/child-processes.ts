import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

import type { Service } from './services';

/** Delay between attempts to reach a server that has been started. */
const RETRY_MS = 50;
/** Interval of the lines that report a server that runs and does not respond yet. */
const REPORT_INTERVAL_MS = 10_000;
const STOP_TIMEOUT_MS = 5000;

export interface ChildProcesses {
  /**
   * Starts a server, without its standard output. Resolves when it responds with any status, however long a slow machine takes; rejects
   * if it exits before.
   */
  start(service: Service): Promise<void>;
  /**
   * Ends a server and starts it again, and resolves when it responds. Rejects if the server exits before it responds, because its code is
   * broken. The next restart then starts it.
   * @returns false if no server of that name was started
   */
  restart(name: string): Promise<boolean>;
  /** Ends all servers, after 5 s by force, and resolves when they have exited. */
  stop(): Promise<void>;
}

interface Server {
  readonly service: Service;
  /** Process of the server; undefined while none runs. */
  child: ChildProcess | undefined;
  /** True if the exit of the process is expected and not reported. */
  isStopping: boolean;
}

/**
 * Creates a manager of server processes, without any yet.
 * @param onUnexpectedExit called when a server that has responded exits without being stopped here or by Ctrl-C
 */
export function createChildProcesses(onUnexpectedExit: (message: string) => void): ChildProcesses {
  const servers = new Map<string, Server>();

  async function run(server: Server): Promise<void> {
    const { service } = server;
    const child = spawn(process.execPath, service.argv, { stdio: ['ignore', 'ignore', 'inherit'] });
    let hasStarted = false;
    server.child = child;
    server.isStopping = false;
    const ended = new Promise<never>((_, reject) => {
      child.once('exit', (code, signal) => {
        server.child = undefined;
        const message = `The process of the ${service.name} has ended (${signal ?? `exit ${code}`}).`;
        reject(new Error(message));
        // Ctrl-C reaches the whole process group.
        if (hasStarted && !server.isStopping && signal !== 'SIGINT') onUnexpectedExit(message);
      });
    });
    const polling = new AbortController();
    try {
      await Promise.race([waitForResponse(service, polling.signal), ended]);
      hasStarted = true;
    } finally {
      polling.abort();
    }
    ended.catch(() => {});
  }

  async function stop(server: Server): Promise<void> {
    server.isStopping = true;
    if (server.child !== undefined) await stopProcess(server.child);
  }

  return {
    start(service) {
      const server: Server = { service, child: undefined, isStopping: false };
      servers.set(service.name, server);
      return run(server);
    },
    async restart(name) {
      const server = servers.get(name);
      if (server === undefined) return false;
      await stop(server);
      await run(server);
      return true;
    },
    async stop() {
      await Promise.all([...servers.values()].map(stop));
    },
  };
}

async function waitForResponse({ name, address }: Service, signal: AbortSignal): Promise<void> {
  let reportAt = Date.now() + REPORT_INTERVAL_MS;
  while (!signal.aborted) {
    try {
      await fetch(address, { signal });
      return;
    } catch {
      await wait(RETRY_MS);
    }
    if (Date.now() < reportAt) continue;
    reportAt += REPORT_INTERVAL_MS;
    console.error(`Waiting for the ${name} at ${address}; its process runs.`);
  }
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
