import type { Clock } from './clock';

/** Below this many milliseconds nothing that the clock brings about is looked for again. */
const RESOLUTION = 50;

/**
 * Does what the clock alone brings about, but not more often than that can matter: it is called before every request.
 *
 * @param clock the world's
 * @param steps each does what came due until now
 */
export function createTicker(clock: Clock, steps: readonly (() => void)[]): () => void {
  let last = Number.NEGATIVE_INFINITY;
  return () => {
    const now = clock.now();
    // A clock that was set back is another moment too.
    if (now >= last && now < last + RESOLUTION) return;
    last = now;
    for (const step of steps) step();
  };
}
