import type { Clock } from './clock';

/** Shortest time between two runs. */
const MIN_INTERVAL_MS = 50;

/**
 * Creates a throttled runner of time-driven jobs, which every request and a timer call. The interval is by the clock of the world: while
 * that is frozen, the jobs do not run again.
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
