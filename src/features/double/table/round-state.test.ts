// @vitest-environment node
import { beforeAll, expect, test } from 'vitest';

import { roundTimes } from '@/fairness/double/round-times';
import type { TestRounds } from '@/fairness/double/rounds.fixture';
import { ROUND_MS, OPENS_AT, createTestRounds } from '@/fairness/double/rounds.fixture';

import { nextPhaseChange, phaseAt } from './phase';
import { applyFinished, newerRound, roundFromOpened, applyRolling, applyTotals } from './round-state';
import { pollDelay } from './use-table';

let rounds: TestRounds;

beforeAll(async () => {
  rounds = await createTestRounds(6);
});

test.each([
  [0, 'waiting'],
  [14_999, 'waiting'],
  [15_000, 'rolling'],
  [20_999, 'rolling'],
  [21_000, 'complete'],
  [24_999, 'complete'],
  [25_000, 'over'],
])('%d ms after it opened a round is %s', (into, phase) => {
  expect(phaseAt(rounds.open(2), OPENS_AT + ROUND_MS + into)).toBe(phase);
});

test('a round is never behind the status that the server sent', () => {
  expect(phaseAt({ ...rounds.over(2), status: 'rolling' }, OPENS_AT + ROUND_MS)).toBe('rolling');
});

test('the next phase change is the next of the three times', () => {
  const times = roundTimes(rounds.open(1));
  expect(nextPhaseChange(times, OPENS_AT)).toBe(times.bettingEndsAt);
  expect(nextPhaseChange(times, times.bettingEndsAt)).toBe(times.landsAt);
  expect(nextPhaseChange(times, times.landsAt)).toBe(times.endsAt);
  expect(nextPhaseChange(times, times.endsAt)).toBeNull();
});

test('a response that is older than the cached round changes nothing', () => {
  const [older, newer] = [rounds.over(2), rounds.open(3)];
  expect(newerRound(newer, older)).toBe(newer);
  expect(newerRound(older, newer)).toBe(newer);
  const rolling = rounds.at(OPENS_AT + 2 * ROUND_MS + 16_000);
  expect(newerRound(rolling, newer)).toBe(rolling);
  expect(newerRound(undefined, older)).toBe(older);
});

test('a response of a server that restarted its rounds is accepted', () => {
  const far = { ...rounds.open(6), round: 900 };
  expect(newerRound(far, rounds.open(1)).round).toBe(1);
});

test('events of another round are ignored', () => {
  const known = rounds.open(3);
  const { roll, color, server_seed, totals } = rounds.over(4);
  if (roll === null || color === null || server_seed === null) throw new Error('not over');
  expect(applyTotals(known, { id: 'dbl_4', totals: { white: 1, red: 2, black: 3 } })).toBe(known);
  expect(applyRolling(known, { id: 'dbl_4', round: 4, roll, color, server_seed })).toBeUndefined();
  expect(applyFinished(known, { id: 'dbl_4', round: 4, roll, color, totals })).toBeUndefined();
});

test('events take a round from its opening to its end', () => {
  const { id, round, chain_id, betting_ends_at, server_time, server_seed_hash, public_seed } = rounds.open(3);
  const { roll, color, server_seed } = rounds.over(3);
  if (roll === null || color === null || server_seed === null) throw new Error('not over');
  const opened = roundFromOpened({ id, round, chain_id, betting_ends_at, server_time, server_seed_hash, public_seed });
  expect(opened).toEqual(rounds.open(3));
  const event = { id, round, roll, color };
  // An end without the seed cannot be verified: the round is fetched.
  expect(applyFinished(opened, { ...event, totals: opened.totals })).toBeUndefined();
  const rolling = applyRolling(opened, { ...event, server_seed });
  expect(rolling).toMatchObject({ status: 'rolling', roll, color, server_seed });
  const totals = { white: 0, red: 100, black: 0 };
  expect(rolling && applyFinished(rolling, { ...event, totals })).toMatchObject({ status: 'complete', totals });
});

test('the table is polled if its round is behind the clock, and for stakes without realtime', () => {
  const waiting = rounds.open(2);
  expect(pollDelay(waiting, 'waiting', true, 0)).toBeNull();
  expect(pollDelay(waiting, 'waiting', false, 0)).toBe(8000);
  expect(pollDelay(waiting, 'rolling', true, 0)).toBe(1200);
  expect(pollDelay(waiting, 'rolling', false, 0)).toBe(300);
  expect(pollDelay(rounds.over(2), 'complete', false, 0)).toBeNull();
  expect(pollDelay(rounds.over(2), 'over', false, 0)).toBe(300);
  expect(pollDelay(undefined, 'over', false, 0)).toBeNull();
});

test('a table that does not move on is polled less and less often', () => {
  const waiting = rounds.open(2);
  expect([0, 1, 2, 3, 9].map((unchanged) => pollDelay(waiting, 'rolling', false, unchanged))).toEqual([300, 600, 1200, 2400, 10_000]);
  expect([0, 1, 9].map((unchanged) => pollDelay(waiting, 'rolling', true, unchanged))).toEqual([1200, 2400, 10_000]);
});
