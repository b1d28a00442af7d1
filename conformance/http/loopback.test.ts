import { expect, test } from 'vitest';

import { isLoopbackHost } from './loopback';

test.each([
  ['127.0.0.1', true],
  ['127.8.9.10', true],
  ['[::1]', true],
  ['[::ffff:127.0.0.1]', true],
  ['localhost', true],
  ['0.0.0.0', false],
  ['203.0.113.7', false],
  ['[2001:db8::7]', false],
])('%s is judged by its address: %s', async (host, expected) => {
  expect(await isLoopbackHost(host)).toBe(expected);
});

test.each([
  ['127.example.com', ['203.0.113.7'], false],
  ['evil.localhost', ['203.0.113.7'], false],
  ['shop.test', ['127.0.0.1'], true],
  ['half.example.com', ['127.0.0.1', '203.0.113.7'], false],
  ['nowhere.invalid', [], false],
])('%s is judged by the addresses that it resolves to: %j', async (host, addresses, expected) => {
  expect(await isLoopbackHost(host, async () => addresses.map((address) => ({ address })))).toBe(expected);
});

test('A name that cannot be looked up is not this machine.', async () => {
  expect(await isLoopbackHost('nowhere.invalid', () => Promise.reject(new Error('ENOTFOUND')))).toBe(false);
});
