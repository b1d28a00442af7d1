/** A clock with timers, replaceable in tests. */
export interface Clock {
  /** Returns milliseconds since a fixed moment. */
  now(): number;
  /**
   * Runs `task` once after `ms` milliseconds.
   *
   * @returns a function that cancels it
   */
  after(ms: number, task: () => void): () => void;
}

/** The system clock. */
export const systemClock: Clock = {
  now: () => Date.now(),
  after(ms, task) {
    const timer = setTimeout(task, ms);
    return () => clearTimeout(timer);
  },
};
