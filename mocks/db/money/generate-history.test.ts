import { expect, test } from 'vitest';

import { calendarDay } from '../../domain/calendar';
import { replay, sumTransactions } from '../../domain/money/invariants.fixture';
import { createTestWorld } from '../../world.fixture';
import { generateHistory } from './generate-history';

test.each([1, 2, 3, 50, 1001])('a history of %i entries precedes the journal and does not change the balance', (count) => {
  const world = createTestWorld();
  const before = world.accounts.get('usr_1');
  const [journal, wallet] = [[...before.journal.values()], before.wallet];
  generateHistory(world, 'usr_1', count);
  const after = world.accounts.get('usr_1');
  expect(after.journal.size).toBe(journal.length + count);
  expect([...after.journal.values()].slice(count)).toEqual(journal);
  expect(after.wallet).toEqual(wallet);
  expect(replay(after.journal.values())).toEqual(wallet.balances);
  expect(sumTransactions(after.journal.values())).toBe(125_000);
  const moments = [...after.journal.values()].slice(0, count + 1).map(({ at }) => at);
  expect(moments).toEqual(moments.toSorted((one, other) => one - other));
});

test('each balance follows from the previous one', () => {
  const world = createTestWorld();
  generateHistory(world, 'usr_2', 500);
  let balance = 0;
  for (const { type, amount, balanceAfter } of world.accounts.get('usr_2').journal.values()) {
    balance += type === 1 ? amount : -amount;
    expect(balanceAfter).toBe(balance);
    expect(amount).toBeGreaterThan(0);
  }
});

test('the daily totals include the generated stakes and wins', () => {
  const world = createTestWorld();
  generateHistory(world, 'usr_2', 5000);
  const { journal, dailyTotals } = world.accounts.get('usr_2');
  const sums = { bets: 0, wins: 0, staked: 0 };
  for (const { bets, wins, staked } of Object.values(dailyTotals)) {
    sums.bets += bets;
    sums.wins += wins;
    sums.staked += staked;
  }
  const of = (source: string) => [...journal.values()].reduce((all, entry) => all + (entry.source === source ? entry.amount : 0), 0);
  expect(sums).toEqual({ bets: of('Bet'), wins: of('Win'), staked: of('Bet') });
  expect(Object.keys(dailyTotals)).toContain(calendarDay([...journal.values()][10]?.at ?? 0));
});

test('a hundred thousand entries are generated', () => {
  const world = createTestWorld();
  generateHistory(world, 'usr_3', 100_000);
  expect(world.accounts.get('usr_3').journal.size).toBe(100_001);
  expect(world.accounts.get('usr_3').wallet.balances.real).toBe(5000);
});
