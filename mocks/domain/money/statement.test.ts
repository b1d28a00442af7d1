import { array, assert, constantFrom, nat, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';

import { addDays } from '../calendar';
import type { DailyTotals } from './daily-totals';
import { ZERO_TOTALS } from './daily-totals';
import { createStatement } from './statement';
import { deepFreeze, expectErr, expectOk, START } from '../results.fixture';

const totals: DailyTotals = deepFreeze({
  '2026-11-20': { ...ZERO_TOTALS, deposits: 5000, withdrawals: 12_000, bets: 4000, wins: 5600, seconds: 1800 },
  '2026-11-21': { ...ZERO_TOTALS, deposits: 2000, bets: 5000, wins: 1800, seconds: 3600 },
});

test('two days match the example of the contract', () => {
  expect(expectOk(createStatement(totals, { from: '2026-11-20', to: '2026-11-21', group: 'day' }, START))).toEqual({
    from: '2026-11-20',
    to: '2026-11-21',
    group: 'day',
    deposits: 7000,
    withdrawals: 12_000,
    bets: 9000,
    wins: 7400,
    net: -1600,
    seconds: 5400,
    buckets: [
      { from: '2026-11-20', to: '2026-11-20', deposits: 5000, withdrawals: 12_000, bets: 4000, wins: 5600, net: 1600, seconds: 1800 },
      { from: '2026-11-21', to: '2026-11-21', deposits: 2000, withdrawals: 0, bets: 5000, wins: 1800, net: -3200, seconds: 3600 },
    ],
  });
});

test('the default range is the last thirty days, by day', () => {
  const { from, to, group, buckets } = expectOk(createStatement(totals, {}, START));
  expect([from, to, group, buckets.length]).toEqual(['2026-10-23', '2026-11-21', 'day', 30]);
  expect(expectOk(createStatement(totals, { to: '2026-03-01' }, START)).from).toBe('2026-01-31');
});

describe('weeks and months', () => {
  test('are cut at the range', () => {
    const spans = (group: 'week' | 'month') =>
      expectOk(createStatement(totals, { from: '2026-11-12', to: '2026-12-01', group }, START)).buckets.map(
        ({ from, to }) => `${from} ${to}`,
      );
    expect(spans('week')).toEqual(['2026-11-12 2026-11-15', '2026-11-16 2026-11-22', '2026-11-23 2026-11-29', '2026-11-30 2026-12-01']);
    expect(spans('month')).toEqual(['2026-11-12 2026-11-30', '2026-12-01 2026-12-01']);
  });

  test('sum to the same totals as the days, without gaps', () => {
    const days = array(record({ day: nat(800), figure: nat(10_000) }));
    assert(
      property(days, nat(400), nat(365), constantFrom('day' as const, 'week' as const, 'month' as const), (noted, first, length, group) => {
        const filled: Record<string, typeof ZERO_TOTALS> = {};
        for (const { day, figure } of noted) {
          const bets = figure % 777;
          filled[addDays('2025-06-01', day)] = {
            ...ZERO_TOTALS,
            deposits: figure,
            withdrawals: 1,
            bets,
            wins: figure % 99,
            staked: 5,
            seconds: 60,
          };
        }
        const from = addDays('2025-06-01', first);
        const to = addDays(from, length);
        const whole = expectOk(createStatement(filled, { from, to, group }, START));
        for (const key of ['deposits', 'withdrawals', 'bets', 'wins', 'net', 'seconds'] as const) {
          expect(whole.buckets.reduce((sum, bucket) => sum + bucket[key], 0)).toBe(whole[key]);
        }
        const inside = Object.entries(filled).filter(([day]) => from <= day && day <= to);
        expect(whole.deposits).toBe(inside.reduce((sum, [, figures]) => sum + figures.deposits, 0));
        expect(whole.net).toBe(whole.wins - whole.bets);
        expect(whole.buckets[0]?.from).toBe(from);
        expect(whole.buckets.at(-1)?.to).toBe(to);
        whole.buckets.slice(1).forEach((bucket, index) => expect(bucket.from).toBe(addDays(whole.buckets[index]?.to ?? '', 1)));
      }),
    );
  });
});

test('a range that is reversed or longer than 366 days is rejected', () => {
  expect(expectErr(createStatement(totals, { from: '2026-11-22', to: '2026-11-21' }, START)).body.errors).toEqual({
    to: ['A data final vem antes da inicial.'],
  });
  const days = (from: string) => createStatement(totals, { from, to: '2026-11-21' }, START);
  expect(expectOk(days('2025-11-21')).buckets).toHaveLength(366);
  expect(expectErr(days('2025-11-20')).body.errors).toEqual({ from: ['Escolha no máximo 366 dias.'] });
});

test('months and years reach back ten years (SPEC Q24)', () => {
  const years = expectOk(createStatement(totals, { from: '2022-01-01', to: '2026-11-21', group: 'year' }, START));
  expect(years.buckets.map(({ from, to, net }) => [from, to, net])).toEqual([
    ['2022-01-01', '2022-12-31', 0],
    ['2023-01-01', '2023-12-31', 0],
    ['2024-01-01', '2024-12-31', 0],
    ['2025-01-01', '2025-12-31', 0],
    ['2026-01-01', '2026-11-21', -1600],
  ]);
  expect(expectOk(createStatement(totals, { from: '2020-01-01', to: '2026-11-21', group: 'month' }, START)).buckets).toHaveLength(83);
  expect(expectErr(createStatement(totals, { from: '2010-01-01', to: '2026-11-21', group: 'year' }, START)).body.errors).toEqual({
    from: ['Escolha no máximo 10 anos.'],
  });
});
