// @vitest-environment node
import { expect, test } from 'vitest';

import { minesLayout, minesPayout, multiplierHundredths, nextCellChance, reachableGems, returnPercent } from './odds';
import { SEED, TERMS } from './reference-game.fixture';

const layout = (mines: number) => minesLayout({ serverSeed: SEED, clientSeed: 'cliente-teste', nonce: 1, mines });

test('layouts equal those of the reference implementation', async () => {
  expect(await layout(3)).toEqual([1, 2, 0]);
  expect(await layout(24)).toEqual([1, 2, 0, 18, 19, 20, 22, 13, 10, 12, 8, 23, 17, 24, 16, 4, 3, 21, 11, 14, 5, 15, 9, 6]);
});

test.each([
  [1, [103, 107, 112, 117, 123, 130]],
  [3, [112, 128, 147, 171, 199, 234]],
  [5, [123, 156, 199, 258, 339, 452]],
  [10, [165, 282, 500, 917, 1751, 3503]],
  [24, [2475]],
  [12, [190, 380, 796, 1751, 4086, 10_217, 27_732, 83_198, 282_873, 1_131_493, 5_657_469, 39_602_284, 514_829_700]],
])('multipliers of %i mines equal those of the reference, rounded down', (mines, hundredths) => {
  expect(hundredths.map((_, index) => multiplierHundredths(mines, index + 1, 100))).toEqual(hundredths);
});

test('a payout is rounded down to the cent, zero before the first cell, and limited to the maximum', () => {
  expect(minesPayout(999, 3, 1, TERMS)).toBe(1118);
  expect(minesPayout(1000, 3, 0, TERMS)).toBe(0);
  expect(minesPayout(200_000, 12, 13, TERMS)).toBe(5_000_000);
  expect(minesPayout(9_007_199_254_740_991, 24, 1, { ...TERMS, maxPayout: Number.MAX_SAFE_INTEGER })).toBe(Number.MAX_SAFE_INTEGER);
});

test.each([
  [10, 1, 1, 96],
  [10, 1, 2, 92],
  [100, 1, 1, 98.88],
  [2000, 16, 7, 18.7],
  [200_000, 23, 2, 8.3],
])('the return of a stake of %i cents with %i mines and %i gems has rounding and maximum in it', (stake, mines, opened, percent) => {
  expect(returnPercent(stake, mines, opened, TERMS)).toBeCloseTo(percent, 1);
});

test('gems beyond the automatic cash-out cannot be reached', () => {
  expect([reachableGems(2000, 16, TERMS), reachableGems(100, 3, TERMS), reachableGems(200_000, 23, TERMS)]).toEqual([7, 22, 2]);
});

test('the chance of the next cell depends on the closed cells', () => {
  expect([nextCellChance(3, 0), nextCellChance(24, 0), nextCellChance(24, 1), nextCellChance(1, 25)]).toEqual([88, 4, 0, 0]);
});
