import { readStored, removeStored, writeStored } from '@/shared/lib/safe-storage';

/** Key in local storage of a time in ms since 1970. All tabs share it, so that a tab in use keeps the others unlocked. */
const STORAGE_KEY = 'last-activity';
/** Minimum time in ms between two writes, because pointers move often. */
const WRITE_INTERVAL_MS = 5000;

/** Returns the time of the last activity, in ms since 1970; 0 before the first activity of a session. */
export function lastActivityAt(): number {
  return Number(readStored('local', STORAGE_KEY)) || 0;
}

/** Stores the time of an activity, in ms since 1970, unless one was stored less than five seconds before. */
export function noteActivity(now = Date.now()): void {
  const last = lastActivityAt();
  // A device clock that was set back must not block later writes.
  if (now - last >= WRITE_INTERVAL_MS || now < last) writeStored('local', STORAGE_KEY, String(now));
}

/** Moves the stored time by as much as the device's clock was set, so that the time without activity stays the same. */
export function moveActivity(byMs: number): void {
  const last = lastActivityAt();
  if (last > 0) writeStored('local', STORAGE_KEY, String(last + byMs));
}

/** Deletes the stored time, so that the next session starts without one. */
export function forgetActivity(): void {
  removeStored('local', STORAGE_KEY);
}
