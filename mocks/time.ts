import type { World } from './db/world';

/** Interval between two ticks, in ms: the maximum delay of a double event. */
const EVERY = 100;

/**
 * Runs a world's due jobs periodically, without requests: double rounds, withdrawals, ended suspensions.
 *
 * @returns a function that stops it
 */
export function letTimePass(world: World): () => void {
  const timer = setInterval(world.tick, EVERY);
  return () => clearInterval(timer);
}
