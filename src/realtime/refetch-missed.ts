import type { Query, QueryClient } from '@tanstack/react-query';

import { cacheEffects } from './cache-effects';

/** Age of fresh data. Slow connections need this long from a page's requests to its confirmed channels. */
const FRESH_MS = 10_000;

/**
 * Returns a predicate for the queries to refetch after a gap. When a channel is confirmed for the first time, the page
 * has just fetched its data: fetching it again would double the calls of every visit.
 *
 * @param isFirst the channel was not confirmed before
 */
export function isToBeRefetched(isFirst: boolean): (query: Query) => boolean {
  return ({ state: { fetchStatus, dataUpdatedAt } }) => !isFirst || (fetchStatus !== 'fetching' && Date.now() - dataUpdatedAt >= FRESH_MS);
}

/**
 * Refetches the player's data that is older than the subscription of the channels, which {@link isToBeRefetched} spares:
 * an event between the two was lost.
 *
 * @param subscribedAt time of the latest confirmation, in ms since 1970
 */
export function refetchMissed(client: QueryClient, subscribedAt: number): void {
  const keys = new Set(Object.values(cacheEffects).flatMap(({ invalidates }) => invalidates));
  const isOlder = ({ state: { status, dataUpdatedAt } }: Query) => status === 'success' && dataUpdatedAt < subscribedAt;
  for (const queryKey of keys) void client.invalidateQueries({ queryKey, predicate: isOlder }, { cancelRefetch: false });
}
