import { readStored, removeStored, writeStored } from '@/shared/lib/safe-storage';
import { useNow } from '@/shared/lib/use-now';

const STORAGE_KEY = 'visit since';
/** How often the timer updates, in ms. It shows minutes. */
const UPDATE_INTERVAL_MS = 10_000;

let startedAt: number | undefined;

/** Returns how long the player has been in this tab, in ms, since the login or since the tab was opened. */
export function useSessionTimer(): number {
  const now = useNow(UPDATE_INTERVAL_MS);
  return Math.max(0, now - readStart(now));
}

/** Resets the timer, so that it starts at zero for the next player. */
export function resetSessionTimer(): void {
  startedAt = undefined;
  removeStored('session', STORAGE_KEY);
}

/** Returns the start in ms since 1970. With storage blocked, it is the first call on this page. */
function readStart(now: number): number {
  if (startedAt !== undefined) return startedAt;
  const stored = Number(readStored('session', STORAGE_KEY));
  startedAt = stored > 0 && stored <= now ? stored : now;
  writeStored('session', STORAGE_KEY, String(startedAt));
  return startedAt;
}
