import { create } from 'zustand';

import { readStored, writeStored } from '@/shared/lib/safe-storage';

/** In session storage: ms since 1970 of the last answer. */
const STORAGE_KEY = 'reality-check-answered-at';
const MINUTE_MS = 60_000;

/** Of this device, in ms since 1970. One from before the login does not count. */
export const useCheckTimes = create<{ readonly remindedAt: number }>(() => ({ remindedAt: 0 }));

/** Returns 0 before the first answer. */
export const lastAnsweredAt = (): number => Number(readStored('session', STORAGE_KEY)) || 0;

/** Restarts the interval. */
export function answerRealityCheck(): void {
  writeStored('session', STORAGE_KEY, String(Date.now()));
  useCheckTimes.setState({ remindedAt: 0 });
}

/**
 * Takes a reminder that interrupts the game.
 *
 * @param minutes interval of a reminder of time; one that follows an answer too soon is dropped
 */
export function noteReminder(minutes: number | undefined): void {
  const now = Date.now();
  if (minutes === undefined || now - lastAnsweredAt() >= minutes * MINUTE_MS) useCheckTimes.setState({ remindedAt: now });
}
