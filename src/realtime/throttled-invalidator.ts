import type { QueryClient, QueryKey } from '@tanstack/react-query';

import { isToBeRefetched } from './refetch-missed';

const COALESCE_MS = 100;
/** Shortest time between two invalidations. */
const MIN_INTERVAL_MS = 1000;

export type ThrottledInvalidator = ReturnType<typeof createThrottledInvalidator>;

/** Invalidates collected query keys, at most once a second. */
export function createThrottledInvalidator(client: QueryClient) {
  const due = new Map<string, { readonly queryKey: QueryKey; readonly isFirst: boolean }>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush(): void {
    timer = undefined;
    if (due.size === 0) return;
    for (const { queryKey, isFirst } of due.values()) void client.invalidateQueries({ queryKey, predicate: isToBeRefetched(isFirst) });
    due.clear();
    timer = setTimeout(flush, MIN_INTERVAL_MS);
  }

  return {
    /** @param isFirst true after a channel's first confirmation: data that was just fetched is kept */
    invalidate(keys: readonly QueryKey[], isFirst = false): void {
      for (const queryKey of keys) {
        const hash = JSON.stringify(queryKey);
        due.set(hash, { queryKey, isFirst: isFirst && due.get(hash)?.isFirst !== false });
      }
      timer ??= setTimeout(flush, COALESCE_MS);
    },
    end(): void {
      clearTimeout(timer);
      timer = undefined;
      due.clear();
    },
  };
}
