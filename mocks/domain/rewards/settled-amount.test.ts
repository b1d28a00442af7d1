import { expect, test } from 'vitest';

import { lastStakeId, settledAmount } from './settled-amount';
import { creditDeposit } from '../money/money-moves';
import { placeStake, refundStake, settleStake } from '../money/stakes';
import type { Entry } from '../money/ledger';
import { upsertEntries } from '../money/ledger';
import type { WalletChange, Wallet } from '../money/wallet';
import { openWallet } from '../money/wallet';

function player() {
  let wallet: Wallet = openWallet('usr_1');
  let count = 0;
  const journal = new Map<string, Entry>();
  const take = ({ wallet: after, entries }: WalletChange) => {
    wallet = after;
    upsertEntries(journal, entries);
  };
  const entryId = () => `trx_${String((count += 1))}`;
  take(creditDeposit(wallet, { id: 'dep_1', amount: 100_000, rollover: 0, now: 0 }));
  return {
    settled: (from: number, to: number | null, after: string | null = null) => settledAmount({ journal, wallet }, { after, from, to }),
    last: () => lastStakeId({ journal }),
    stake(id: string, amount: number, now: number, game: string | null = 'Noite de Cobre') {
      const placed = placeStake(wallet, { id, entryId: entryId(), game, contributionPercent: 100, amount, now });
      if (placed.ok) take(placed.value);
    },
    settle(stakeId: string, payout = 0) {
      const done = settleStake(wallet, { stakeId, payout, entryId: entryId(), contributionId: 'con_1', now: 999 });
      if (done.ok) take(done.value);
    },
    refund(stakeId: string) {
      const done = refundStake(wallet, { stakeId, entryId: entryId(), now: 999 });
      if (done.ok) take(done.value);
    },
  };
}

test('settled stakes in the window count, won or lost', () => {
  const { stake, settle, settled } = player();
  stake('early', 100, 9);
  stake('first', 200, 10);
  stake('last', 400, 19);
  stake('late', 800, 20);
  expect(settled(10, 20)).toBe(0);
  for (const [id, payout] of [
    ['early', 0],
    ['first', 0],
    ['last', 5000],
    ['late', 0],
  ] as const)
    settle(id, payout);
  expect(settled(10, 20)).toBe(600);
  expect(settled(10, null)).toBe(1400);
});

test('sports stakes, open stakes and refunded stakes do not count', () => {
  const { stake, settle, refund, settled } = player();
  stake('sports', 100, 10, null);
  settle('sports');
  stake('open', 200, 11);
  stake('back', 400, 12);
  refund('back');
  expect(settled(10, null)).toBe(0);
});

test('a refund of a reused stake id takes off only its latest stake', () => {
  const { stake, settle, refund, settled } = player();
  stake('round', 100, 10);
  settle('round', 150);
  stake('round', 200, 11);
  expect(settled(10, null)).toBe(100);
  refund('round');
  expect(settled(10, null)).toBe(100);
  stake('round', 400, 12);
  settle('round');
  expect(settled(10, null)).toBe(500);
});

test('stakes before and after joining are distinguished even if the clock is frozen', () => {
  const { stake, settle, settled, last } = player();
  expect(last()).toBeNull();
  stake('before', 100, 10);
  const mark = last();
  settle('before', 500);
  expect(last()).toBe(mark);
  stake('after', 200, 10);
  settle('after');
  expect(settled(10, null, mark)).toBe(200);
});
