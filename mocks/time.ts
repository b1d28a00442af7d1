import type { World } from './db/world';

/** How often a world looks what its clock has brought about, in milliseconds: a phase of double is told so late at most. */
const EVERY = 100;

/**
 * Lets time do its work in a world that nobody asks: rounds of double, withdrawals, pauses that end.
 *
 * @param world whose
 * @returns ends it
 */
export function letTimePass(world: World): () => void {
  const timer = setInterval(world.tick, EVERY);
  return () => clearInterval(timer);
}
