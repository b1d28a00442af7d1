import { readStored, removeStored, writeStored } from '@/shared/lib/safe-storage';

/**
 * Key in local storage. It is set while the player has a row of recent games, so that the prerendered page reserves the place
 * of the row (`startup/before-paint.ts`).
 */
export const RECENT_ROW_KEY = 'recent-row';

/** Returns true if the previous page had the row. Otherwise nothing is shown in its place until the games have loaded. */
export const hadRecentRow = (): boolean => readStored('local', RECENT_ROW_KEY) !== null;

/** Updates the key. It must be called with each response, and with false after a logout. */
export function noteRecentRow(hasRow: boolean): void {
  if (hasRow === hadRecentRow()) return;
  if (hasRow) writeStored('local', RECENT_ROW_KEY, '1');
  else removeStored('local', RECENT_ROW_KEY);
}
