import { create } from 'zustand';

import { readStored, removeStored, writeStored } from '@/shared/lib/safe-storage';

/** Keys in session storage of times in ms since 1970: the player's last answer to a reality check, and the last unanswered reminder. */
const ANSWERED_KEY = 'reality-check-answered-at';
const REMINDED_KEY = 'reality-check-reminded-at';
const MINUTE_MS = 60_000;

const readTime = (key: string): number => Number(readStored('session', key)) || 0;

/**
 * Store of the time of the last unanswered reminder in this tab, in ms since 1970; 0 without one. A reload keeps it. The reader
 * must ignore a reminder from before the login.
 */
export const useCheckTimes = create<{ readonly remindedAt: number }>(() => ({ remindedAt: readTime(REMINDED_KEY) }));

/** Returns the time of the last answer, in ms since 1970; 0 before the first. */
export const lastAnsweredAt = (): number => readTime(ANSWERED_KEY);

/** Stores that the player has answered now, which restarts the interval of reality checks and discards an unanswered reminder. */
export function answerRealityCheck(): void {
  writeStored('session', ANSWERED_KEY, String(Date.now()));
  removeStored('session', REMINDED_KEY);
  useCheckTimes.setState({ remindedAt: 0 });
}

/**
 * Records a reminder that interrupts the game.
 *
 * @param minutes interval of a time reminder, which is dropped if the last answer is not that long ago; undefined for other reminders
 */
export function noteReminder(minutes: number | undefined): void {
  const now = Date.now();
  if (minutes !== undefined && now - lastAnsweredAt() < minutes * MINUTE_MS) return;
  writeStored('session', REMINDED_KEY, String(now));
  useCheckTimes.setState({ remindedAt: now });
}
