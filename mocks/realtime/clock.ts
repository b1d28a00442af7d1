/** Clock of the real-time server, replaced in tests. */
export interface Clock {
  /** Returns the milliseconds since a fixed moment. */
  now(): number;
  /** Runs `task` once. @returns a function that cancels it */
  after(ms: number, task: () => void): () => void;
}

/** Clock of the system. */
export const systemClock: Clock = {
  now: () => Date.now(),
  after(ms, task) {
    const timer = setTimeout(task, ms);
    return () => clearTimeout(timer);
  },
};
