import { useEffect } from 'react';
import { create } from 'zustand';

import { readStored, removeStored, writeStored } from '@/shared/lib/safe-storage';

/** In session storage: ms since 1970 of the last answer. */
const STORAGE_KEY = 'reality-check-answered-at';

interface RealityCheckState {
  /** A game is on the page and checks interrupt it: reminders show no notice. */
  readonly isWatching: boolean;
  /** A reminder arrived and was not answered. */
  readonly isReminded: boolean;
  /** Rounds on this page that are not settled: a check must not cover them. */
  readonly openRounds: number;
}

/** Coordinates reality checks with the games on the page (SPEC Q21). */
export const useRealityCheckStore = create<RealityCheckState>(() => ({ isWatching: false, isReminded: false, openRounds: 0 }));

/** Keeps reality checks away while the round of a game is not settled. */
export function useOpenRound(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const count = (change: number) => useRealityCheckStore.setState(({ openRounds }) => ({ openRounds: openRounds + change }));
    count(1);
    return () => count(-1);
  }, [isOpen]);
}

/**
 * Takes a reminder that interrupts the game.
 *
 * @param minutes interval of a reminder of time; one that follows an answer too soon is dropped
 * @returns false if no game is watched, so that a notice must show it
 */
export function interruptWithReminder(minutes: number | undefined): boolean {
  if (!useRealityCheckStore.getState().isWatching) return false;
  const answered = lastAnsweredAt();
  const isTooSoon = minutes !== undefined && answered !== undefined && Date.now() - answered < minutes * 60_000;
  if (!isTooSoon) useRealityCheckStore.setState({ isReminded: true });
  return true;
}

/** Returns ms since 1970; undefined before the first answer of a session. */
export function lastAnsweredAt(): number | undefined {
  const stored = Number(readStored('session', STORAGE_KEY));
  return stored > 0 ? stored : undefined;
}

/** Restarts the interval. */
export function answerRealityCheck(): void {
  writeStored('session', STORAGE_KEY, String(Date.now()));
  useRealityCheckStore.setState({ isReminded: false });
}

/** Forgets the previous player's checks. */
export function clearRealityCheck(): void {
  removeStored('session', STORAGE_KEY);
  useRealityCheckStore.setState({ isReminded: false });
}
