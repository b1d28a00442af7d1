import { notifyManager, QueryClient } from '@tanstack/react-query';

import { HttpError, NetworkError, retryAfterMs } from './errors';
import { recordRequestTimes } from './requested-at';

const SECOND = 1000;
const MAX_RETRIES = 2;
/** Longest Retry-After that is waited for. A longer one shows the error instead of a spinner. */
const MAX_RETRY_AFTER_MS = 5 * SECOND;

// React Query notifies by a timer by default, which would wait behind every real-time event of a burst.
notifyManager.setScheduler(queueMicrotask);

/**
 * Creates the query cache of the site, and records for `requestedAt` when its data is requested. Data is stale after 30 s, and the
 * cache does not fetch it again when the window gets the focus or the browser is online again. A read is retried twice after a broken
 * connection or a 5xx, and never after a timeout, a response outside the contract, while the browser is offline, or if the server demands
 * a wait of more than 5 s. Writes are never retried, and nothing is queued while the browser is offline.
 */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        // The default would send requests after being offline, without the player knowing.
        networkMode: 'always',
        staleTime: 30 * SECOND,
        retry: (failures, error) => failures < MAX_RETRIES && isTransient(error),
        retryDelay: (failures, error) => Math.max(backoff(failures), retryAfterMs(error)),
        refetchOnWindowFocus: false,
      },
      mutations: { networkMode: 'always', retry: 0 },
    },
  });
  recordRequestTimes(client);
  return client;
}

/** Returns true for a server failure (a 5xx without a long Retry-After) or a broken connection. */
function isTransient(error: unknown): boolean {
  // A timeout is not repeated: the player has waited enough, and a hanging backend would hang again.
  if (error instanceof NetworkError) return navigator.onLine && !error.isTimeout;
  return error instanceof HttpError && error.status >= 500 && retryAfterMs(error) <= MAX_RETRY_AFTER_MS;
}

/** Returns an exponential delay with up to 50 % jitter, in ms. */
function backoff(failures: number): number {
  return SECOND * 2 ** failures * (0.5 + Math.random() / 2);
}
