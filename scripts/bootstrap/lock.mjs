import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

import { isAlive } from './is-alive.mjs';

const RETRY_MS = 200;

/**
 * Runs `work` while holding a lock file, and resolves with its result. Waits for other processes without a limit, and replaces a lock whose
 * process has exited. `work` must not take the same lock, because it would wait for ever.
 * @template T
 * @param {string} path
 * @param {() => T | Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withLock(path, work) {
  mkdirSync(dirname(path), { recursive: true });
  while (!tryAcquire(path)) await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  try {
    return await work();
  } finally {
    rmSync(path, { force: true });
  }
}

/** Returns true if it took the lock. Otherwise removes a lock whose process has exited, which the next attempt can take. */
function tryAcquire(path) {
  // The lock is a hard link to a complete file, so that it always contains its process id.
  const mine = `${path}.${process.pid}`;
  writeFileSync(mine, String(process.pid));
  try {
    linkSync(mine, path);
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    if (!isAlive(readHolder(path))) rmSync(path, { force: true });
    return false;
  } finally {
    rmSync(mine, { force: true });
  }
}

/** Returns the id of the process that holds the lock; the own id if the file is gone, so that the caller tries again. */
function readHolder(path) {
  try {
    return Number(readFileSync(path, 'utf8'));
  } catch {
    return process.pid; // The lock was released just now.
  }
}
