import type { Snapshot, SnapshotKey } from '../../../src/startup/hydrate-cache';

/** Timeout of a request: a slow backend must not delay pages, which work without a snapshot. */
const TIMEOUT_MS = 3000;

/** Fetches public API responses by key, without those that failed. */
export async function fetchSnapshot(server: string, keys: readonly SnapshotKey[]): Promise<Snapshot> {
  const taken = await Promise.all(keys.map(async (key) => [key, await fetchData(server, key).catch(() => undefined)] as const));
  return taken.filter(([, data]) => data !== undefined);
}

async function fetchData(server: string, [path, query = {}]: SnapshotKey): Promise<unknown> {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  const address = `${server.replace(/\/+$/, '')}${path}${search.size === 0 ? '' : `?${String(search)}`}`;
  const response = await fetch(address, { headers: { Accept: 'application/json' }, signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) return undefined;
  const data: unknown = await response.json();
  return typeof data === 'object' && data !== null && 'data' in data ? data : undefined;
}
