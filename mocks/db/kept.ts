/**
 * Creates an LRU cache.
 *
 * @param maxEntries the least recently used entry is evicted first
 * @returns a function that returns the cached value of a key, or creates it
 */
export function createKept<T>(most: number): (key: string, make: () => T) => T {
  const kept = new Map<string, T>();
  return (key, make) => {
    const found = kept.get(key) ?? make();
    // Reinserted, because a Map iterates in insertion order.
    kept.delete(key);
    kept.set(key, found);
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    return found;
  };
}
