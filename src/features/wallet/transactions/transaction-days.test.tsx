import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import type { Transaction } from '@generated/api/model/transaction';

import { setTimeZone } from '@/shared/format/date';

import { TransactionDays } from './transaction-days';

afterEach(() => {
  setTimeZone('America/Sao_Paulo');
  vi.useRealTimers();
});

const transaction = (created_at: string): Transaction => ({ id: created_at, source: 'Bet', type: 2, status: 2, amount: 100, created_at });

test.each([
  ['America/Sao_Paulo', ['Hoje', 'Ontem', '19/11/2026']],
  ['Asia/Tokyo', ['Hoje', 'Ontem', '20/11/2026']],
])('in %s days and their names follow the same time zone (SPEC D21)', (zone, expected) => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T23:30:00-03:00') });
  setTimeZone(zone);
  const times = ['2026-11-21T22:00:00-03:00', '2026-11-20T22:00:00-03:00', '2026-11-19T22:00:00-03:00'];
  render(<TransactionDays transactions={times.map(transaction)} />);
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(expected);
});
