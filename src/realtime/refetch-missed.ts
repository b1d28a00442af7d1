import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';

import { getGetMeQueryKey } from '@generated/api/auth';

import { earlyReadStartedAt, MAX_EARLY_READ_AGE_MS } from '@/api/early-read';
import { requestedAt } from '@/api/requested-at';

import { STALE_AFTER_MS } from './stale-balance';

/** Age up to which data is fresh. Slow connections need this long from a page's requests to its confirmed channels. */
const FRESH_MS = 10_000;

const [mePath] = getGetMeQueryKey();
const isMe = ({ queryKey }: Query) => queryKey[0] === mePath;

/** Returns when a query's data was requested. For the player, that may be the request that the page's head has sent. */
function requestTime(query: Query): number {
  const at = requestedAt(query);
  return isMe(query) && at - earlyReadStartedAt() <= MAX_EARLY_READ_AGE_MS ? earlyReadStartedAt() : at;
}

/**
 * Returns a predicate for the queries to refetch after a gap. When a channel is confirmed for the first time, the page has just fetched its
 * data, or is fetching it: fetching it again would double the calls of every visit. The age counts from the request. A balance is old as
 * soon as it would be marked as stale.
 *
 * @param isFirst true if the channel was not confirmed before. Otherwise the predicate accepts every query
 */
export function isToBeRefetched(isFirst: boolean): (query: Query) => boolean {
  const isOld = (query: Query) => Date.now() - requestTime(query) >= (isMe(query) ? STALE_AFTER_MS : FRESH_MS);
  return (query) => !isFirst || (query.state.fetchStatus !== 'fetching' && isOld(query));
}

/**
 * Refetches the player's data that was requested before the subscription of the channels, which {@link isToBeRefetched} spares:
 * an event between the two was lost. Unused queries are only marked as stale, and requests in flight are not repeated.
 *
 * @param keys keys of the queries that events can change
 * @param subscribedAt time of the latest confirmation, in ms since 1970
 */
export function refetchMissed(client: QueryClient, keys: Iterable<QueryKey>, subscribedAt: number): void {
  const isOlder = (query: Query) => query.state.status === 'success' && requestTime(query) < subscribedAt;
  for (const queryKey of keys) void client.invalidateQueries({ queryKey, predicate: isOlder }, { cancelRefetch: false });
}
