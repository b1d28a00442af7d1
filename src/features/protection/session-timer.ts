import { readStored, removeStored, writeStored } from '@/shared/lib/safe-storage';
import { useNow } from '@/shared/lib/use-now';

const STORAGE_KEY = 'session-started-at';
/** Key that earlier builds used. It is still read, because a deployment must not restart the timer. */
const OLD_STORAGE_KEY = 'visit since';
const UPDATE_INTERVAL_MS = 10_000;

let startedAt: number | undefined;

/** Returns the time since the login in this tab, or since the tab was opened, in ms. */
export function useSessionTimer(): number {
  const now = useNow(UPDATE_INTERVAL_MS);
  return Math.max(0, now - sessionStartedAt(now));
}

/** Makes the next reading of the time start the session again. */
export function resetSessionTimer(): void {
  startedAt = undefined;
  removeStored('session', STORAGE_KEY);
  removeStored('session', OLD_STORAGE_KEY);
}

/**
 * Returns the time of the login or of the opening of the tab, in ms since 1970. The first call in a tab, or after `resetSessionTimer`,
 * stores `now` as that time. If storage is blocked, a reload starts the time again.
 */
export function sessionStartedAt(now: number): number {
  if (startedAt !== undefined) return startedAt;
  const stored = Number(readStored('session', STORAGE_KEY) ?? readStored('session', OLD_STORAGE_KEY));
  startedAt = stored > 0 && stored <= now ? stored : now;
  writeStored('session', STORAGE_KEY, String(startedAt));
  removeStored('session', OLD_STORAGE_KEY);
  return startedAt;
}
