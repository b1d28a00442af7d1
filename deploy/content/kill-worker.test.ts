import { runInNewContext } from 'node:vm';

import { expect, test, vi } from 'vitest';

import { KILL_WORKER } from './kill-worker';

test('the kill switch takes over at once, deletes every cache and unregisters itself', async () => {
  const listeners = new Map<string, (event: { waitUntil: (work: Promise<unknown>) => void }) => void>();
  const work: Promise<unknown>[] = [];
  const stores = new Set(['pages', 'files', 'shell']);
  const self = {
    addEventListener: (name: string, listener: () => void) => listeners.set(name, listener),
    skipWaiting: vi.fn(() => Promise.resolve()),
    registration: { unregister: vi.fn(() => Promise.resolve(true)) },
  };
  const caches = { keys: () => Promise.resolve([...stores]), delete: (name: string) => Promise.resolve(stores.delete(name)) };
  runInNewContext(KILL_WORKER, { self, caches });
  for (const name of ['install', 'activate']) listeners.get(name)?.({ waitUntil: (part) => void work.push(part) });
  await Promise.all(work);
  expect(self.skipWaiting).toHaveBeenCalledOnce();
  expect([...stores]).toEqual([]);
  expect(self.registration.unregister).toHaveBeenCalledOnce();
  expect([...listeners.keys()]).not.toContain('fetch');
});
