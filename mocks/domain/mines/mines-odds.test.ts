import { assert, constantFrom, integer, property, stringMatching } from 'fast-check';
import { describe, expect, test } from 'vitest';

import { CELL_COUNT, minePositions, MINES_RULES, minesPayout, multiplierHundredths } from './mines-odds';
import { mines_multipliers_edge_100bp as multipliers, provably_fair as reference } from '../reference-values.json';

const { server_seed: serverSeed, client_seed: clientSeed, nonce } = reference;
const mineCounts = integer({ min: 1, max: 24 });

describe('the layout', () => {
  test('matches the reference value for 3 and for 24 mines', () => {
    expect(minePositions(3, { serverSeed, clientSeed, nonce })).toEqual(reference.mines_3);
    expect(minePositions(24, { serverSeed, clientSeed, nonce })).toEqual(reference.mines_24);
  });

  test('consists of distinct cells, and fewer mines are a prefix of more', () => {
    const seeds = stringMatching(/^[0-9a-f]{64}$/);
    assert(
      property(mineCounts, seeds, stringMatching(/^[\w-]{1,64}$/), integer({ min: 0 }), (mines, seed, client, number) => {
        const from = { serverSeed: seed, clientSeed: client, nonce: number };
        const cells = minePositions(mines, from);
        expect(new Set(cells).size).toBe(mines);
        expect(cells.every((cell) => Number.isInteger(cell) && cell >= 0 && cell < CELL_COUNT)).toBe(true);
        expect(minePositions(24, from).slice(0, mines)).toEqual(cells);
      }),
      { numRuns: 50 },
    );
  });
});

describe('the multiplier', () => {
  test.each(Object.entries(multipliers))('matches the reference value for %s mines', (mines, expected) => {
    expect(expected.map((_, index) => multiplierHundredths(Number(mines), index + 1, 100) / 100)).toEqual(expected);
  });

  test('is 1 before the first cell', () => {
    expect(multiplierHundredths(3, 0, 100)).toBe(100);
  });

  test('leaves the house edge, and at most a hundredth more', () => {
    // The average payout is multiplier × P(all k cells are safe), P = C(25−m,k) / C(25,k) = Π (25−m−i)/(25−i).
    assert(
      property(mineCounts, integer({ min: 1, max: 24 }), constantFrom(0, 50, 100, 250, 400), (mines, wish, edgeBp) => {
        const revealed = Math.min(wish, CELL_COUNT - mines);
        let [safe, all] = [1n, 1n];
        for (let index = 0; index < revealed; index += 1) {
          safe *= BigInt(CELL_COUNT - mines - index);
          all *= BigInt(CELL_COUNT - index);
        }
        const hundredths = BigInt(multiplierHundredths(mines, revealed, edgeBp));
        const fair = BigInt(10_000 - edgeBp) * all;
        expect(hundredths * safe * 100n <= fair).toBe(true);
        expect((hundredths + 1n) * safe * 100n > fair).toBe(true);
      }),
    );
  });
});

describe('the payout', () => {
  test('is floor(stake × multiplier) even if floating point is a cent off', () => {
    expect(minesPayout(1000, 3, 2, MINES_RULES)).toBe(1280);
    // Floating point gives 114.99999999999999 for 1.15 × 100; these are 100 × 1.17 and 335 × 1.12.
    expect(minesPayout(100, 2, 2, MINES_RULES)).toBe(117);
    expect(minesPayout(335, 3, 1, MINES_RULES)).toBe(375);
    expect(minesPayout(10, 24, 1, MINES_RULES)).toBe(247);
  });

  test('is zero before the first cell and never above the cap', () => {
    expect(minesPayout(1000, 3, 0, MINES_RULES)).toBe(0);
    assert(
      property(integer({ min: 1, max: Number.MAX_SAFE_INTEGER }), mineCounts, integer({ min: 1, max: 24 }), (stake, mines, wish) => {
        const revealed = Math.min(wish, CELL_COUNT - mines);
        const payout = minesPayout(stake, mines, revealed, MINES_RULES);
        expect(Number.isSafeInteger(payout) && payout >= 0 && payout <= MINES_RULES.maxPayout).toBe(true);
        expect(payout >= minesPayout(stake, mines, revealed - 1, MINES_RULES)).toBe(true);
      }),
    );
  });
});
