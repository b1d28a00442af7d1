import type { components } from '@generated/schema';
import { describe, expect, test } from 'vitest';

import { testApp } from '../app.fixture';
import { anaAtTheCashier } from './cashier.fixture';

type Schemas = components['schemas'];

describe('transactions', () => {
  test('are listed newest first, with consecutive balances', async () => {
    const { transactions } = await anaAtTheCashier();
    const seen = (await transactions('per_page=60')).filter(({ balance_after }) => balance_after !== null);
    expect(seen[0]?.balance_after).toBe(125_000);
    seen.slice(1).forEach(({ balance_after: before }, index) => {
      const next = seen[index];
      expect(next?.balance_after).toBe((before ?? 0) + (next?.type === 1 ? 1 : -1) * (next?.amount ?? 0));
    });
  });

  test('include what happened since the last call, attempts too', async () => {
    const { world, startDeposit, transactions } = await anaAtTheCashier();
    const before = await transactions();
    world.accounts.adjustBalance('usr_1', 100);
    expect((await transactions())[0]).toMatchObject({ source: 'Adjustment', amount: 100 });
    await startDeposit(2000);
    expect((await transactions())[0]).toMatchObject({ source: 'Deposit', status: 1 });
    expect((await transactions())[2]).toEqual(before[0]);
  });

  test('are filtered by day, source and type', async () => {
    const { transactions } = await anaAtTheCashier();
    const withdrawals = await transactions('source=Withdraw&type=2&from=2026-11-20&to=2026-11-20');
    expect(withdrawals).toMatchObject([{ amount: 12_000, created_at: '2026-11-20T12:05:00-03:00' }]);
    expect(await transactions('source=Withdraw&to=2026-11-19')).toEqual([]);
  });

  test('are summed by day in a statement', async () => {
    const { call, token } = await anaAtTheCashier();
    const { data } = (await call('getStatement', { token, query: 'group=week' })).body as Schemas['StatementAnswer'];
    expect(data).toMatchObject({ group: 'week', deposits: 150_000, withdrawals: 12_000, bets: 17_500 });
    expect(data.buckets.reduce((sum, { bets }) => sum + bets, 0)).toBe(17_500);
    expect((await call('getStatement', { token, query: 'from=2026-11-21&to=2026-11-20' })).status).toBe(422);
  });
});

test('the results of a year have the parties, and add up to the balance (SPEC Q24)', async () => {
  const { call, logIn } = testApp();
  const token = await logIn();
  const { data } = (await call('getResultsStatement', { token, query: 'period=2026' })).body as Schemas['ResultsStatementAnswer'];
  expect(data).toMatchObject({
    is_final: false,
    operator: { document: '12.345.678/0001-95' },
    brands: ['Palpite'],
    player: { name: 'Ana Souza', document: '529.982.247-25' },
    closing_balance: 125_000,
    tax: { rate_bp: 1500, exempt_amount: 2_846_720 },
    notice: expect.stringContaining('Receita Federal'),
  });
  const { opening_balance: opening, deposits, withdrawals, total, other } = data;
  expect(opening + deposits - withdrawals + total.net + other).toBe(data.closing_balance);
  expect(total.stakes).toBeGreaterThan(0);
  expect(await call('getResultsStatement', { token, query: 'period=2027' })).toMatchObject({
    status: 422,
    body: { errors: { period: ['Este período ainda não começou.'] } },
  });
});
