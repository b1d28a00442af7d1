/**
 * Creates an LRU cache. The returned function gets a key's value or creates it, and then drops the key that was unused for longest if
 * there are too many. A value that is null or undefined is created again each time.
 */
export function createLruCache<T>(maxEntries: number): (key: string, make: () => T) => T {
  const entries = new Map<string, T>();
  return (key, make) => {
    const found = entries.get(key) ?? make();
    // The entry is reinserted, because a Map iterates in insertion order.
    entries.delete(key);
    entries.set(key, found);
    const [oldest] = entries.keys();
    if (entries.size > maxEntries && oldest !== undefined) entries.delete(oldest);
    return found;
  };
}
