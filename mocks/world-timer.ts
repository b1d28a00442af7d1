import type { World } from './db/world';

/** Interval between two ticks, in ms: the maximum delay of a double event. */
const TICK_INTERVAL_MS = 100;

/**
 * Runs a world's due jobs periodically, without requests: double rounds, withdrawals, ended suspensions.
 *
 * @returns a function that stops it
 */
export function startWorldTimer(world: World): () => void {
  const timer = setInterval(world.tick, TICK_INTERVAL_MS);
  return () => clearInterval(timer);
}
