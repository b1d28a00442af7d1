import type { StorageArea } from './safe-storage';

// This module is separate, because safe-storage.ts is part of every first load.

/** Returns the stored keys with a prefix, without values kept only in memory. Returns none if storage is blocked. */
export function storedKeys(area: StorageArea, prefix: string): string[] {
  try {
    return Object.keys(area === 'local' ? window.localStorage : window.sessionStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}
