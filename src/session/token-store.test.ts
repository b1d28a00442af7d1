import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createTokenStore } from './token-store';

const HOUR = 3_600_000;
/** Name that SPEC N8 demands. */
const TOKEN_COOKIE = '__Host-access_token';
const token = { value: 'a.b=c', endsAt: HOUR };
let jar: Map<string, string>;
let written: string[];
let storesCookies: boolean;

beforeEach(() => {
  jar = new Map();
  written = [];
  storesCookies = true;
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() => [...jar].map(([name, value]) => `${name}=${value}`).join('; '));
  vi.spyOn(document, 'cookie', 'set').mockImplementation((cookie) => {
    written.push(cookie);
    if (!storesCookies) return;
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

test('a stored token is read with its expiry, also by another page', () => {
  storeAt(0).write(token);
  expect(storeAt(0).read()).toEqual(token);
});

test('the cookie expires with the token and is Secure, SameSite=None and host-only (SPEC N8) (L6)', () => {
  storeAt(0).write(token);
  expect(written.find((cookie) => cookie.startsWith(`${TOKEN_COOKIE}=`))).toBe(
    `${TOKEN_COOKIE}=a.b%3Dc; Max-Age=3600; Path=/; SameSite=None; Secure`,
  );
});

test('the expiry is stored in device time and read in session time, however far apart the clocks are', () => {
  storeAt(0, 7 * HOUR).write(token);
  expect(storeAt(500, 7 * HOUR).read()).toEqual({ ...token, endsAt: HOUR + 500 });
});

test('a cookie never expires before its token', () => {
  storeAt(1).write(token);
  expect(written.at(-1)).toContain('Max-Age=3600;');
});

test('a cleared token is removed from the cookies', () => {
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

test('a browser without cookies keeps the token in memory and reports it', () => {
  storesCookies = false;
  const store = storeAt(0);
  expect(store.isPersistent()).toBe(true);
  store.write(token);
  expect(store.read()).toEqual(token);
  expect(store.isPersistent()).toBe(false);
  expect(storeAt(0).read()).toBeNull();
  store.clear(token.value);
  expect(store.read()).toBeNull();
});

test('a page that may not read cookies causes no error', () => {
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() => {
    throw new DOMException('sandboxed', 'SecurityError');
  });
  const store = storeAt(0);
  store.write(token);
  expect(store.read()).toEqual(token);
});

test('a page whose cookie writes throw keeps the token in memory', () => {
  vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const store = storeAt(0);
  store.write(token);
  expect([store.read(), store.isPersistent()]).toEqual([token, false]);
  store.clear(token.value);
  expect(store.read()).toBeNull();
});

test('a token that is too large for a cookie removes the tokens stored before it', () => {
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
  ['back by an hour, which makes the stored expiry implausible', -HOUR, 0],
  ['back by some seconds, as by a time server', -5000, HOUR + 5000],
  ['ahead by ten minutes', 600_000, HOUR - 600_000],
  ['ahead by an hour', HOUR, 0],
])('a reload after the device clock was set %s yields the right expiry', (_case, by, left) => {
  storeAt(0).write(token);
  expect(storeAt(0, by).read()).toEqual({ ...token, endsAt: left });
});

test('the expiry format of an earlier version, without the validity, is read', () => {
  storeAt(0).write(token);
  jar.set(`${TOKEN_COOKIE}_ends`, String(HOUR));
  expect(storeAt(500).read()).toEqual({ ...token, endsAt: HOUR });
});

test.each([
  ['without an expiry, so that it is refreshed before use', 'lonely', { value: 'lonely', endsAt: 7 }],
  ['with a non-numeric expiry', 'lonely', { value: 'lonely', endsAt: 7 }, 'soon'],
  ['with broken percent encoding', '%E0%A4%A', null],
  ['that no header can carry', 'a%0Ab', null],
  ['that is empty', '', null],
])('a foreign cookie is read safely: one %s', (_case, text, read, ends = '') => {
  jar.set(TOKEN_COOKIE, text);
  if (ends !== '') jar.set(`${TOKEN_COOKIE}_ends`, ends);
  expect(storeAt(7).read()).toEqual(read);
});
