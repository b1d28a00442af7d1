import { expect, test } from 'vitest';

import { fairNumbers, hmacSha256, sha256Hex } from './fair-numbers';

const SEED = 'a'.repeat(64);

test('the hash of a server seed is the hash of its text', async () => {
  expect(await sha256Hex(SEED)).toBe('ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb');
});

test('HMAC-SHA256 passes test case 2 of RFC 4231', async () => {
  const mac = await hmacSha256('Jefe', 'what do ya want for nothing?');
  expect(Array.from(mac, (byte) => byte.toString(16).padStart(2, '0')).join('')).toBe(
    '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
  );
});

test('an empty key is no error', async () => {
  const mac = await hmacSha256('', '');
  expect(Array.from(mac.subarray(0, 4))).toEqual([0xb6, 0x13, 0x67, 0x9a]);
});

test('numbers follow from both seeds and the nonce, over several blocks', async () => {
  expect(await fairNumbers(SEED, 'cliente-teste', 1, 9)).toEqual([
    0.05083655100315809, 0.08164965664036572, 0.033122377935796976, 0.7268783771432936, 0.7271090808790177, 0.7955434534233063,
    0.8700694555882365, 0.569249254418537, 0.4485829840414226,
  ]);
});

test.each([0, 1, 8, 24])('%i numbers are a prefix of any longer sequence', async (count) => {
  const all = await fairNumbers(SEED, 'cliente-teste', 1, 24);
  expect(await fairNumbers(SEED, 'cliente-teste', 1, count)).toEqual(all.slice(0, count));
});
