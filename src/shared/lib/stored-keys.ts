import type { StorageArea } from './safe-storage';

// Separate: safe-storage.ts is part of every first load.

/** Never throws: storage may be blocked. */
export function storedKeys(area: StorageArea, prefix: string): string[] {
  try {
    return Object.keys(area === 'local' ? window.localStorage : window.sessionStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}
