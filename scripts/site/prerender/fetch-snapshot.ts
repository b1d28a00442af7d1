import type { Snapshot, SnapshotKey } from '../../../src/startup/hydrate-cache';

import { fetchJson, type ReadJson } from './fetch-json';

/** Timeout of a request: a slow backend must not delay pages, which work without a snapshot. */
const TIMEOUT_MS = 3000;

/** Fetches a document of the backend, with a timeout of 3 s. */
export const fetchSoon: ReadJson = (address) => fetchJson(address, TIMEOUT_MS);

/**
 * Reads public API responses by key, without those that failed or have no `data`. Never rejects.
 */
export async function fetchSnapshot(server: string, keys: readonly SnapshotKey[], read: ReadJson): Promise<Snapshot> {
  const taken = await Promise.all(keys.map(async (key) => [key, await readData(server, key, read).catch(() => undefined)] as const));
  return taken.filter(([, data]) => data !== undefined);
}

async function readData(server: string, [path, query = {}]: SnapshotKey, read: ReadJson): Promise<unknown> {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  const data = await read(`${server.replace(/\/+$/, '')}${path}${search.size === 0 ? '' : `?${String(search)}`}`);
  return typeof data === 'object' && data !== null && 'data' in data ? data : undefined;
}
