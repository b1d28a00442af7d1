/** Counts of events by second. */
export interface PerSecond {
  readonly count: () => void;
  /** Starts again at zero. */
  readonly reset: () => void;
  readonly total: () => number;
  /** The most events of one second. */
  readonly peak: () => number;
}

/** Creates a counter. @param now clock in ms */
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
