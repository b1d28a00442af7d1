import { beforeAll, beforeEach, expect, test } from 'vitest';

import type { DoubleRound } from '@generated/api/model/double-round';

import { createTestRounds, OPENS_AT, ROUND_MS } from '../rounds.fixture';
import { ROLLING_MS } from '../round-times';
import { commitmentStorage, createCommitmentLog, visitStorage } from './commitment-log';

beforeEach(() => localStorage.clear());

const at = (ms: number) => new Date(ms).toISOString();
const LANDS_AT = OPENS_AT + ROUND_MS;
const round = { betting_ends_at: at(LANDS_AT - ROLLING_MS) };

let open: DoubleRound;
beforeAll(async () => {
  open = (await createTestRounds(2)).open(2);
});

const createLog = () => createCommitmentLog(commitmentStorage, visitStorage);
const visit = (log: ReturnType<typeof createLog>, ms: number) => log.record({ ...open, server_time: at(ms) });

test.each([
  [0, true],
  [-1, false],
])('a round whose wheel stopped %i ms before the first visit is from before it: %s', (late, isBefore) => {
  const log = createLog();
  visit(log, LANDS_AT + late);
  expect(log.isBeforeVisit(round)).toBe(isBefore);
});

test('no round is from before an unknown first visit', () => {
  expect(createLog().isBeforeVisit(round)).toBe(false);
});

test('without a record of visits, no round is from before the first one', () => {
  const log = createCommitmentLog();
  visit(log, LANDS_AT);
  expect(log.isBeforeVisit(round)).toBe(false);
});

test('a later visit does not make missed rounds neutral', () => {
  visit(createLog(), OPENS_AT);
  const later = createLog();
  visit(later, OPENS_AT + 60 * ROUND_MS);
  expect(later.isBeforeVisit(round)).toBe(false);
});

test('another tab that was open before the first round arrived takes over the stored time', () => {
  const tab = createLog();
  visit(createLog(), OPENS_AT);
  visit(tab, OPENS_AT + 60 * ROUND_MS);
  expect(tab.isBeforeVisit(round)).toBe(false);
});

test('a browser that has commitments of an earlier version makes no round neutral', () => {
  localStorage.setItem('double witness', '[]');
  const log = createLog();
  visit(log, OPENS_AT + 60 * ROUND_MS);
  expect(log.isBeforeVisit(round)).toBe(false);
});
