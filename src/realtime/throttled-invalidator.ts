import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** How long keys are collected before they are invalidated, in ms. */
const COALESCE_MS = 100;
/** The minimum time between two invalidations, in ms. */
export const MIN_INTERVAL_MS = 1000;

export type ThrottledInvalidator = ReturnType<typeof createThrottledInvalidator>;

/**
 * Asks again for what may be older than an event: soon, and then no more than once a second, whatever comes. Of
 * several answers to one question that of the latest asked counts.
 *
 * @param client what is loaded
 */
export function createThrottledInvalidator(client: QueryClient) {
  const due = new Map<string, QueryKey>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush(): void {
    timer = undefined;
    if (due.size === 0) return;
    for (const queryKey of due.values()) void client.invalidateQueries({ queryKey });
    due.clear();
    timer = setTimeout(flush, MIN_INTERVAL_MS);
  }

  return {
    invalidate(keys: readonly QueryKey[]): void {
      for (const key of keys) due.set(JSON.stringify(key), key);
      timer ??= setTimeout(flush, COALESCE_MS);
    },
    /** Forgets what was to be asked for. */
    end(): void {
      clearTimeout(timer);
      timer = undefined;
      due.clear();
    },
  };
}
