import type { Query, QueryClient } from '@tanstack/react-query';

/** Returns true for a query that waits for its first data. */
const isPending = ({ state }: Query) => state.data === undefined && state.fetchStatus !== 'idle';
/** Returns true for a request of the contract, whose key begins with its path. */
const isRequest = ({ queryKey: [path] }: Query) => typeof path === 'string' && path.startsWith('/');

/**
 * Cancels and repeats all queries for whose first data mounted components wait, also those that are no requests of the contract. A
 * refetch alone would wait for the request in flight. Resolves when all have succeeded or failed.
 */
export async function retryPendingQueries(client: QueryClient): Promise<void> {
  const pending = client.getQueryCache().findAll({ type: 'active', predicate: isPending });
  await Promise.all(pending.map(async (query) => client.cancelQueries({ queryKey: query.queryKey, exact: true })));
  await Promise.all(pending.map(async (query) => client.refetchQueries({ queryKey: query.queryKey, exact: true, type: 'active' })));
}

/**
 * Fetches the data of mounted components again, because a section may have failed on it. Removes all other responses from the
 * cache. Does nothing offline.
 *
 * @param timeoutMs longest wait for the responses. Later ones still reach the cache.
 */
export async function renewCachedData(client: QueryClient, timeoutMs: number): Promise<void> {
  if (!navigator.onLine) return;
  client.removeQueries({ type: 'inactive', predicate: isRequest });
  const timeout = new Promise<void>((resolve) => setTimeout(resolve, timeoutMs));
  await Promise.race([client.refetchQueries({ type: 'active', predicate: isRequest }), timeout]);
}
