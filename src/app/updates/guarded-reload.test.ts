import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { loadCode, MissingCodeError } from '@/shared/lib/missing-code';
import { registerDraft } from '@/shell/reload-drafts';

import { reloadOnChunkError, reloadGuarded } from './guarded-reload';

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

const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

/** Loads code that is gone. Returns how it ended; `pending` if nothing may be shown, as the page is being reloaded. */
async function missCode(): Promise<unknown> {
  const timeout = new Promise((resolve) => setTimeout(() => resolve('pending'), 20));
  return Promise.race([loadCode(gone).catch((error: unknown) => error), timeout]);
}

test('code that is gone after a deploy reloads the page once; at the second failure the section says so', async () => {
  expect(await missCode()).toBe('pending');
  expect(reload).toHaveBeenCalledOnce();
  expect(await missCode()).toBeInstanceOf(MissingCodeError);
  expect(reload).toHaveBeenCalledOnce();
});

test('several imports that fail at once reload the page once', async () => {
  expect(await Promise.all([missCode(), missCode()])).toEqual(['pending', 'pending']);
  expect(reload).toHaveBeenCalledOnce();
});

test('without a connection the page is not reloaded', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(await missCode()).toBeInstanceOf(MissingCodeError);
  expect(reload).not.toHaveBeenCalled();
});

test.each([
  ['refuses the connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['answers with an error', () => Promise.resolve(new Response('Bad gateway', { status: 502 }))],
])('while the host %s, though the device believes it is online, the page is not reloaded', async (_, answer) => {
  serve = answer;
  expect(await missCode()).toBeInstanceOf(MissingCodeError);
  expect(reload).not.toHaveBeenCalled();
});

test('a host that never answers counts as unreachable after 4 s', async () => {
  vi.useFakeTimers();
  serve = () => new Promise(() => undefined);
  const failed = loadCode(gone).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(4000);
  expect(await failed).toBeInstanceOf(MissingCodeError);
  expect(reload).not.toHaveBeenCalled();
});

test('a reload by the site keeps the content of its forms (SPEC S8)', () => {
  vi.stubGlobal('location', { pathname: '/', reload });
  release = registerDraft('withdraw', () => ({ amount: 8000 }));
  expect(reloadGuarded()).toBe(true);
  expect(reload).toHaveBeenCalledOnce();
  expect(sessionStorage.getItem('kept-forms')).toContain('{"amount":8000}');
});

test('a reload that would lose the content of a form is not made', () => {
  vi.stubGlobal('location', { pathname: '/', reload });
  release = registerDraft('withdraw', () => ({ amount: '80,00' }));
  const setItem = Storage.prototype.setItem;
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    if (key === 'kept-forms') throw new DOMException('full', 'QuotaExceededError');
    setItem.call(this, key, value);
  });
  expect(reloadGuarded()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  release();
  expect(reloadGuarded()).toBe(true);
});

test('with storage blocked the page is not reloaded: nothing would stop a loop', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(reloadGuarded(reload)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
