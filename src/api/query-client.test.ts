import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { ContractError, HttpError, NetworkError } from './errors';
import { createQueryClient } from './query-client';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Counts the attempts within a minute, and measures the shortest wait in ms. */
async function attemptsAfter(failure: Error): Promise<{ attempts: number; shortestWait: number }> {
  const times: number[] = [];
  const read = createQueryClient().fetchQuery({
    queryKey: ['read'],
    queryFn: () => {
      times.push(Date.now());
      throw failure;
    },
    // fetchQuery turns retries off by default.
    retry: createQueryClient().getDefaultOptions().queries?.retry ?? false,
  });
  const settled = read.catch(() => undefined);
  await vi.advanceTimersByTimeAsync(60_000);
  await settled;
  return { attempts: times.length, shortestWait: Math.min(...times.slice(1).map((time, index) => time - (times[index] ?? 0))) };
}

test.each([
  ['a server error is retried twice', new HttpError(500, ''), 3],
  ['a lost connection is retried twice', new NetworkError(true), 3],
  ['a timeout is not retried', new NetworkError(true, undefined, true), 1],
  ['a refusal is not retried', new HttpError(403, ''), 1],
  ['a 429 is not retried', new HttpError(429, '', { retryAfter: 1 }), 1],
  ['a contract violation is not retried', new ContractError('getMe', '', 'x'), 1],
  ['a long Retry-After shows the error at once', new HttpError(503, '', { retryAfter: 60 }), 1],
])('%s', async (_name, error, attempts) => {
  expect((await attemptsAfter(error)).attempts).toBe(attempts);
});

test('a retry does not come before Retry-After', async () => {
  const { attempts, shortestWait } = await attemptsAfter(new HttpError(503, '', { retryAfter: 4 }));
  expect(attempts).toBe(3);
  expect(shortestWait).toBeGreaterThanOrEqual(4000);
});

test('a read is not retried while the browser is offline', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect((await attemptsAfter(new NetworkError(true))).attempts).toBe(1);
});
