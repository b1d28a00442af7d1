import type { Withdrawal } from '@generated/api/model/withdrawal';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { backend } from '@/api/backend.fixture';
import { createQueryClient } from '@/api/query-client';
import { useRealtimeStore } from '@/realtime/use-realtime';

import { pageOf } from '../../../../mocks/factories/pages.fixture';
import { Withdrawals } from './withdrawals';

const withdrawal: Withdrawal = {
  id: 'wdr_1',
  amount: 5000,
  status: 'processing',
  reason: null,
  pix_key: { type: 'cpf', key_masked: '***.982.247-**' },
  created_at: '2026-11-21T12:00:00-03:00',
  due_at: '2026-11-21T14:00:00-03:00',
  timeline: [{ status: 'pending', at: '2026-11-21T12:00:00-03:00' }],
};

let fetches: number;

beforeEach(() => {
  fetches = 0;
  vi.useFakeTimers({ shouldAdvanceTime: true });
  backend({
    listWithdrawals() {
      fetches += 1;
      return pageOf([withdrawal]);
    },
  });
});
afterEach(() => {
  useRealtimeStore.setState(useRealtimeStore.getInitialState());
  vi.useRealTimers();
});

test.each([
  ['not polled while its events arrive', { state: 'connected', stale: false } as const, 0],
  ['polled every 10 s while the balance is stale', { state: 'connected', stale: true } as const, 6],
  ['polled every 10 s without a socket', { state: 'initialized', stale: false } as const, 6],
])('a withdrawal in progress is %s', async (_, realtime, polls) => {
  useRealtimeStore.setState(realtime);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Withdrawals />
    </QueryClientProvider>,
  );
  await screen.findByText('Seus saques');
  await screen.findByText('Enviando');
  await act(() => vi.advanceTimersByTimeAsync(65_000));
  expect(fetches - 1).toBe(polls);
});
