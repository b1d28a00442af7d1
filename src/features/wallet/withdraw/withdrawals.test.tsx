import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createQueryClient } from '@/api/query-client';
import { useRealtimeStore } from '@/realtime/use-realtime';

import { Withdrawals } from './withdrawals';

const withdrawal = {
  id: 'wdr_1',
  amount: 5000,
  status: 'processing',
  reason: null,
  pix_key: { id: 'key_1', type: 'cpf', key_masked: '***.982.247-**', holder_match: true },
  created_at: '2026-11-21T12:00:00-03:00',
  due_at: '2026-11-21T14:00:00-03:00',
  timeline: [{ status: 'pending', at: '2026-11-21T12:00:00-03:00' }],
};

let fetches: number;

beforeEach(() => {
  fetches = 0;
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.stubGlobal('fetch', async (request: Request) => {
    if (new URL(request.url).pathname !== '/api/withdrawals') return Response.json({ message: 'Não encontrado.' }, { status: 404 });
    fetches += 1;
    const links = { first: null, last: null, prev: null, next: null };
    const meta = { current_page: 1, from: 1, last_page: 1, path: '/', per_page: 60, to: 1, total: 1 };
    return Response.json({ data: [withdrawal], links, meta });
  });
});
afterEach(() => {
  useRealtimeStore.setState(useRealtimeStore.getInitialState());
  vi.useRealTimers();
  vi.unstubAllGlobals();
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
