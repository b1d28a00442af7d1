import { describe, expect, test } from 'vitest';

import { adjust, creditDeposit, lockForWithdrawal, payOutWithdrawal, returnWithdrawal } from './money-moves';
import { deepFreeze, expectErr, expectOk, START } from '../results.fixture';
import { walletWith } from './wallet.fixture';
import { openWallet, toWalletSummary } from './wallet';

const move = { entryId: 'trx_9', now: START + 1000 };

test('a deposit comes from PIX, counts as a transaction and emits an event', () => {
  const { wallet, entries, events } = creditDeposit(deepFreeze(openWallet('usr_1')), {
    id: 'trx_1',
    amount: 2000,
    rollover: 1,
    now: START,
  });
  expect(wallet.balances).toMatchObject({ real: 2000, pix: -2000 });
  expect(entries).toMatchObject([{ id: 'trx_1', source: 'Deposit', status: 2, type: 1, amount: 2000, balanceAfter: 2000 }]);
  expect(events).toEqual([{ name: 'UserUpdateEvent', subject: 'usr_1', payload: { balance: 2000 } }]);
});

describe('a withdrawal', () => {
  const wallet = walletWith(10_000);
  const locked = expectOk(lockForWithdrawal(wallet, { ...move, id: 'wdr_1', amount: 4000 }));
  const taken = deepFreeze(locked.wallet);

  test('leaves the balance at once and is pending', () => {
    expect(toWalletSummary(taken)).toMatchObject({ balance: 6000, pending_withdraw: 4000 });
    expect(locked.entries).toMatchObject([
      { source: 'Withdraw', status: 1, type: 2, amount: 4000, balanceAfter: 6000, reference: 'wdr_1' },
    ]);
  });

  test('is paid out once and its transaction approved', () => {
    const sent = expectOk(payOutWithdrawal(taken, 'wdr_1'));
    expect(sent.wallet.balances).toMatchObject({ real: 6000, withdrawals: 0, pix: -6000 });
    expect(sent.entries).toMatchObject([{ id: 'trx_9', status: 2, amount: 4000, balanceAfter: 6000 }]);
    expect(sent.events).toEqual([]);
    expect(expectErr(payOutWithdrawal(sent.wallet, 'wdr_1')).reason).toBe('not_on_its_way');
  });

  test.each([
    ['rejected', 3],
    ['cancelled', 4],
  ] as const)('that is %s is returned once, by its own transaction', (ending, status) => {
    const back = expectOk(returnWithdrawal(taken, { id: 'wdr_1', ending, entryId: 'trx_10', now: START + 2000 }));
    expect(toWalletSummary(back.wallet)).toMatchObject({ balance: 10_000, pending_withdraw: 0 });
    expect(back.entries).toMatchObject([
      { id: 'trx_9', status, type: 2, amount: 4000, balanceAfter: 6000 },
      { id: 'trx_10', source: 'Refund', status: 2, type: 1, amount: 4000, balanceAfter: 10_000 },
    ]);
    expect(back.events).toEqual([{ name: 'UserUpdateEvent', subject: 'usr_1', payload: { balance: 10_000 } }]);
    expect(expectErr(returnWithdrawal(back.wallet, { id: 'wdr_1', ending, ...move })).reason).toBe('not_on_its_way');
    expect(expectErr(payOutWithdrawal(back.wallet, 'wdr_1')).reason).toBe('not_on_its_way');
  });

  test('fails above the balance, or above the withdrawable amount', () => {
    expect(expectErr(lockForWithdrawal(wallet, { ...move, id: 'wdr_1', amount: 10_001 })).body.message).toBe('Saldo insuficiente.');
    const fresh = creditDeposit(walletWith(10_550), { id: 'trx_2', amount: 2000, rollover: 1, now: START }).wallet;
    expect(expectErr(lockForWithdrawal(fresh, { ...move, id: 'wdr_1', amount: 10_551 }))).toEqual({
      status: 422,
      reason: 'rollover',
      body: {
        message: 'Falta apostar R$ 20,00 do seu último depósito para sacar este valor.',
        errors: { amount: ['Você pode sacar até R$ 105,50 agora.'] },
      },
    });
    expect(expectOk(lockForWithdrawal(fresh, { ...move, id: 'wdr_1', amount: 10_550 })).wallet.balances.withdrawals).toBe(10_550);
  });

  test('never uses bonus money', () => {
    const rich = walletWith(100, { amount: 50_000 });
    expect(expectErr(lockForWithdrawal(rich, { ...move, id: 'wdr_1', amount: 101 })).reason).toBe('insufficient');
  });
});

test('an adjustment credits or debits, never below zero', () => {
  const wallet = walletWith(500);
  const note = { source: 'Adjustment', description: 'Correção', ...move } as const;
  expect(expectOk(adjust(wallet, { ...note, delta: 250 })).entries).toMatchObject([
    { source: 'Adjustment', type: 1, amount: 250, balanceAfter: 750 },
  ]);
  expect(expectOk(adjust(wallet, { ...note, delta: -500 })).entries).toMatchObject([{ type: 2, amount: 500, balanceAfter: 0 }]);
  expect(expectErr(adjust(wallet, { ...note, delta: -501 })).reason).toBe('insufficient');
});
