import { describe, expect, test } from 'vitest';

import { foreignCallerCheck, refuseForeign } from './foreign-caller';

const check = foreignCallerCheck(['https://casa.example', 'http://stand-in:5173']);

describe('allowed are', () => {
  test.each([
    ['a program of this machine', { host: 'localhost:4010' }],
    ['a program that uses an IP address', { host: '192.168.1.7:4010' }],
    ['a program that uses IPv6', { host: '[::1]:4010' }],
    ['a page on another port of this machine', { host: 'localhost:4010', origin: 'http://127.0.0.1:4011' }],
    ['a page of this machine under TLS', { host: '127.0.0.1:4010', origin: 'https://localhost:5173' }],
    ['a page at a name of this machine', { host: 'casa.localhost', origin: 'http://casa.localhost:5173' }],
    ['a page of the server itself', { host: '192.168.1.7:4010', origin: 'http://192.168.1.7:4010' }],
    ['a listed site', { host: 'localhost:4010', origin: 'https://casa.example' }],
    ['a listed site that passes its own host on', { host: 'casa.example', origin: 'https://casa.example' }],
    ['a container with a listed name', { host: 'stand-in:4010' }],
  ])('%s', (_, caller) => {
    expect(check(caller)).toBeUndefined();
  });
});

describe('refused are', () => {
  test.each([
    ['a page of another site', { host: 'localhost:4010', origin: 'https://evil.test' }],
    ['a page without an origin of its own', { host: 'localhost:4010', origin: 'null' }],
    ['a listed host on another port', { host: 'localhost:4010', origin: 'https://casa.example:8443' }],
    ['a listed host without TLS', { host: 'localhost:4010', origin: 'http://casa.example' }],
    ['a page of another machine', { host: '192.168.1.7:4010', origin: 'http://192.168.1.9:4010' }],
    ['a name that only begins like this machine', { host: 'localhost:4010', origin: 'https://localhost.evil.test' }],
    ['a name that only ends like this machine', { host: 'localhost:4010', origin: 'https://evillocalhost' }],
    ['a name that DNS points to this machine', { host: 'evil.test:4010' }],
    ['such a name and its page', { host: 'evil.test:4010', origin: 'http://evil.test:4010' }],
    ['an address before a foreign name', { host: '127.0.0.1.evil.test' }],
    ['a name with a user before it', { host: 'evil.test@localhost' }],
    ['a request without a host', { origin: 'http://localhost:5173' }],
  ])('%s', (_, caller) => {
    expect(check(caller)).toMatch(/--site/);
  });
});

test('a refused request never reaches the server, and no page can read its answer', async () => {
  const reached: string[] = [];
  const fetch = refuseForeign(check, ({ url }) => {
    reached.push(url);
    return new Response();
  });
  const response = await fetch(
    new Request('http://localhost:4010/__mock/reset', { headers: { Host: 'localhost', Origin: 'https://evil.test' } }),
  );
  expect([response.status, response.headers.get('Access-Control-Allow-Origin'), reached]).toEqual([403, null, []]);
});
