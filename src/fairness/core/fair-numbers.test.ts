// @vitest-environment node
import { expect, test } from 'vitest';

import { fairNumbers, sha256Hex } from './fair-numbers';

const SEED = 'a'.repeat(64);

test('the hash of a server seed is the hash of its text', async () => {
  expect(await sha256Hex(SEED)).toBe('ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb');
});

test('an empty seed is no error, and counts as a key of zeros', async () => {
  expect(await fairNumbers('', 'cliente-teste', 1, 2)).toEqual(await fairNumbers('\0', 'cliente-teste', 1, 2));
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
