// @vitest-environment node
import { expect, test } from 'vitest';

import type { DoubleBet } from '@generated/api/model/double-bet';

import { addSettled } from './use-session-totals';

const bet = (id: string, status: DoubleBet['status'], amount: number, payout: number | null) => ({ id, status, amount, payout });
const empty = { player: undefined, counted: new Set<string>(), staked: 0, paid: 0 };

test('settled bets count once; open, cancelled and returned ones do not', () => {
  const first = [bet('a', 'won', 100, 200), bet('b', 'open', 100, null), bet('c', 'cancelled', 100, null), bet('d', 'voided', 100, 100)];
  const totals = addSettled(empty, 'usr_1', first);
  expect(totals).toMatchObject({ staked: 100, paid: 200 });
  const later = addSettled(totals, 'usr_1', [...first, bet('b', 'lost', 100, 0)]);
  expect(later).toMatchObject({ staked: 200, paid: 200 });
});

test('another player starts at zero', () => {
  const totals = addSettled(empty, 'usr_1', [bet('a', 'won', 100, 200)]);
  expect(addSettled(totals, 'usr_2', [])).toMatchObject({ player: 'usr_2', staked: 0, paid: 0 });
});
