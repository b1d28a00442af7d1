import { readStored, removeStored, writeStored } from '@/shared/lib/safe-storage';

/**
 * Key in local storage while the player has a row of recent games: the prerendered page keeps its place
 * (`startup/before-paint.ts`).
 */
export const RECENT_ROW_KEY = 'recent-row';

/** Returns true if the last page had the row. Without it nothing is shown until the games are there. */
export const hadRecentRow = (): boolean => readStored('local', RECENT_ROW_KEY) !== null;

/** Remembers the row. Call it with each answer, and with false after a logout. */
export function noteRecentRow(hasRow: boolean): void {
  if (hasRow === hadRecentRow()) return;
  if (hasRow) writeStored('local', RECENT_ROW_KEY, '1');
  else removeStored('local', RECENT_ROW_KEY);
}
