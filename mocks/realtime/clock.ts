/** Time as the real-time stand-in knows it, so that a test can hold it still. */
export interface Clock {
  /** Milliseconds since any fixed moment. */
  now(): number;
  /** Runs `task` once, `ms` milliseconds from now. The answer cancels it. */
  after(ms: number, task: () => void): () => void;
}

/** The machine's own clock. */
export const systemClock: Clock = {
  now: () => Date.now(),
  after(ms, task) {
    const timer = setTimeout(task, ms);
    return () => clearTimeout(timer);
  },
};
