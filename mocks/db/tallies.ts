export type Tallies = ReturnType<typeof createTallies>;

/** Creates named counters. Scenarios use them to fail every n-th call. */
export function createTallies() {
  const counts = new Map<string, number>();
  return {
    /** Increments a counter and returns its new value. */
    next(name: string): number {
      const count = (counts.get(name) ?? 0) + 1;
      counts.set(name, count);
      return count;
    },

    kept: (): [name: string, count: number][] => [...counts],

    /** Restores the counters from a snapshot, or clears them. */
    replace(kept: readonly (readonly [name: string, count: number])[] = []): void {
      counts.clear();
      for (const [name, count] of kept) counts.set(name, count);
    },
  };
}
