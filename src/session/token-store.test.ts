import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createTokenStore, TOKEN_COOKIE } from './token-store';

const HOUR = 3_600_000;
const token = { value: 'a.b=c', endsAt: HOUR };
let jar: Map<string, string>;
let written: string[];
let keeps: boolean;

beforeEach(() => {
  jar = new Map();
  written = [];
  keeps = true;
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() => [...jar].map(([name, value]) => `${name}=${value}`).join('; '));
  vi.spyOn(document, 'cookie', 'set').mockImplementation((cookie) => {
    written.push(cookie);
    if (!keeps) return;
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
    if (cookie.includes('Max-Age=0;')) jar.delete(name);
    else jar.set(name, value);
  });
});

afterEach(() => vi.restoreAllMocks());

const storeAt = (now: number, wall = now) =>
  createTokenStore(
    () => now,
    () => wall,
  );

test('the token comes back with its end, in another page too', () => {
  storeAt(0).write(token);
  expect(storeAt(0).read()).toEqual(token);
});

test('its cookie ends with the token and is Secure, SameSite=None and of this host alone (L6)', () => {
  storeAt(0).write(token);
  expect(written.find((cookie) => cookie.startsWith(`${TOKEN_COOKIE}=`))).toBe(
    `${TOKEN_COOKIE}=a.b%3Dc; Max-Age=3600; Path=/; SameSite=None; Secure`,
  );
});

test('the end is kept by the device clock and read by the session clock, however far they are apart', () => {
  storeAt(0, 7 * HOUR).write(token);
  expect(storeAt(500, 7 * HOUR).read()).toEqual({ ...token, endsAt: HOUR + 500 });
});

test('a cookie never goes before its token', () => {
  storeAt(1).write(token);
  expect(written.at(-1)).toContain('Max-Age=3600;');
});

test('what is cleared is gone', () => {
  const store = storeAt(0);
  store.write(token);
  store.clear(token.value);
  expect(store.read()).toBeNull();
  expect(jar.size).toBe(0);
});

test('a token that another tab put in its place is not cleared', () => {
  const store = storeAt(0);
  store.write(token);
  storeAt(0).write({ value: 'newer', endsAt: HOUR });
  store.clear(token.value);
  expect(store.read()).toEqual({ value: 'newer', endsAt: HOUR });
});

test('a browser that keeps no cookies has the token until the page ends, and says so', () => {
  keeps = false;
  const store = storeAt(0);
  expect(store.isPersistent()).toBe(true);
  store.write(token);
  expect(store.read()).toEqual(token);
  expect(store.isPersistent()).toBe(false);
  expect(storeAt(0).read()).toBeNull();
  store.clear(token.value);
  expect(store.read()).toBeNull();
});

test('a page that may not look at cookies is no error', () => {
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() => {
    throw new DOMException('sandboxed', 'SecurityError');
  });
  const store = storeAt(0);
  store.write(token);
  expect(store.read()).toEqual(token);
});

test('a page whose cookie writes throw has the token until it ends', () => {
  vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const store = storeAt(0);
  store.write(token);
  expect([store.read(), store.isPersistent()]).toEqual([token, false]);
  store.clear(token.value);
  expect(store.read()).toBeNull();
});

test('a token whose cookie is ignored, as a too large one, leaves none of the tokens before it behind', () => {
  const store = storeAt(0);
  store.write(token);
  const large = { value: 'x'.repeat(5000), endsAt: HOUR };
  vi.spyOn(document, 'cookie', 'set').mockImplementation((cookie) => {
    const [, name = ''] = /^([^=]+)=/.exec(cookie) ?? [];
    if (cookie.includes('Max-Age=0;')) jar.delete(name);
  });
  store.write(large);
  expect([store.read(), store.isPersistent()]).toEqual([large, false]);
  store.clear(large.value);
  expect(store.read()).toBeNull();
});

test.each([
  ['an hour back: the expiry is not believed, the token is refreshed before use', -HOUR, 0],
  ['some seconds back, as a time server does', -5000, HOUR + 5000],
  ['ten minutes ahead', 600_000, HOUR - 600_000],
  ['an hour ahead', HOUR, 0],
])('a device clock that was set %s, then a reload', (_case, by, left) => {
  storeAt(0).write(token);
  expect(storeAt(0, by).read()).toEqual({ ...token, endsAt: left });
});

test('the expiry that an earlier version wrote, without how long the token was valid, is read', () => {
  storeAt(0).write(token);
  jar.set(`${TOKEN_COOKIE}_ends`, String(HOUR));
  expect(storeAt(500).read()).toEqual({ ...token, endsAt: HOUR });
});

test.each([
  ['without its end it is renewed before use', 'lonely', { value: 'lonely', endsAt: 7 }],
  ['with an expiry that is no number', 'lonely', { value: 'lonely', endsAt: 7 }, 'soon'],
  ['no percent text', '%E0%A4%A', null],
  ['what no header can carry', 'a%0Ab', null],
  ['nothing', '', null],
])('a cookie that somebody else wrote: %s', (_case, text, read, ends = '') => {
  jar.set(TOKEN_COOKIE, text);
  if (ends !== '') jar.set(`${TOKEN_COOKIE}_ends`, ends);
  expect(storeAt(7).read()).toEqual(read);
});
