import type { Clock } from './clock';

/** Minimum interval between two runs, in ms. */
const RESOLUTION = 50;

/**
 * Creates a throttled runner of time-driven jobs. It is called before every request.
 *
 * @param clock the world's clock
 * @param jobs each applies what is due
 */
export function createTicker(clock: Clock, steps: readonly (() => void)[]): () => void {
  let last = Number.NEGATIVE_INFINITY;
  return () => {
    const now = clock.now();
    // A clock that was set back runs the jobs again.
    if (now >= last && now < last + RESOLUTION) return;
    last = now;
    for (const step of steps) step();
  };
}
