import { sleep } from '@/shared/lib/sleep';

import type { Lookup } from './money-requests';

/** Delays before each lookup, because a slow request may still arrive. */
export const POLL_DELAYS_MS: readonly number[] = [0, 1000, 2000, 4000, 8000];
/**
 * Time from the start of polling after which a lookup that ends is the last one, so that a slow server does not hold the form longer. One
 * in flight is not aborted.
 */
const MAX_POLL_MS = 20_000;

interface PollOptions {
  readonly delaysMs?: readonly number[];
  /** Returns true for an error that ends polling because further lookups cannot succeed. */
  readonly isFinal?: (error: unknown) => boolean;
  /** Waits for a time in ms. Replaced in tests. */
  readonly sleep?: (ms: number) => Promise<void>;
  /** Returns the time in ms since 1970. Replaced in tests. */
  readonly now?: () => number;
}

/**
 * Looks up what became of a request whose response was lost, once after each delay, until the outcome is known.
 *
 * @param lookUp must not change anything on the server
 * @returns the last lookup: `not-found` alone proves nothing; undefined if it failed
 * @throws an error of `lookUp` that `isFinal` accepts
 */
export async function pollForOutcome<Outcome>(
  lookUp: () => Promise<Lookup<Outcome>>,
  { delaysMs = POLL_DELAYS_MS, isFinal = () => false, sleep: wait = sleep, now = Date.now }: PollOptions = {},
): Promise<Lookup<Outcome> | undefined> {
  const start = now();
  let last: Lookup<Outcome> | undefined;
  for (const ms of delaysMs) {
    if (ms > 0) await wait(ms);
    try {
      last = await lookUp();
    } catch (error) {
      if (isFinal(error)) throw error;
      last = undefined;
    }
    if (last !== undefined && last.status !== 'not-found') return last;
    if (now() - start > MAX_POLL_MS) break;
  }
  return last;
}
