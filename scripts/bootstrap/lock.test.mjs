import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { withLock } from './lock.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('only one task runs at a time, and the lock file is removed', async () => {
  const path = join(folder, 'deep/install.lock');
  const seen = [];
  const work = (name) => () => {
    seen.push(`${name} in`);
    return new Promise((resolve) => setImmediate(() => resolve(seen.push(`${name} out`))));
  };
  await Promise.all([withLock(path, work('a')), withLock(path, work('b'))]);
  expect(seen).toEqual(['a in', 'a out', 'b in', 'b out']);
  expect(existsSync(path)).toBe(false);
});

it('the lock is released if the task fails', async () => {
  const path = join(folder, 'install.lock');
  await expect(withLock(path, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(existsSync(path)).toBe(false);
});

it('the lock of an exited process is replaced', async () => {
  const path = join(folder, 'install.lock');
  const impossiblePid = 2 ** 22 + 1;
  writeFileSync(path, String(impossiblePid));
  await expect(withLock(path, () => 'done')).resolves.toBe('done');
});
