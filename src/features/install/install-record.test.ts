import { beforeEach, expect, test } from 'vitest';

import { isOfferDue, readInstallRecord, recordDeposit, recordDismissal, recordVisit } from './install-record';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const NOW = 1_800_000_000_000;

beforeEach(() => localStorage.clear());

const isDue = (now = NOW) => isOfferDue(readInstallRecord(), now);

test('the offer is due at the third visit; a reload is no visit (SPEC S60)', () => {
  recordVisit(NOW);
  recordVisit(NOW + 60_000);
  recordVisit(NOW + DAY);
  expect([readInstallRecord().visits, isDue()]).toEqual([2, false]);
  recordVisit(NOW + 2 * DAY);
  expect(isDue()).toBe(true);
});

test('the offer is due after a deposit', () => {
  recordVisit(NOW);
  recordDeposit();
  expect(isDue()).toBe(true);
});

test('a dismissed offer comes back once, after two months', () => {
  recordDeposit();
  recordDismissal(NOW);
  expect([isDue(NOW + 59 * DAY), isDue(NOW + 61 * DAY)]).toEqual([false, true]);
  recordDismissal(NOW + 61 * DAY);
  expect(isDue(NOW + 1000 * DAY)).toBe(false);
});

test.each(['', 'null', '[]', '{"visits":"many","hasDeposited":1}'])('the invalid record %s counts as none', (stored) => {
  localStorage.setItem('install', stored);
  expect(isDue()).toBe(false);
});
