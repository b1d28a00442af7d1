import { expect, test } from 'vitest';

import { activateBonus } from '../rewards/bonus-moves';
import { creditDeposit, lockForWithdrawal } from './money-moves';
import { expectOk, START } from '../results.fixture';
import { walletWith, withStake } from './wallet.fixture';
import { sumHeldBonuses } from './invariants.fixture';
import { openWallet, toMeBalances, toWalletSummary } from './wallet';

test('a new wallet is empty', () => {
  expect(toWalletSummary(openWallet('usr_1'))).toEqual({ balance: 0, bonus: 0, locked: 0, withdrawable: 0, pending_withdraw: 0 });
  expect(toMeBalances(openWallet('usr_1'), START)).toEqual({ balance: 0, wallet: { bonus_mixed: 0 }, user_rollover: null });
});

test('the summary matches the contract with a bonus, a new deposit and a pending withdrawal', () => {
  const before = walletWith(15_550, { amount: 3500 });
  const { wallet } = creditDeposit(before, { id: 'trx_2', amount: 2000, rollover: 1, now: START });
  const taken = expectOk(lockForWithdrawal(wallet, { id: 'wdr_1', amount: 5000, entryId: 'trx_3', now: START })).wallet;
  expect(toWalletSummary(taken)).toEqual({ balance: 12_550, bonus: 3500, locked: 2000, withdrawable: 10_550, pending_withdraw: 5000 });
});

test('the locked amount never exceeds the balance', () => {
  const { wallet } = creditDeposit(openWallet('usr_1'), { id: 'trx_2', amount: 2000, rollover: 5, now: START });
  expect(toWalletSummary(wallet)).toMatchObject({ balance: 2000, locked: 2000, withdrawable: 0 });
});

test('the displayed bonus balance is all bonus money, whichever bonus is active', () => {
  const wallet = walletWith(0, { amount: 1000 }, { amount: 700 });
  for (const shown of [toMeBalances(wallet, START), toMeBalances(expectOk(activateBonus(wallet, 'rol_2', START)).wallet, START)]) {
    expect(shown.wallet.bonus_mixed + (shown.user_rollover?.amount_current ?? 0)).toBe(1700);
  }
  expect(toMeBalances(wallet, START).user_rollover).toMatchObject({ id: 'rol_1', active: 1, amount_current: 1000, balance: 1000 });
  expect(sumHeldBonuses(withStake(wallet, 300))).toBe(1400);
});

test('an expired bonus cannot be played', () => {
  const wallet = walletWith(0, { expiresAt: START + 10 });
  expect(toMeBalances(wallet, START + 9).user_rollover?.id).toBe('rol_1');
  expect(toMeBalances(wallet, START + 10)).toEqual({ balance: 0, wallet: { bonus_mixed: 1000 }, user_rollover: null });
});
