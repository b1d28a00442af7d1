import type { Query } from '@tanstack/react-query';

/** Slow connections need this long from a page's requests to its confirmed channels. */
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
