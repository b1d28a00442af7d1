import type { Clock } from './clock';

/** Minimum interval between two runs, in ms. */
const MIN_INTERVAL_MS = 50;

/**
 * Creates a throttled runner of time-driven jobs. It is called before every request.
 *
 * @param clock the world's clock
 * @param jobs each applies its due changes
 */
export function createDueJobs(clock: Clock, jobs: readonly (() => void)[]): () => void {
  let last = Number.NEGATIVE_INFINITY;
  return () => {
    const now = clock.now();
    // A clock that was set back runs the jobs again.
    if (now >= last && now < last + MIN_INTERVAL_MS) return;
    last = now;
    for (const step of jobs) step();
  };
}
