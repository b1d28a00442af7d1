import type { Query, QueryClient } from '@tanstack/react-query';

/** Start of the latest fetch of each query, in ms since 1970. */
const started = new WeakMap<Query, number>();
/** Start of the latest fetch of each query that has succeeded, in ms since 1970. */
const answered = new WeakMap<Query, number>();

/** Records from now on when the data of each query was requested. Called once for each client, before its first fetch. */
export function recordRequestTimes(client: QueryClient): void {
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    const { action, query } = event;
    if (action.type === 'fetch') started.set(query, Date.now());
    const startedAt = started.get(query);
    if (action.type === 'success' && action.manual !== true && startedAt !== undefined) answered.set(query, startedAt);
  });
}

/**
 * Returns when a query's data was requested, in ms since 1970. The server may have read it at any time since then, so that a slow
 * response is old when it arrives. A later change of the data without a fetch leaves the time. For a query without any response, returns
 * when its data was set; 0 without data.
 */
export const requestedAt = (query: Query): number => answered.get(query) ?? query.state.dataUpdatedAt;
