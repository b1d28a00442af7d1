import { describe, expect, test } from 'vitest';

import type { DoubleTable } from './double';
import {
  computeRoll,
  milestoneEvent,
  NO_TOTALS,
  parseRoundId,
  payoutFactor,
  rollColor,
  roundId,
  roundOutcome,
  toDoubleRoundDto,
  totalsEvent,
  voidedEvent,
} from './double';
import { createDoubleChain } from './double-chain';
import { milestonesBetween, roundTimes } from './double-clock';
import { seedHash } from '../fairness';
import { double as reference } from '../reference-values.json';
import { START } from '../results.fixture';

// These are the public seed and round 8, which ends the chain, of the contract's examples.
const PUBLIC_SEED = '303cc9f8e1ac080162b5dd62b38f266907dadbc097ef345fd802e15489d7d1c1';
const table: DoubleTable = {
  epoch: START - 7 * 25_000,
  getSeed: createDoubleChain(() => reference.server_seed, 8).getSeed,
  chainAt: () => ({ id: 'dch_1', publicSeed: PUBLIC_SEED }),
  isVoided: (round) => round === 6,
};
const totals = { white: 1500, red: 42_000, black: 38_500 };
const round8 = {
  id: 'dbl_8',
  round: 8,
  chain_id: 'dch_1',
  betting_ends_at: '2026-11-21T14:05:15-03:00',
  server_seed_hash: 'ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb',
  public_seed: PUBLIC_SEED,
};

test('the rolls of rounds 1 to 8 match the reference values', () => {
  const rolls = Array.from({ length: 8 }, (_, index) => computeRoll(reference.server_seed, reference.public_seed, index + 1));
  expect(rolls).toEqual(reference.rolls_of_rounds_1_to_8);
});

test('0 is white, 1 to 7 are red, 8 to 14 black; white pays 14 times, the others twice', () => {
  const colors = Array.from({ length: 15 }, (_, roll) => rollColor(roll));
  expect(colors).toEqual(['white', ...Array(7).fill('red'), ...Array(7).fill('black')]);
  expect((['white', 'red', 'black'] as const).map(payoutFactor)).toEqual([14, 2, 2]);
});

test('every roll is one of the fifteen numbers, and each occurs', () => {
  const chain = createDoubleChain(() => seedHash('rolls'), 2000);
  const counts = Array.from({ length: 15 }, () => 0);
  for (let round = 1; round <= 2000; round += 1) {
    const { roll } = roundOutcome({ ...table, getSeed: chain.getSeed }, round);
    counts[roll] = (counts[roll] ?? Number.NaN) + 1;
  }
  expect(counts).toHaveLength(15);
  // Each number is expected 133 times, with a standard deviation of 11.
  for (const count of counts) expect(Math.abs(count - 2000 / 15)).toBeLessThan(50);
});

describe('a round DTO', () => {
  test('hides roll, colour and seed while betting is open', () => {
    expect(toDoubleRoundDto(table, 8, totals, START + 3000)).toEqual({
      ...round8,
      status: 'waiting',
      server_time: '2026-11-21T14:05:03-03:00',
      totals,
      roll: null,
      color: null,
      server_seed: null,
    });
    expect(toDoubleRoundDto(table, 8, totals, START + 14_999)).toMatchObject({ roll: null, color: null, server_seed: null });
  });

  test.each([
    [15_000, 'rolling'],
    [21_000, 'complete'],
    [9_000_000, 'complete'],
  ])('is %2$s %i ms after opening and verifies itself', (after, status) => {
    const shown = toDoubleRoundDto(table, 8, totals, START + after);
    expect(shown).toMatchObject({ ...round8, status, roll: 12, color: 'black', server_seed: reference.server_seed });
    expect(seedHash(shown.server_seed ?? '')).toBe(shown.server_seed_hash);
  });

  test('is linked to the previous round by its seed', () => {
    const shown = toDoubleRoundDto(table, 7, NO_TOTALS, START);
    expect(shown).toMatchObject({ status: 'complete', roll: 1, color: 'red', server_seed: round8.server_seed_hash });
  });
});

test('the events of a round match the contract and reveal nothing early', () => {
  const facts = milestonesBetween(table.epoch, START - 1, START + 21_000, 3).map((milestone) =>
    milestoneEvent(table, milestone, totals, milestone.at + 40),
  );
  const outcome = { id: 'dbl_8', round: 8, roll: 12, color: 'black' };
  expect(facts).toEqual([
    { name: 'DoubleRoundOpened', subject: '', payload: { ...round8, server_time: '2026-11-21T14:05:00.040-03:00' } },
    { name: 'DoubleRoundRolling', subject: '', payload: { ...outcome, server_seed: reference.server_seed } },
    { name: 'DoubleRoundFinished', subject: '', payload: { ...outcome, totals } },
  ]);
  expect(totalsEvent(8, totals)).toEqual({ name: 'DoubleTotalsUpdated', subject: '', payload: { id: 'dbl_8', totals } });
});

test('a voided round reveals its seed and has no roll', () => {
  const shown = toDoubleRoundDto(table, 6, NO_TOTALS, START);
  expect(shown).toMatchObject({ status: 'voided', roll: null, color: null, server_seed: table.getSeed(6) });
  expect(voidedEvent(table, 6).payload).toEqual({ id: 'dbl_6', round: 6, server_seed: shown.server_seed });
});

test('only a valid id parses to a round number', () => {
  expect(parseRoundId(roundId(8))).toBe(8);
  for (const text of ['dbl_0', 'dbl_08', 'dbl_-1', 'dbl_1.5', 'mns_8', '8', 'dbl_', `dbl_${'9'.repeat(20)}`]) {
    expect(parseRoundId(text)).toBeUndefined();
  }
  expect(roundTimes(table.epoch, 8).opensAt).toBe(START);
});
