import { mapStore } from './stores';

/** Creates the store of named counters, with which scenarios fail every n-th call. A snapshot has the counts. */
export function createCounters() {
  const counts = new Map<string, number>();
  return {
    /** Adds one to a counter, and returns the new count. */
    increment(name: string): number {
      const count = (counts.get(name) ?? 0) + 1;
      counts.set(name, count);
      return count;
    },

    ...mapStore(counts),
  };
}
