/**
 * Keeps what was made for a key; of too many, what was not asked for the longest goes first.
 *
 * @param most how many are kept
 */
export function createKept<T>(most: number): (key: string, make: () => T) => T {
  const kept = new Map<string, T>();
  return (key, make) => {
    const found = kept.get(key) ?? make();
    // Put last again: the first of a map is the one that came first.
    kept.delete(key);
    kept.set(key, found);
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    return found;
  };
}
