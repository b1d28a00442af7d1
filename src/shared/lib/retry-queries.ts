import type { Query, QueryClient } from '@tanstack/react-query';

const isPending = ({ state }: Query) => state.data === undefined && state.fetchStatus !== 'idle';
/** Contract requests' keys begin with their path. */
const isRequest = ({ queryKey: [path] }: Query) => typeof path === 'string' && path.startsWith('/');

/** Repeats requests that mounted components wait for. A refetch alone would wait for the one in flight. */
export async function retryPendingQueries(client: QueryClient): Promise<void> {
  const pending = client.getQueryCache().findAll({ type: 'active', predicate: isPending });
  await Promise.all(pending.map(async (query) => client.cancelQueries({ queryKey: query.queryKey, exact: true })));
  await Promise.all(pending.map(async (query) => client.refetchQueries({ queryKey: query.queryKey, exact: true, type: 'active' })));
}

/**
 * Renews data on which a section may have failed. Does nothing offline.
 *
 * @param timeoutMs longest wait for the responses
 */
export async function renewCachedData(client: QueryClient, timeoutMs: number): Promise<void> {
  if (!navigator.onLine) return;
  client.removeQueries({ type: 'inactive', predicate: isRequest });
  const timeout = new Promise<void>((resolve) => setTimeout(resolve, timeoutMs));
  await Promise.race([client.refetchQueries({ type: 'active', predicate: isRequest }), timeout]);
}
