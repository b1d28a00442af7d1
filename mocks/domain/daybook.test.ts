import { assert, integer, nat, property } from 'fast-check';
import { expect, test } from 'vitest';

import { addDays, dayOf } from './calendar';
import { figuresOf, noteDeposit, notePlayTime, noteRefund, noteSettled, noteStake, noteWithdrawal, NOTHING } from './daybook';
import type { Stake } from './stakes';
import { frozen, START } from './testing';

const stake: Stake = {
  id: 'gms_1',
  game: null,
  percent: 100,
  amount: 900,
  real: 600,
  fromCurrent: 300,
  fromWon: 0,
  bonusId: 'rol_1',
  at: START,
};
const midnight = Date.parse('2026-11-22T00:00:00-03:00');

test('real money counts on the day it moved, a stake where it was placed, its end where it was settled', () => {
  let book = frozen(noteDeposit({}, 5000, START));
  book = frozen(noteWithdrawal(book, 700, START));
  book = frozen(noteStake(book, { ...stake, at: midnight - 1 }));
  book = frozen(noteSettled(book, { stakeId: 'gms_1', placedAt: midnight - 1, at: midnight, stake: 600, won: 667 }));
  expect(book).toEqual({
    '2026-11-21': { ...NOTHING, deposits: 5000, withdrawals: 700, staked: 600 },
    '2026-11-22': { ...NOTHING, bets: 600, wins: 667 },
  });
});

test('a stake that is given back was none, on the day it was placed', () => {
  const placed = noteStake({}, stake);
  expect(noteRefund(placed, stake)['2026-11-21']).toEqual(NOTHING);
});

test('time played is split at midnight', () => {
  const book = notePlayTime({}, midnight - 90_000, midnight + 30_500);
  expect([book['2026-11-21']?.seconds, book['2026-11-22']?.seconds]).toEqual([90, 30]);
  expect(notePlayTime({}, START, START - 5)).toEqual({});
});

test('however long one plays, every whole second is counted, on its day', () => {
  assert(
    property(integer({ min: START, max: START + 86_400_000 }), nat(3 * 86_400_000), (from, time) => {
      const book = notePlayTime({}, from, from + time);
      const total = figuresOf(book, dayOf(from), addDays(dayOf(from), 5)).seconds;
      expect(total).toBe(Math.floor(time / 1000));
      for (const { seconds } of Object.values(book)) expect(seconds).toBeLessThanOrEqual(86_400);
    }),
  );
});
