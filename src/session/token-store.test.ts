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
  expect(store.lasting()).toBe(true);
  store.write(token);
  expect(store.read()).toEqual(token);
  expect(store.lasting()).toBe(false);
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

test.each([
  ['without its end it is renewed before use', 'lonely', { value: 'lonely', endsAt: 7 }],
  ['no percent text', '%E0%A4%A', null],
  ['what no header can carry', 'a%0Ab', null],
  ['nothing', '', null],
])('a cookie that somebody else wrote: %s', (_case, text, read) => {
  jar.set(TOKEN_COOKIE, text);
  expect(storeAt(7).read()).toEqual(read);
});
