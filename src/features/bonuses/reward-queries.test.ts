import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createQueryClient } from '@/api/query-client';

import { allCouponsQuery } from './reward-queries';
// Preloads the validators.
import '@/api/validate';
import '@generated/zod/coupons';

const backend = vi.fn<(request: Request) => Promise<Response>>(() => Promise.resolve(Response.json({ message: 'Erro' }, { status: 500 })));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', backend);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a failing backend gets each list of coupons three times, not three times more for each failure', async () => {
  const failed = expect(createQueryClient().fetchQuery(allCouponsQuery())).rejects.toThrow();
  await vi.advanceTimersByTimeAsync(60_000);
  await failed;
  const bodies = await Promise.all(backend.mock.calls.map(([request]) => request.json()));
  expect(bodies).toHaveLength(9);
  expect(bodies.filter(({ applied }) => applied === false)).toHaveLength(3);
});
