import type { PlayerOverviewAnswer } from '@generated/api/model/player-overview-answer';

/** Paths of the calls whose first answer the overview contains, and of the writes that can change such an answer. */
const ABOUT_PARTS = /^\/api\/(notifications|protection|legitimuzStatus|favorite-game|games)\b/;

let isOffered = false;
let writeCount = 0;

/** Sets whether the backend offers the overview (SPEC N4). */
export function setPlayerOverview(offered: boolean): void {
  isOffered = offered;
}

/**
 * Returns the first answer to a call of a player's page from the overview, which one request fetches for all of them
 * (SPEC B19). Of writes it counts those that make the overview outdated.
 *
 * @param method upper case
 * @param url a contract path with its query
 * @param load fetches the overview
 * @returns undefined if the call needs a request of its own
 */
export async function readFromOverview(method: string, url: string, load: () => Promise<PlayerOverviewAnswer>): Promise<unknown> {
  if (!isOffered || !ABOUT_PARTS.test(url)) return undefined;
  if (method !== 'GET') {
    writeCount += 1;
    return undefined;
  }
  const overview = import('./player-overview').then(({ readPart }) => readPart(url, load, () => writeCount));
  // If the overview fails, the call sends a request of its own, which then reports the fault.
  return overview.catch(() => undefined);
}
