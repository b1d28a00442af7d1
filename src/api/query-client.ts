import { notifyManager, QueryClient } from '@tanstack/react-query';

import { HttpError, NetworkError } from './errors';

const SECOND = 1000;

// By default what is new is told after a timer, which waits behind every event of a storm.
notifyManager.setScheduler(queueMicrotask);

/** A query client with the defaults of the site. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // 'always': the default pauses while offline, and what is paused can be sent later unseen.
        networkMode: 'always',
        staleTime: 30 * SECOND,
        retry: (failures, error) => failures < 2 && mayPass(error),
        retryDelay: (failures) => jittered(SECOND * 2 ** failures),
        refetchOnWindowFocus: false,
      },
      mutations: { networkMode: 'always', retry: 0 },
    },
  });
}

/** Whether a read is worth another try: the server failed, or did not answer. */
function mayPass(error: unknown): boolean {
  return (error instanceof NetworkError && navigator.onLine) || (error instanceof HttpError && error.status >= 500);
}

function jittered(delay: number): number {
  return delay * (0.5 + Math.random() / 2);
}
