/** Which web storage: `local` outlives the visit, `session` the tab. */
export type StorageArea = 'local' | 'session';

/** Values that the browser refused to store, by area and key; null: removed, but the browser refused that too. */
const unstored = new Map<string, string | null>();

/**
 * Reads a value from web storage. Never throws: storage may be blocked by the browser.
 *
 * @returns the stored value, the last value that could not be stored, or null
 */
export function readStored(area: StorageArea, key: string): string | null {
  const known = unstored.get(nameOf(area, key));
  if (known !== undefined) return known;
  try {
    return storageOf(area).getItem(key);
  } catch {
    return null;
  }
}

/**
 * Writes a value to web storage. Never throws: storage may be blocked or full. A value that cannot be stored is held in
 * memory, so that this page still reads it.
 *
 * @returns whether the value outlives a reload
 */
export function writeStored(area: StorageArea, key: string, value: string): boolean {
  try {
    storageOf(area).setItem(key, value);
    unstored.delete(nameOf(area, key));
    return true;
  } catch {
    unstored.set(nameOf(area, key), value);
    return false;
  }
}

/** Removes a value from web storage. Never throws. */
export function removeStored(area: StorageArea, key: string): void {
  try {
    storageOf(area).removeItem(key);
    unstored.delete(nameOf(area, key));
  } catch {
    unstored.set(nameOf(area, key), null);
  }
}

/**
 * Reads a JSON value from web storage. Never throws.
 *
 * @returns the parsed value; null if there is none or it is not valid JSON
 */
export function readStoredJson(area: StorageArea, key: string): unknown {
  try {
    return JSON.parse(readStored(area, key) ?? 'null') as unknown;
  } catch {
    return null;
  }
}

// Looked up on each access: with storage blocked, reading the property itself throws.
function storageOf(area: StorageArea): Storage {
  return area === 'local' ? window.localStorage : window.sessionStorage;
}

function nameOf(area: StorageArea, key: string): string {
  return `${area} ${key}`;
}
