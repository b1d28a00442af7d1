/** Counts of events by whole second of the clock. */
export interface PerSecond {
  readonly count: () => void;
  /** Starts again at zero. */
  readonly reset: () => void;
  /** Returns the number of all events since the start or the last reset. */
  readonly total: () => number;
  /** Returns the count of the second with the most events; 0 if there are none. */
  readonly peak: () => number;
}

/** Creates a counter that starts at zero. @param now clock in ms */
export function createPerSecond(now: () => number = () => performance.now()): PerSecond {
  const seconds = new Map<number, number>();
  return {
    count: () => {
      const second = Math.floor(now() / 1000);
      seconds.set(second, (seconds.get(second) ?? 0) + 1);
    },
    reset: () => seconds.clear(),
    total: () => [...seconds.values()].reduce((sum, count) => sum + count, 0),
    peak: () => Math.max(0, ...seconds.values()),
  };
}
