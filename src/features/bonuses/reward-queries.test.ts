import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { backend, refuse } from '@/api/backend.fixture';
import { createQueryClient } from '@/api/query-client';

import { allCouponsQuery } from './reward-queries';
// Preloads the validators.
import '@/api/validate';
import '@generated/zod/coupons';

let requests: readonly Request[];

beforeEach(() => {
  vi.useFakeTimers();
  ({ requests } = backend({ listCoupons: refuse(500) }));
});
afterEach(() => {
  vi.useRealTimers();
});

test('a failing backend gets each list of coupons three times, not three times more for each failure', async () => {
  const failed = expect(createQueryClient().fetchQuery(allCouponsQuery())).rejects.toThrow();
  await vi.advanceTimersByTimeAsync(60_000);
  await failed;
  const bodies = await Promise.all(requests.map((request) => request.json()));
  expect(bodies).toHaveLength(9);
  expect(bodies.filter(({ applied }) => applied === false)).toHaveLength(3);
});
