import type { QueryClient, QueryKey } from '@tanstack/react-query';

import { isToBeRefetched } from './refetch-missed';

/** Time in which keys are collected before they are invalidated. */
const COALESCE_MS = 100;
/** Shortest time between two invalidations. */
const MIN_INTERVAL_MS = 1000;

export type ThrottledInvalidator = ReturnType<typeof createThrottledInvalidator>;

const hashOf = (queryKey: QueryKey) => JSON.stringify(queryKey);

/**
 * Invalidates collected query keys, at most once a second. A fetch that it has started ends before the next one of its key: under
 * a stream of events every fetch would otherwise replace the one before, and none would ever be answered.
 */
export function createThrottledInvalidator(client: QueryClient) {
  const due = new Map<string, { readonly queryKey: QueryKey; readonly isFirst: boolean }>();
  const underWay = new Map<string, Promise<void>>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush(): void {
    timer = undefined;
    const ready = [...due].filter(([hash]) => !underWay.has(hash));
    if (ready.length === 0) return;
    for (const [hash, { queryKey, isFirst }] of ready) {
      due.delete(hash);
      const fetched = client.invalidateQueries({ queryKey, predicate: isToBeRefetched(isFirst) });
      underWay.set(hash, fetched);
      void fetched.then(() => fetchEnded(hash, fetched));
    }
    timer = setTimeout(flush, MIN_INTERVAL_MS);
  }

  function fetchEnded(hash: string, fetched: Promise<void>): void {
    if (underWay.get(hash) !== fetched) return;
    underWay.delete(hash);
    if (due.has(hash)) timer ??= setTimeout(flush, COALESCE_MS);
  }

  return {
    /**
     * Invalidates the queries under these keys.
     * @param isFirst true after a channel's first confirmation: data that was just fetched is kept
     */
    invalidate(keys: readonly QueryKey[], isFirst = false): void {
      for (const queryKey of keys) {
        const hash = hashOf(queryKey);
        due.set(hash, { queryKey, isFirst: isFirst && due.get(hash)?.isFirst !== false });
      }
      timer ??= setTimeout(flush, COALESCE_MS);
    },
    /** Returns true while a fetch of this key is under way that was started here. */
    isFetching: (queryKey: QueryKey): boolean => underWay.has(hashOf(queryKey)),
    /** Drops the keys that are not invalidated yet. Fetches under way go on, but no longer count for `isFetching`. */
    end(): void {
      clearTimeout(timer);
      timer = undefined;
      due.clear();
      underWay.clear();
    },
  };
}
