import type { World } from './db/world';

/** Interval between two ticks, in ms: the maximum delay of a time-driven event, such as the end of a round of double. */
const TICK_INTERVAL_MS = 100;

/**
 * Runs all time-driven jobs of a world (`tick`) periodically, without requests, such as double rounds, withdrawals, ended suspensions and
 * sports events.
 *
 * @returns a function that stops it
 */
export function startWorldTimer(world: World): () => void {
  const timer = setInterval(world.tick, TICK_INTERVAL_MS);
  return () => clearInterval(timer);
}
