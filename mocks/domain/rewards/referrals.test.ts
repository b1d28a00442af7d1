import { expect, test } from 'vitest';

import { ZERO_TOTALS } from '../money/daily-totals';
import { isRewardDue, MIN_SETTLED_BETS_CENTS, referralCode, toReferralDto } from './referrals';
import { START } from '../results.fixture';

const OPEN = { enabled: true, paused: false };
const PENDING = { id: 'ref_1', referrerId: 'usr_1', playerId: 'usr_2', joinedAt: START, qualifiedAt: null, earned: 0 };
const days = (deposits: number, ...bets: number[]) =>
  Object.fromEntries(
    bets.map((sum, index) => [`2026-11-0${String(index + 1)}`, { ...ZERO_TOTALS, bets: sum, deposits: index === 0 ? deposits : 0 }]),
  );

test.each([
  ['a deposit and R$ 50,00 of settled bets over some days', days(2000, 1000, MIN_SETTLED_BETS_CENTS - 1000), true],
  ['a cent less', days(2000, 1000, MIN_SETTLED_BETS_CENTS - 1001), false],
  ['bets without any deposit', days(0, MIN_SETTLED_BETS_CENTS), false],
  ['a deposit alone', days(100_000, 0), false],
  ['nothing at all', {}, false],
])('after %s the reward is due: %s %s', (_, daybook, due) => {
  expect(isRewardDue(PENDING, daybook, OPEN)).toBe(due);
});

test('a reward is not due twice, while referrals are disabled, or during an exclusion or suspension', () => {
  const daybook = days(2000, MIN_SETTLED_BETS_CENTS);
  expect(isRewardDue({ qualifiedAt: START }, daybook, OPEN)).toBe(false);
  expect(isRewardDue(PENDING, daybook, { ...OPEN, enabled: false })).toBe(false);
  expect(isRewardDue(PENDING, daybook, { ...OPEN, paused: true })).toBe(false);
});

test.each([
  ['usr_0f12ab34', 'Cecília Prado', 'CECILIA-0F12AB34'],
  ['usr_9', '李 小龙', 'AMIGO-9'],
  ['usr_9', 'a'.repeat(120), `${'A'.repeat(20)}-9`],
])('the code of %s %s is %s', (id, name, code) => {
  expect(referralCode({ id, name })).toBe(code);
});

test('the referrer sees a masked name (SPEC B17)', () => {
  expect(toReferralDto(PENDING, 'Bruno Lima')).toEqual({
    id: 'ref_1',
    name: 'B*** L***',
    status: 'pending',
    earned: 0,
    joined_at: '2026-11-21T14:05:00-03:00',
  });
  expect(toReferralDto({ ...PENDING, qualifiedAt: START, earned: 1000 }, 'Bruno Lima')).toMatchObject({
    status: 'qualified',
    earned: 1000,
  });
});
