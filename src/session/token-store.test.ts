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

test('the token comes back with its end, in another page too', () => {
  createTokenStore(() => 0).write(token);
  expect(createTokenStore(() => 0).read()).toEqual(token);
});

test('its cookie ends with the token and is Secure, SameSite=None and of this host alone (SPEC L6)', () => {
  createTokenStore(() => 0).write(token);
  expect(written[0]).toBe(`${TOKEN_COOKIE}=a.b%3Dc; Max-Age=3600; Path=/; SameSite=None; Secure`);
});

test('what is cleared is gone', () => {
  const store = createTokenStore(() => 0);
  store.write(token);
  store.clear();
  expect(store.read()).toBeNull();
  expect(jar.size).toBe(0);
});

test('a browser that keeps no cookie has it until the page ends, and says so', () => {
  keeps = false;
  const store = createTokenStore(() => 0);
  expect(store.lasting()).toBe(true);
  store.write(token);
  expect(store.read()).toEqual(token);
  expect(store.lasting()).toBe(false);
  expect(createTokenStore(() => 0).read()).toBeNull();
});

test('a page that may not look at cookies is no error', () => {
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() => {
    throw new DOMException('sandboxed', 'SecurityError');
  });
  const store = createTokenStore(() => 0);
  store.write(token);
  expect(store.read()).toEqual(token);
});

test('a token without its end, and one that is no text, are renewed before use or not there', () => {
  jar.set(TOKEN_COOKIE, 'lonely');
  expect(createTokenStore(() => 0).read()).toEqual({ value: 'lonely', endsAt: 0 });
  jar.set(TOKEN_COOKIE, '%E0%A4%A');
  expect(createTokenStore(() => 0).read()).toBeNull();
});
