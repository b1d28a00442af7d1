import { runInNewContext } from 'node:vm';

import { expect, test, vi } from 'vitest';

import { KILL_WORKER } from './kill-worker';

/** Installs and activates the worker in a fake of its scope. */
async function installKillWorker(caches: object) {
  const listeners = new Map<string, (event: { waitUntil: (work: Promise<unknown>) => void }) => void>();
  const work: Promise<unknown>[] = [];
  const self = {
    addEventListener: (name: string, listener: () => void) => listeners.set(name, listener),
    skipWaiting: vi.fn(() => Promise.resolve()),
    registration: { unregister: vi.fn(() => Promise.resolve(true)) },
  };
  runInNewContext(KILL_WORKER, { self, caches });
  for (const name of ['install', 'activate']) listeners.get(name)?.({ waitUntil: (part) => void work.push(part) });
  await Promise.all(work);
  return { ...self, listeners };
}

test('the kill switch takes over at once, deletes every cache and unregisters itself', async () => {
  const stores = new Set(['pages', 'files', 'shell']);
  const caches = { keys: () => Promise.resolve([...stores]), delete: (name: string) => Promise.resolve(stores.delete(name)) };
  const { skipWaiting, registration, listeners } = await installKillWorker(caches);
  expect(skipWaiting).toHaveBeenCalledOnce();
  expect([...stores]).toEqual([]);
  expect(registration.unregister).toHaveBeenCalledOnce();
  expect([...listeners.keys()]).not.toContain('fetch');
});

test('the kill switch unregisters itself if the caches cannot be read', async () => {
  const { registration } = await installKillWorker({ keys: () => Promise.reject(new DOMException('Unexpected internal error')) });
  expect(registration.unregister).toHaveBeenCalledOnce();
});
