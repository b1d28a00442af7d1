import { create } from 'zustand';

import { readStored, removeStored, writeStored } from '@/shared/lib/safe-storage';

/** Keys in session storage of times in ms since 1970: the last answer, and the last reminder as long as it has none. */
const ANSWERED_KEY = 'reality-check-answered-at';
const REMINDED_KEY = 'reality-check-reminded-at';
const MINUTE_MS = 60_000;

const readTime = (key: string): number => Number(readStored('session', key)) || 0;

/**
 * Store of this device's last reminder, in ms since 1970. One from before the login does not count. A reload does not answer it.
 */
export const useCheckTimes = create<{ readonly remindedAt: number }>(() => ({ remindedAt: readTime(REMINDED_KEY) }));

/** Returns ms since 1970, 0 before the first answer. */
export const lastAnsweredAt = (): number => readTime(ANSWERED_KEY);

/** Restarts the interval of reality checks. */
export function answerRealityCheck(): void {
  writeStored('session', ANSWERED_KEY, String(Date.now()));
  removeStored('session', REMINDED_KEY);
  useCheckTimes.setState({ remindedAt: 0 });
}

/**
 * Takes a reminder that interrupts the game.
 *
 * @param minutes interval of a reminder of time; one that follows an answer too soon is dropped
 */
export function noteReminder(minutes: number | undefined): void {
  const now = Date.now();
  if (minutes !== undefined && now - lastAnsweredAt() < minutes * MINUTE_MS) return;
  writeStored('session', REMINDED_KEY, String(now));
  useCheckTimes.setState({ remindedAt: now });
}
