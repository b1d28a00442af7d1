import type { Stake } from './wallet';
import { assert, integer, nat, property } from 'fast-check';
import { expect, test } from 'vitest';

import { addDays, calendarDay } from '../calendar';
import {
  recordDeposit,
  recordPlayTime,
  recordRefund,
  recordSettled,
  recordStake,
  recordWithdrawal,
  sumTotals,
  ZERO_TOTALS,
} from './daily-totals';
import { deepFreeze, START } from '../results.fixture';

const stake: Stake = {
  id: 'gms_1',
  game: null,
  contributionPercent: 100,
  amount: 900,
  real: 600,
  bonusGranted: 300,
  bonusWon: 0,
  bonusId: 'rol_1',
  at: START,
};
const midnight = Date.parse('2026-11-22T00:00:00-03:00');

test('real money counts on the day it moved, stakes on placement, results on settlement', () => {
  let totals = deepFreeze(recordDeposit({}, 5000, START));
  totals = deepFreeze(recordWithdrawal(totals, 700, START));
  totals = deepFreeze(recordStake(totals, { ...stake, at: midnight - 1 }));
  totals = deepFreeze(recordSettled(totals, { stakeId: 'gms_1', placedAt: midnight - 1, at: midnight, stake: 600, won: 667 }));
  expect(totals).toEqual({
    '2026-11-21': { ...ZERO_TOTALS, deposits: 5000, withdrawals: 700, staked: 600, placed: 1 },
    '2026-11-22': { ...ZERO_TOTALS, bets: 600, wins: 667 },
  });
});

test('a refunded stake is subtracted on the day it was placed', () => {
  const placed = recordStake({}, stake);
  expect(recordRefund(placed, stake)['2026-11-21']).toEqual(ZERO_TOTALS);
});

test('play time is split at midnight', () => {
  const totals = recordPlayTime({}, midnight - 90_000, midnight + 30_500);
  expect([totals['2026-11-21']?.seconds, totals['2026-11-22']?.seconds]).toEqual([90, 30]);
  expect(recordPlayTime({}, START, START - 5)).toEqual({});
});

test('every whole second of play counts, on its own day', () => {
  assert(
    property(integer({ min: START, max: START + 86_400_000 }), nat(3 * 86_400_000), (from, time) => {
      const totals = recordPlayTime({}, from, from + time);
      const total = sumTotals(totals, calendarDay(from), addDays(calendarDay(from), 5)).seconds;
      expect(total).toBe(Math.floor(time / 1000));
      for (const { seconds } of Object.values(totals)) expect(seconds).toBeLessThanOrEqual(86_400);
    }),
  );
});
