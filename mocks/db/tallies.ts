export type Tallies = ReturnType<typeof createTallies>;

/** How often things have happened, by a name for each: what is to go wrong the third time knows by this which time it is. */
export function createTallies() {
  const counts = new Map<string, number>();
  return {
    /** One more of a thing; how many there are now. */
    next(name: string): number {
      const count = (counts.get(name) ?? 0) + 1;
      counts.set(name, count);
      return count;
    },

    kept: (): [name: string, count: number][] => [...counts],

    /** Puts what was kept in the place of all there is; nothing where nothing is given. */
    replace(kept: readonly (readonly [name: string, count: number])[] = []): void {
      counts.clear();
      for (const [name, count] of kept) counts.set(name, count);
    },
  };
}
