import { beforeEach, expect, test } from 'vitest';

import { OPENS_AT, ROUND_MS } from '../rounds.fixture';
import { ROLLING_MS } from '../round-times';
import { createFirstVisit, visitStorage } from './first-visit';

beforeEach(() => localStorage.clear());

const at = (ms: number) => new Date(ms).toISOString();
const LANDS_AT = OPENS_AT + ROUND_MS;
const round = { betting_ends_at: at(LANDS_AT - ROLLING_MS) };

test.each([
  [0, true],
  [-1, false],
])('a round whose wheel stopped %i ms before the first visit is from before it: %s', (late, isBefore) => {
  const visit = createFirstVisit();
  visit.note({ server_time: at(LANDS_AT + late) });
  expect(visit.isBefore(round)).toBe(isBefore);
});

test('no round is from before an unknown first visit', () => {
  expect(createFirstVisit().isBefore(round)).toBe(false);
});

test('a later visit does not make missed rounds neutral', () => {
  createFirstVisit(visitStorage).note({ server_time: at(OPENS_AT) });
  const later = createFirstVisit(visitStorage);
  later.note({ server_time: at(OPENS_AT + 60 * ROUND_MS) });
  expect(later.isBefore(round)).toBe(false);
});

test('another tab that was open before the first round arrived takes over the stored time', () => {
  const tab = createFirstVisit(visitStorage);
  createFirstVisit(visitStorage).note({ server_time: at(OPENS_AT) });
  tab.note({ server_time: at(OPENS_AT + 60 * ROUND_MS) });
  expect(tab.isBefore(round)).toBe(false);
});

test('a browser that has commitments of an earlier version makes no round neutral', () => {
  localStorage.setItem('double witness', '[]');
  const visit = createFirstVisit(visitStorage);
  visit.note({ server_time: at(OPENS_AT + 60 * ROUND_MS) });
  expect(visit.isBefore(round)).toBe(false);
});
