import type { StorageArea } from './safe-storage';

// Separate from safe-storage.ts, which is part of every first load.

/** Returns the keys in web storage that begin with the prefix. Never throws: storage may be blocked. */
export function storedKeys(area: StorageArea, prefix: string): string[] {
  try {
    return Object.keys(area === 'local' ? window.localStorage : window.sessionStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}
