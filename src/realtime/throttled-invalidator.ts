import type { QueryClient, QueryKey } from '@tanstack/react-query';

const COALESCE_MS = 100;
/** Between two invalidations. */
const MIN_INTERVAL_MS = 1000;

export type ThrottledInvalidator = ReturnType<typeof createThrottledInvalidator>;

/** Invalidates collected query keys, at most once a second. */
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
    end(): void {
      clearTimeout(timer);
      timer = undefined;
      due.clear();
    },
  };
}
