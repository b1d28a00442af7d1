// Ends this process when the process that started it has ended, even by SIGKILL. It does so also when the parent of its parent
// has ended, because npm and Playwright start commands through a shell, which outlives them.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

import { isAlive } from './is-alive.mjs';

/** Interval of the checks, and so the maximum delay of the end. */
const POLL_MS = 250;

if (isMainThread) {
  const parent = process.ppid;
  const watched = [parent, parentOf(parent)].filter((pid) => pid > 1);
  const hasEnded = () => process.ppid !== parent || !watched.every(isAlive);
  setInterval(() => {
    // SIGTERM instead of an exit lets a server's own handler close its resources.
    if (hasEnded()) process.kill(process.pid, 'SIGTERM');
  }, POLL_MS).unref();
}

/** Returns the parent of a process; 0 if the system does not report it, as on Windows. */
function parentOf(pid) {
  try {
    if (process.platform !== 'linux') return Number(execFileSync('ps', ['-o', 'ppid=', '-p', String(pid)], { encoding: 'utf8' }));
    const [, fields] = readFileSync(`/proc/${String(pid)}/stat`, 'utf8').split(/.*\) /s);
    return Number(fields.split(' ')[1]);
  } catch {
    return 0;
  }
}
