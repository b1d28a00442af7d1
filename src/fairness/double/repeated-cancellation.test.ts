import { beforeAll, beforeEach, expect, test } from 'vitest';

import type { DoubleBet } from '@generated/api/model/double-bet';

import type { Known } from '@/shared/lib/known';

import type { TestRounds } from './rounds.fixture';
import { createTestRounds } from './rounds.fixture';
import { signBet } from './signing.fixture';
import { callCancelled, cancelHere, createAuditedSite, settle } from './audited-site.fixture';
import { recordBetAct, recordBetAnswer } from './journal';

let rounds: TestRounds;

beforeAll(async () => {
  rounds = await createTestRounds(8);
});
beforeEach(() => localStorage.clear());

const other = (color: Known<DoubleBet>['color']) => (color === 'red' ? 'black' : 'red');
const winner = () => rounds.over(6).color ?? 'red';

test.each(['lost', 'answered'] as const)(
  'a cancellation that was %s, and refused when it was sent again too late, is lawful',
  async (how) => {
    const { site } = createAuditedSite(rounds);
    const bet = site.place(winner());
    cancelHere(bet, how, 'refused');
    site.list = [callCancelled(bet)];
    await site.audit(rounds.over(6));
    expect(site.last()).toMatchObject({ reasons: [] });
  },
);

test.each(['refused', 'unsent'] as const)(
  'a bet that is played although its cancellation was answered, and then %s, is red',
  async (how) => {
    const { site } = createAuditedSite(rounds);
    const bet = site.place(other(winner()));
    cancelHere(bet, 'answered', how);
    site.list = [settle(bet, rounds.over(6))];
    await site.audit(rounds.over(6));
    expect(site.last()).toMatchObject({ verdict: 'failed' });
  },
);

test('a refused cancellation, repeated offline, and a win that is called cancelled, is red', async () => {
  const { site } = createAuditedSite(rounds);
  const bet = site.place(winner());
  cancelHere(bet, 'refused', 'unsent');
  site.list = [callCancelled(bet)];
  await site.audit(rounds.over(6));
  expect(site.last()).toMatchObject({ verdict: 'failed' });
});

test('a bet that is played although its cancellation was answered is red, also if another account got its id', async () => {
  const { site } = createAuditedSite(rounds);
  const bet = site.place(other(winner()));
  recordBetAct('dbl_6', { type: 'bet', player: 'usr_2', asked: { round_id: 'dbl_6', color: 'white', amount: 300 } });
  recordBetAnswer('dbl_6', { to: 'bet', how: 'answered', bet: signBet({ ...bet, color: 'white', amount: 300 }, 6, 'usr_2') });
  cancelHere(bet, 'answered');
  site.list = [settle(bet, rounds.over(6))];
  await site.audit(rounds.over(6));
  expect(site.last()).toMatchObject({ verdict: 'failed' });
});
