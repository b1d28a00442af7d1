import { notifyManager, QueryClient } from '@tanstack/react-query';

import { HttpError, NetworkError, retryAfterMs } from './errors';

const SECOND = 1000;
const MAX_RETRIES = 2;
/** A longer Retry-After shows the error instead of a spinner. */
const MAX_RETRY_AFTER_MS = 5 * SECOND;

// A timer, the default, waits behind every event of a burst.
notifyManager.setScheduler(queueMicrotask);

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // The default sends requests after being offline, without the player knowing.
        networkMode: 'always',
        staleTime: 30 * SECOND,
        retry: (failures, error) => failures < MAX_RETRIES && isTransient(error),
        retryDelay: (failures, error) => Math.max(backoff(failures), retryAfterMs(error)),
        refetchOnWindowFocus: false,
      },
      mutations: { networkMode: 'always', retry: 0 },
    },
  });
}

/** Server failure or broken connection. */
function isTransient(error: unknown): boolean {
  // The player has waited enough, and a hanging backend would hang again.
  if (error instanceof NetworkError) return navigator.onLine && !error.isTimeout;
  return error instanceof HttpError && error.status >= 500 && retryAfterMs(error) <= MAX_RETRY_AFTER_MS;
}

/** Exponential, with up to 50 % jitter, in ms. */
function backoff(failures: number): number {
  return SECOND * 2 ** failures * (0.5 + Math.random() / 2);
}
