import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { loadCode, MissingCodeError } from '@/shared/lib/missing-code';
import { registerDraft } from '@/product/reload-drafts';

import { MIN_RELOAD_INTERVAL_MS, reloadOnChunkError, reloadGuarded } from './guarded-reload';

const reload = vi.fn<() => void>();
let serve: () => Promise<Response>;
let end = () => {};
let release = () => {};

beforeEach(() => {
  sessionStorage.clear();
  reload.mockReset();
  serve = () => Promise.resolve(Response.json({ build: 'b' }));
  vi.stubGlobal('fetch', () => serve());
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  end = reloadOnChunkError(reload);
});
afterEach(() => {
  end();
  release();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const missingChunk = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

/** Returns the error, or `pending` during a reload. */
async function loadMissingChunk(): Promise<unknown> {
  const timeout = new Promise((resolve) => setTimeout(() => resolve('pending'), 20));
  return Promise.race([loadCode(missingChunk).catch((error: unknown) => error), timeout]);
}

test('a missing chunk reloads the page once; the second failure is shown by the section', async () => {
  expect(await loadMissingChunk()).toBe('pending');
  expect(reload).toHaveBeenCalledOnce();
  expect(await loadMissingChunk()).toBeInstanceOf(MissingCodeError);
  expect(reload).toHaveBeenCalledOnce();
});

test('a page that loads for longer than the interval is reloaded once for each served build', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const loadLater = () => {
    vi.setSystemTime(Date.now() + 2 * MIN_RELOAD_INTERVAL_MS);
    return loadMissingChunk();
  };
  expect(await loadLater()).toBe('pending');
  expect(await loadLater()).toBeInstanceOf(MissingCodeError);
  // Two servers with different builds.
  for (const [build, isReloaded] of [
    ['c', true],
    ['b', false],
    ['c', false],
    ['d', true],
  ] as const) {
    serve = () => Promise.resolve(Response.json({ build }));
    expect((await loadLater()) === 'pending').toBe(isReloaded);
  }
  expect(reload).toHaveBeenCalledTimes(3);
});

test('a reload that a form draft prevents may happen later', async () => {
  let isStored = false;
  end();
  end = reloadOnChunkError(() => isStored);
  expect(await loadMissingChunk()).toBeInstanceOf(MissingCodeError);
  isStored = true;
  expect(await loadMissingChunk()).toBe('pending');
});

test('several imports that fail together reload the page once', async () => {
  expect(await Promise.all([loadMissingChunk(), loadMissingChunk()])).toEqual(['pending', 'pending']);
  expect(reload).toHaveBeenCalledOnce();
});

test('the page is not reloaded while the device is offline', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(await loadMissingChunk()).toBeInstanceOf(MissingCodeError);
  expect(reload).not.toHaveBeenCalled();
});

test.each([
  ['refuses the connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['responds with an error', () => Promise.resolve(new Response('Bad gateway', { status: 502 }))],
])('the page is not reloaded if the device is online and the server %s', async (_, response) => {
  serve = response;
  expect(await loadMissingChunk()).toBeInstanceOf(MissingCodeError);
  expect(reload).not.toHaveBeenCalled();
});

test('a server that never responds counts as unreachable after 4 s', async () => {
  vi.useFakeTimers();
  serve = () => new Promise(() => undefined);
  const failed = loadCode(missingChunk).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(4000);
  expect(await failed).toBeInstanceOf(MissingCodeError);
  expect(reload).not.toHaveBeenCalled();
});

test('the files that the service worker has stored are deleted before the reload, because one of them is broken', async () => {
  const deleted: string[] = [];
  vi.stubGlobal('caches', { delete: (name: string) => Promise.resolve(deleted.push(name) > 0) });
  reload.mockImplementation(() => deleted.push('reload'));
  expect(await loadMissingChunk()).toBe('pending');
  expect(deleted).toEqual(['files', 'reload']);
});

test.each([
  ['rejects', () => Promise.reject(new DOMException('Unexpected internal error'))],
  [
    'throws',
    () => {
      throw new DOMException('The operation is insecure', 'SecurityError');
    },
  ],
  ['never responds', () => new Promise(() => undefined)],
])('a cache that %s does not prevent the reload', async (_, remove) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('caches', { delete: remove });
  void loadCode(missingChunk);
  await vi.advanceTimersByTimeAsync(1000);
  expect(reload).toHaveBeenCalledOnce();
});

test('a reload by the site saves the form drafts (SPEC S8)', () => {
  vi.stubGlobal('location', { pathname: '/', reload });
  release = registerDraft('withdraw', () => ({ amount: 8000 }));
  expect(reloadGuarded()).toBe(true);
  expect(reload).toHaveBeenCalledOnce();
  expect(sessionStorage.getItem('drafts')).toContain('{"amount":8000}');
});

test('a change between the call of reload and the end of the page is saved', () => {
  vi.stubGlobal('location', { pathname: '/', reload });
  let amount = 8000;
  release = registerDraft('withdraw', () => ({ amount }));
  reloadGuarded();
  amount = 9000;
  window.dispatchEvent(new Event('pagehide'));
  expect(sessionStorage.getItem('drafts')).toContain('{"amount":9000}');
});

test('the page is not reloaded if a form draft cannot be stored', () => {
  vi.stubGlobal('location', { pathname: '/', reload });
  release = registerDraft('withdraw', () => ({ amount: '80,00' }));
  const setItem = Storage.prototype.setItem;
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    if (key === 'drafts') throw new DOMException('full', 'QuotaExceededError');
    setItem.call(this, key, value);
  });
  expect(reloadGuarded()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  release();
  expect(reloadGuarded()).toBe(true);
});

test('the page is not reloaded with storage blocked, because nothing would stop a loop', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(reloadGuarded(reload)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
