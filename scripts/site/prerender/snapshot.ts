import type { Snapshot, SnapshotKey } from '../../../src/app/startup/hydrate-cache';

/** How long the backend may take, in ms: a page without its snapshot is better than none. */
const PATIENCE = 3000;

/**
 * Takes what pages show at once from a backend. What it does not answer is left out: pages then have the place of it.
 *
 * @param server address of the backend
 * @param keys calls of the contract, without a session
 */
export async function takeSnapshot(server: string, keys: readonly SnapshotKey[]): Promise<Snapshot> {
  const taken = await Promise.all(keys.map(async (key) => [key, await ask(server, key).catch(() => undefined)] as const));
  return taken.filter(([, data]) => data !== undefined);
}

async function ask(server: string, [path, query = {}]: SnapshotKey): Promise<unknown> {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  const address = `${server.replace(/\/+$/, '')}${path}${search.size === 0 ? '' : `?${String(search)}`}`;
  const answer = await fetch(address, { headers: { Accept: 'application/json' }, signal: AbortSignal.timeout(PATIENCE) });
  if (!answer.ok) return undefined;
  const data: unknown = await answer.json();
  return typeof data === 'object' && data !== null && 'data' in data ? data : undefined;
}
