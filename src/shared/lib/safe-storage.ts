/** Web storage of a value: `local` is `localStorage`, `session` is `sessionStorage`. */
export type StorageArea = 'local' | 'session';

/** Values that could not be stored, by area and key. Null stands for a stored value that could not be removed. */
const unstored = new Map<string, string | null>();

/** Reads a value, even one that could not be stored (SPEC N9); null if there is none. Never throws. */
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
 * Writes a value, in memory for this page if it cannot be stored. Never throws.
 *
 * @returns true if it was stored
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

/** Removes a value; one that cannot be removed is hidden from this page. Never throws. */
export function removeStored(area: StorageArea, key: string): void {
  try {
    getStorage(area).removeItem(key);
    unstored.delete(mapKey(area, key));
  } catch {
    unstored.set(mapKey(area, key), null);
  }
}

/** @internal Forgets the values that could not be stored, so that a test begins with those of its own storage. */
export const forgetUnstored = (): void => unstored.clear();

/** Reads JSON, whose shape the caller checks; null if there is none or if it is invalid. Never throws. */
export function readStoredJson(area: StorageArea, key: string): unknown {
  try {
    return JSON.parse(readStored(area, key) ?? 'null') as unknown;
  } catch {
    return null;
  }
}

// Reads the property on each access, because it throws while storage is blocked.
function getStorage(area: StorageArea): Storage {
  return area === 'local' ? window.localStorage : window.sessionStorage;
}

function mapKey(area: StorageArea, key: string): string {
  return `${area} ${key}`;
}
