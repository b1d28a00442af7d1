import type { QueryClient } from '@tanstack/react-query';

/** The key of a call as the generated client has it: path, then query. */
export type SnapshotKey = readonly [path: string, query?: Readonly<Record<string, unknown>>];

/** Answers that were taken when the site was deployed, by the keys of their calls. */
export type Snapshot = readonly (readonly [key: SnapshotKey, data: unknown])[];

const ELEMENT_ID = 'snapshot';

/** What a page may show before it is asked for: the same for everyone, and nothing that a player decides by. */
const PUBLIC_PATHS = /^\/v2\/(games|categories|providers)$/;
/** Who runs the house and how to reach its support: on every page, and needed most while the backend fails. */
const HOUSE = /^\/v2\/platform$/;
/** The same for every visitor; what a player is told differs. */
const VISITORS = /^\/v2\/promotions$/;

/** Whether an answer may stand in the page before it is asked for: that of one call, and not what is made of several. */
export function isSnapshotKey(key: readonly unknown[]): key is SnapshotKey {
  const [path, query, ...more] = key;
  const isCall = more.length === 0 && (query === undefined || (typeof query === 'object' && query !== null));
  return isCall && typeof path === 'string' && (isSameForAll(path) || VISITORS.test(path));
}

/** Whether an answer is part of the frame around every page. */
export function isChromeKey([path]: SnapshotKey): boolean {
  return HOUSE.test(path);
}

const isSameForAll = (path: string) => PUBLIC_PATHS.test(path) || HOUSE.test(path);

/** When it was taken, as far as the site is concerned: in 1970, and so out of date. */
const TAKEN_AT = 1;

/**
 * Gives the site what stands in the page: shown at once, and replaced by what the backend says, which is asked for all
 * the same. If the backend fails, that is what is shown, but for the house; without a connection it stays.
 *
 * @param isPlayer whether somebody is logged in
 */
export function hydrateFromSnapshot(page: Document, client: QueryClient, isPlayer: boolean): void {
  const source = page.getElementById(ELEMENT_ID)?.textContent ?? '';
  if (source === '') return;
  for (const [key, data] of JSON.parse(source) as Snapshot) {
    if (!isPlayer || isSameForAll(key[0])) client.setQueryData(key, data, { updatedAt: TAKEN_AT });
  }
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'error' || !navigator.onLine) return;
    if (event.query.state.dataUpdatedAt === TAKEN_AT && !HOUSE.test(String(event.query.queryKey[0])))
      event.query.setState({ data: undefined, dataUpdatedAt: 0 });
  });
}
