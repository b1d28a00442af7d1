import { expect, test } from 'vitest';

import { activateBonus } from './bonus-moves';
import { creditDeposit, lockForWithdrawal } from './money-moves';
import { doneOf, START } from './testing';
import { staked, walletWith } from './testing-wallet';
import { bonusMoney, moneyOfMe, openWallet, sumsOf } from './wallet';

test('a new wallet holds nothing', () => {
  expect(sumsOf(openWallet('usr_1'))).toEqual({ balance: 0, bonus: 0, locked: 0, withdrawable: 0, pending_withdraw: 0 });
  expect(moneyOfMe(openWallet('usr_1'), START)).toEqual({ balance: 0, wallet: { bonus_mixed: 0 }, user_rollover: null });
});

test('the sums are those of the contract: a bonus, a new deposit and a withdrawal on its way', () => {
  const before = walletWith(15_550, { amount: 3500 });
  const { wallet } = creditDeposit(before, { id: 'trx_2', amount: 2000, rollover: 1, now: START });
  const taken = doneOf(lockForWithdrawal(wallet, { id: 'wdr_1', amount: 5000, entryId: 'trx_3', now: START })).wallet;
  expect(sumsOf(taken)).toEqual({ balance: 12_550, bonus: 3500, locked: 2000, withdrawable: 10_550, pending_withdraw: 5000 });
});

test('what must be wagered never locks more than there is', () => {
  const { wallet } = creditDeposit(openWallet('usr_1'), { id: 'trx_2', amount: 2000, rollover: 5, now: START });
  expect(sumsOf(wallet)).toMatchObject({ balance: 2000, locked: 2000, withdrawable: 0 });
});

test('what the site shows as the bonus balance is all bonus money, whichever bonus is active', () => {
  const wallet = walletWith(0, { amount: 1000 }, { amount: 700 });
  for (const shown of [moneyOfMe(wallet, START), moneyOfMe(doneOf(activateBonus(wallet, 'rol_2', START)).wallet, START)]) {
    expect(shown.wallet.bonus_mixed + (shown.user_rollover?.amount_current ?? 0)).toBe(1700);
  }
  expect(moneyOfMe(wallet, START).user_rollover).toMatchObject({ id: 'rol_1', active: 1, amount_current: 1000, balance: 1000 });
  expect(bonusMoney(staked(wallet, 300))).toBe(1400);
});

test('a bonus whose time is over is none to play with', () => {
  const wallet = walletWith(0, { expiresAt: START + 10 });
  expect(moneyOfMe(wallet, START + 9).user_rollover?.id).toBe('rol_1');
  expect(moneyOfMe(wallet, START + 10)).toEqual({ balance: 0, wallet: { bonus_mixed: 1000 }, user_rollover: null });
});
