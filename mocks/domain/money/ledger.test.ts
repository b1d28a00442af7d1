import { array, assert, constantFrom, integer, property, tuple } from 'fast-check';
import { describe, expect, test } from 'vitest';

import type { Account, Entry } from './ledger';
import { isTransaction, LedgerError, post, postEntry, toTransactionDto, transfer, upsertEntries, ZERO_BALANCES } from './ledger';
import { replay, sumTransactions } from './invariants.fixture';
import { deepFreeze, START } from '../results.fixture';

const cause = {
  id: 'trx_1',
  playerId: 'usr_1',
  source: 'Deposit',
  description: 'Depósito por PIX',
  reference: 'trx_1',
  at: START,
} as const;

describe('postings', () => {
  test('move money between accounts without mutating the balances', () => {
    const balances = post(deepFreeze(ZERO_BALANCES), transfer('pix', 'real', 500));
    expect(balances).toEqual({ real: 500, bonus: 0, withdrawals: 0, house: 0, pix: -500 });
    expect(ZERO_BALANCES.real).toBe(0);
  });

  test.each([
    ['create money', [{ account: 'real', cents: 1 }]],
    ['lose money', [{ account: 'house', cents: -1 }]],
    ['overdraw the balance', transfer('real', 'house', 1)],
    ['overdraw the bonus', transfer('bonus', 'house', 1)],
    ['overdraw what is on its way', transfer('withdrawals', 'pix', 1)],
    ['move half a cent', transfer('house', 'real', 0.5)],
    ['move what is no number', transfer('house', 'real', Number.NaN)],
    ['go beyond exact numbers', transfer('house', 'real', Number.MAX_SAFE_INTEGER + 1)],
  ] as const)('that would %s are rejected', (_, postings) => {
    expect(() => post(ZERO_BALANCES, postings)).toThrow(LedgerError);
  });

  test('always sum to zero and never overdraw the player (SPEC G7)', () => {
    const accounts = constantFrom<Account>('real', 'bonus', 'withdrawals', 'house', 'pix');
    assert(
      property(array(tuple(accounts, accounts, integer({ min: -1000, max: 1000 }))), (moves) => {
        let balances = ZERO_BALANCES;
        for (const [from, to, cents] of moves) {
          try {
            balances = deepFreeze(post(balances, transfer(from, to, cents)));
          } catch (error) {
            expect(error).toBeInstanceOf(LedgerError);
          }
        }
        expect(balances.real + balances.bonus + balances.withdrawals + balances.house + balances.pix).toBe(0);
        expect(Math.min(balances.real, balances.bonus, balances.withdrawals)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('the journal', () => {
  const deposit = postEntry(ZERO_BALANCES, cause, transfer('pix', 'real', 500));
  const bet = postEntry(deposit.balances, { ...cause, id: 'trx_2', source: 'Bet', at: START + 1 }, transfer('real', 'house', 120));
  const attempt: Entry = { ...deposit.entry, status: 1, balanceAfter: null, postings: [] };

  test('records the change, its direction and the new balance', () => {
    expect(toTransactionDto(deposit.entry)).toEqual({
      id: 'trx_1',
      source: 'Deposit',
      type: 1,
      status: 2,
      amount: 500,
      balance_after: 500,
      description: 'Depósito por PIX',
      reference: 'trx_1',
      created_at: '2026-11-21T14:05:00-03:00',
    });
    expect(toTransactionDto(bet.entry)).toMatchObject({ type: 2, amount: 120, balance_after: 380 });
  });

  test('replays to the balances, and its transactions sum to the balance (SPEC G7)', () => {
    expect(replay([deposit.entry, bet.entry])).toEqual(bet.balances);
    expect(sumTransactions([attempt])).toBe(0);
    expect(sumTransactions([deposit.entry, bet.entry])).toBe(bet.balances.real);
  });

  test('does not count bonus-only entries as transactions', () => {
    const { entry } = postEntry(ZERO_BALANCES, { ...cause, source: 'Bonus' }, transfer('house', 'bonus', 100));
    expect([entry.amount, isTransaction(entry), isTransaction(bet.entry)]).toEqual([0, false, true]);
  });

  test('replaces earlier versions, and moves an entry to the end when it first moves money', () => {
    const journal = new Map<string, Entry>();
    upsertEntries(journal, [attempt, bet.entry]);
    upsertEntries(journal, [deposit.entry]);
    expect([...journal.values()].map(({ id }) => id)).toEqual(['trx_2', 'trx_1']);
    upsertEntries(journal, [{ ...bet.entry, status: 6 }]);
    expect([...journal.values()].map(({ id, status }) => [id, status])).toEqual([
      ['trx_2', 6],
      ['trx_1', 2],
    ]);
  });
});
