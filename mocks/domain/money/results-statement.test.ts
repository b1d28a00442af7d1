import { describe, expect, test } from 'vitest';

import { expectErr, expectOk, START } from '../results.fixture';
import { recordDeposit, recordWithdrawal } from './daily-totals';
import type { Entry } from './ledger';
import type { DailyResults } from './results';
import { betKind, recordResult } from './results';
import { createResultsStatement } from './results-statement';

const PARTIES = {
  operator: { name: 'Operadora Exemplo S.A.', document: '12.345.678/0001-95' },
  brands: ['Palpite'],
  player: { name: 'Ana Souza', document: '529.982.247-25' },
  tax: { rate_bp: 1500, exempt_amount: 2_846_720 },
  notice: null,
};
const at = (day: string) => Date.parse(`${day}T12:00:00-03:00`);
const entry = (day: string, cents: number): Entry => ({
  id: day,
  playerId: 'usr_1',
  source: 'Adjustment',
  status: 2,
  type: cents > 0 ? 1 : 2,
  amount: Math.abs(cents),
  balanceAfter: 0,
  description: '',
  reference: null,
  at: at(day),
  postings: [],
});

/** Returns an account with a deposit of R$ 500,00 and R$ 100,00 of bets in 2025, and with bets and a withdrawal in 2026. */
function account() {
  let results: DailyResults = {};
  const settle = (day: string, kind: Parameters<typeof recordResult>[1], stake: number, won: number) => {
    results = recordResult(results, kind, { stake, won, at: at(day) });
  };
  settle('2025-12-31', 'casino', 10_000, 4000);
  settle('2026-01-01', 'sports', 2000, 5000);
  settle('2026-11-21', 'mines', 1000, 0);
  settle('2026-11-21', 'mines', 1000, 1500);
  let dailyTotals = recordDeposit({}, 50_000, at('2025-12-01'));
  dailyTotals = recordWithdrawal(dailyTotals, 7000, at('2026-06-01'));
  const journal = [
    entry('2025-12-01', 50_000),
    entry('2025-12-31', -6000),
    entry('2026-01-01', 3000),
    entry('2026-06-01', -7000),
    entry('2026-11-21', -500),
    { ...entry('2026-11-21', 900), id: 'unpaid', balanceAfter: null },
  ];
  return { journal, dailyTotals, results };
}

const statement = (period: string) => expectOk(createResultsStatement(account(), period, PARTIES, START));

describe('the certificate of a year (SPEC Q24)', () => {
  test('has the results by kind, and the balances on 31 December', () => {
    const { kinds, ...rest } = statement('2025');
    expect(rest).toMatchObject({
      from: '2025-01-01',
      to: '2025-12-31',
      is_final: true,
      opening_balance: 0,
      deposits: 50_000,
      withdrawals: 0,
      other: 0,
      closing_balance: 44_000,
      total: { bets: 1, stakes: 10_000, prizes: 4000, net: -6000 },
      player: PARTIES.player,
      tax: PARTIES.tax,
    });
    expect(kinds.map(({ kind, net }) => [kind, net])).toEqual([
      ['sports', 0],
      ['casino', -6000],
      ['live', 0],
      ['mines', 0],
      ['double', 0],
    ]);
  });

  test('continues with the balance of the year before, and is partial until its end', () => {
    expect(statement('2026')).toMatchObject({
      to: '2026-11-21',
      is_final: false,
      opening_balance: 44_000,
      withdrawals: 7000,
      other: 0,
      closing_balance: 39_500,
      total: { bets: 3, net: 2500 },
    });
  });

  test('a month has its days alone', () => {
    expect(statement('2026-01')).toMatchObject({ from: '2026-01-01', to: '2026-01-31', is_final: true, total: { bets: 1, net: 3000 } });
    expect(statement('2026-02')).toMatchObject({ opening_balance: 47_000, closing_balance: 47_000, total: { bets: 0, net: 0 } });
  });

  test('the balance follows from the movements; what they do not explain is in other', () => {
    const { journal, ...rest } = account();
    const { opening_balance, deposits, withdrawals, total, other, closing_balance } = expectOk(
      createResultsStatement({ ...rest, journal: [...journal, { ...entry('2026-03-01', 2500), id: 'bonus' }] }, '2026', PARTIES, START),
    );
    expect(other).toBe(2500);
    expect(opening_balance + deposits - withdrawals + total.net + other).toBe(closing_balance);
  });

  test('a period that has not begun is refused', () => {
    expect(expectErr(createResultsStatement(account(), '2026-12', PARTIES, START)).reason).toBe('future');
    expect(expectErr(createResultsStatement(account(), '2027', PARTIES, START)).reason).toBe('future');
  });
});

test.each([
  [{ game: null }, 'sports'],
  [{ game: 'Mines' }, 'mines'],
  [{ game: 'Double' }, 'double'],
  [{ game: 'Fruta Dourada', isLive: false }, 'casino'],
  [{ game: 'Roleta ao vivo', isLive: true }, 'live'],
] as const)('a stake on %j is of the kind %s', (stake, kind) => {
  expect(betKind(stake)).toBe(kind);
});

test('a bet of bonus money alone is no result', () => {
  expect(recordResult({}, 'casino', { stake: 0, won: 0, at: START })).toEqual({});
});
