import { array, assert, constantFrom, integer, property, tuple } from 'fast-check';
import { describe, expect, test } from 'vitest';

import type { Account, Entry } from './ledger';
import { EMPTY_BOOK, file, isTransaction, LedgerError, post, record, replay, shownTransaction, sumOf, transfer } from './ledger';
import { frozen, START } from './testing';

const cause = {
  id: 'trx_1',
  playerId: 'usr_1',
  source: 'Deposit',
  description: 'Depósito por PIX',
  reference: 'trx_1',
  at: START,
} as const;

describe('postings', () => {
  test('move money between accounts and leave the book as it was', () => {
    const book = post(frozen(EMPTY_BOOK), transfer('pix', 'real', 500));
    expect(book).toEqual({ real: 500, bonus: 0, withdrawals: 0, house: 0, pix: -500 });
    expect(EMPTY_BOOK.real).toBe(0);
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
  ] as const)('that would %s are refused', (_, postings) => {
    expect(() => post(EMPTY_BOOK, postings)).toThrow(LedgerError);
  });

  test('whatever is tried, every book adds up to nothing and the player owes nothing', () => {
    const accounts = constantFrom<Account>('real', 'bonus', 'withdrawals', 'house', 'pix');
    assert(
      property(array(tuple(accounts, accounts, integer({ min: -1000, max: 1000 }))), (moves) => {
        let book = EMPTY_BOOK;
        for (const [from, to, cents] of moves) {
          try {
            book = frozen(post(book, transfer(from, to, cents)));
          } catch (error) {
            expect(error).toBeInstanceOf(LedgerError);
          }
        }
        expect(book.real + book.bonus + book.withdrawals + book.house + book.pix).toBe(0);
        expect(Math.min(book.real, book.bonus, book.withdrawals)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('the journal', () => {
  const deposit = record(EMPTY_BOOK, cause, transfer('pix', 'real', 500));
  const bet = record(deposit.book, { ...cause, id: 'trx_2', source: 'Bet', at: START + 1 }, transfer('real', 'house', 120));
  const attempt: Entry = { ...deposit.entry, status: 1, balanceAfter: null, postings: [] };

  test('says by how much the balance changed, which way, and what it was then', () => {
    expect(shownTransaction(deposit.entry)).toEqual({
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
    expect(shownTransaction(bet.entry)).toMatchObject({ type: 2, amount: 120, balance_after: 380 });
  });

  test('leads back to the book, and its transactions to the balance', () => {
    expect(replay([deposit.entry, bet.entry])).toEqual(bet.book);
    expect(sumOf([attempt])).toBe(0);
    expect(sumOf([deposit.entry, bet.entry])).toBe(bet.book.real);
  });

  test('what moves bonus money alone is no transaction', () => {
    const { entry } = record(EMPTY_BOOK, { ...cause, source: 'Bonus' }, transfer('house', 'bonus', 100));
    expect([entry.amount, isTransaction(entry), isTransaction(bet.entry)]).toEqual([0, false, true]);
  });

  test('a later version takes the place of an earlier; one that moves money at last goes to the end', () => {
    const journal = new Map<string, Entry>();
    file(journal, [attempt, bet.entry]);
    file(journal, [deposit.entry]);
    expect([...journal.values()].map(({ id }) => id)).toEqual(['trx_2', 'trx_1']);
    file(journal, [{ ...bet.entry, status: 6 }]);
    expect([...journal.values()].map(({ id, status }) => [id, status])).toEqual([
      ['trx_2', 6],
      ['trx_1', 2],
    ]);
  });
});
