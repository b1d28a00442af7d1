export type StorageArea = 'local' | 'session';

/** Values that could not be stored; null if one could not be removed. */
const unstored = new Map<string, string | null>();

/**
 * Reads a value. Never throws, even if storage is blocked.
 *
 * @returns the stored value, the last value that could not be stored, or null
 */
export function readStored(area: StorageArea, key: string): string | null {
  const known = unstored.get(mapKey(area, key));
  if (known !== undefined) return known;
  try {
    return getStorage(area).getItem(key);
  } catch {
    return null;
  }
}

/**
 * Writes a value. Never throws. A value that cannot be stored stays in memory for this page.
 *
 * @returns true if the value was stored
 */
export function writeStored(area: StorageArea, key: string, value: string): boolean {
  try {
    getStorage(area).setItem(key, value);
    unstored.delete(mapKey(area, key));
    return true;
  } catch {
    unstored.set(mapKey(area, key), value);
    return false;
  }
}

/** Removes a value. Never throws. */
export function removeStored(area: StorageArea, key: string): void {
  try {
    getStorage(area).removeItem(key);
    unstored.delete(mapKey(area, key));
  } catch {
    unstored.set(mapKey(area, key), null);
  }
}

/**
 * Reads a JSON value. Never throws.
 *
 * @returns null if there is no valid JSON
 */
export function readStoredJson(area: StorageArea, key: string): unknown {
  try {
    return JSON.parse(readStored(area, key) ?? 'null') as unknown;
  } catch {
    return null;
  }
}

// On each access, because with blocked storage reading the property throws.
function getStorage(area: StorageArea): Storage {
  return area === 'local' ? window.localStorage : window.sessionStorage;
}

function mapKey(area: StorageArea, key: string): string {
  return `${area} ${key}`;
}
