import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { getGetMeQueryKey, getGetMeUrl } from '@generated/api/auth';
import { getListNotificationsQueryKey } from '@generated/api/notifications';

import { takeEarlyResponse } from '@/api/early-read';
import { recordRequestTimes } from '@/api/requested-at';

import { isToBeRefetched } from './refetch-missed';

let client: QueryClient;

beforeEach(() => {
  // The head of a page in an earlier test file has asked for its player long ago.
  vi.useFakeTimers({ now: Date.now() + 3_600_000 });
  client = new QueryClient();
  recordRequestTimes(client);
});
afterEach(() => vi.useRealTimers());

/** Fetches a query whose response takes some time. */
async function fetchFor(queryKey: readonly unknown[], ms: number): Promise<void> {
  const fetched = client.fetchQuery({ queryKey, queryFn: () => new Promise((resolve) => setTimeout(() => resolve('data'), ms)) });
  await vi.advanceTimersByTimeAsync(ms);
  await fetched;
}

function isRefetched(queryKey: readonly unknown[]): boolean | undefined {
  const query = client.getQueryCache().find({ queryKey });
  return query && isToBeRefetched(true)(query);
}

test.each([
  ['the balance', getGetMeQueryKey(), 2900, false],
  ['the balance', getGetMeQueryKey(), 3000, true],
  ['the notifications', getListNotificationsQueryKey(), 9900, false],
  ['the notifications', getListNotificationsQueryKey(), 10_000, true],
])(
  'at the first confirmation of a channel, the age of %s counts from its request: %j after %i ms is old: %s',
  async (_, key, ms, isOld) => {
    await fetchFor(key, ms);
    expect(isRefetched(key)).toBe(isOld);
  },
);

test('data that an event has changed keeps the age of its response', async () => {
  await fetchFor(getGetMeQueryKey(), 2000);
  client.setQueryData(getGetMeQueryKey(), 'patched');
  await vi.advanceTimersByTimeAsync(1000);
  expect(isRefetched(getGetMeQueryKey())).toBe(true);
});

test('the age of the player whom the page’s head has requested counts from that request', async () => {
  const request = new Request(new URL(getGetMeUrl(), location.href), { headers: { Authorization: 'Bearer token' } });
  const read = { request, token: 'token', startedAt: Date.now(), response: Promise.resolve(Response.json({})) };
  window.earlyRead = { ...read, abort: () => undefined, isCurrent: () => true };
  await vi.advanceTimersByTimeAsync(2500);
  await takeEarlyResponse(request, new AbortController().signal);
  await fetchFor(getGetMeQueryKey(), 500);
  expect(isRefetched(getGetMeQueryKey())).toBe(true);
});
