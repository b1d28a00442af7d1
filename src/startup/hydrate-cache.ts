import type { QueryClient } from '@tanstack/react-query';

/** Key of a query of the generated client. */
export type SnapshotKey = readonly [path: string, query?: Readonly<Record<string, unknown>>];

/** Responses that were recorded when the page was generated, with their keys. */
export type Snapshot = readonly (readonly [key: SnapshotKey, data: unknown])[];

const ELEMENT_ID = 'snapshot';

/** Paths of responses that are the same for everyone and irrelevant for decisions of players: games, categories and providers. */
const PUBLIC_PATHS = /^\/v2\/(games|categories|providers)$/;
/** Path of the operator's data, which is needed most if the backend fails. */
const OPERATOR_PATH = /^\/v2\/platform$/;
/** Path of the promotions, whose response is different for players. */
const VISITOR_PATHS = /^\/v2\/promotions$/;

/** Returns true if a page may contain the response. Combined queries are excluded. */
export function isSnapshotKey(key: readonly unknown[]): key is SnapshotKey {
  const [path, query, ...more] = key;
  const isCall = more.length === 0 && (query === undefined || (typeof query === 'object' && query !== null));
  return isCall && typeof path === 'string' && (isPublic(path) || VISITOR_PATHS.test(path));
}

/** Returns true if every page shows the response. */
export function isChromeKey([path]: SnapshotKey): boolean {
  return OPERATOR_PATH.test(path);
}

const isPublic = (path: string) => PUBLIC_PATHS.test(path) || OPERATOR_PATH.test(path);

/** Time of the snapshot's data in ms since 1970: so old that every query refetches at once. */
const SNAPSHOT_UPDATED_AT = 1;
/** Time of data that is kept, in ms since 1970: so late that no query refetches. */
const KEPT_UPDATED_AT = Number.MAX_SAFE_INTEGER;

/** Fills the query cache for prerendering and for the hydration, which must show the same. The data counts as outdated. */
export function fillCache(client: QueryClient, snapshot: Snapshot): void {
  for (const [key, data] of snapshot) client.setQueryData(key, data, { updatedAt: SNAPSHOT_UPDATED_AT });
}

/**
 * Drops and refetches the data for visitors that `hydrateFromSnapshot` has kept for a player, once the HTML no longer has to match the
 * snapshot. Does nothing if there is none.
 */
export function refetchVisitorData(client: QueryClient): void {
  void client.resetQueries({ predicate: ({ state }) => state.dataUpdatedAt === KEPT_UPDATED_AT });
}

/**
 * Fills the query cache with the snapshot of the page until the backend responds; does nothing for a page without one. On failure
 * only the operator's data stays, offline all. For a player, data for visitors is not fetched before `refetchVisitorData`.
 *
 * @throws {SyntaxError} if the snapshot is no JSON
 */
export function hydrateFromSnapshot(page: Document, client: QueryClient, isPlayer: boolean): void {
  const source = page.getElementById(ELEMENT_ID)?.textContent ?? '';
  if (source === '') return;
  const snapshot = JSON.parse(source) as Snapshot;
  fillCache(client, snapshot);
  if (isPlayer) {
    for (const [key, data] of snapshot) if (VISITOR_PATHS.test(key[0])) client.setQueryData(key, data, { updatedAt: KEPT_UPDATED_AT });
  }
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'error' || !navigator.onLine) return;
    if (event.query.state.dataUpdatedAt === SNAPSHOT_UPDATED_AT && !OPERATOR_PATH.test(String(event.query.queryKey[0])))
      event.query.setState({ data: undefined, dataUpdatedAt: 0 });
  });
}
