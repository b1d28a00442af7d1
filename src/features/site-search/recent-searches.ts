import { readStoredJson, removeStored, writeStored } from '@/shared/lib/safe-storage';

const STORAGE_KEY = 'recent-searches';
const MAX_SEARCHES = 6;
const MAX_LENGTH = 80;

/** Returns the last six texts whose results were opened on this device, latest first. */
export function recentSearches(): readonly string[] {
  const stored = readStoredJson('local', STORAGE_KEY);
  if (!Array.isArray(stored)) return [];
  return stored.filter((text): text is string => typeof text === 'string' && text !== '').slice(0, MAX_SEARCHES);
}

/**
 * Puts a text first in the recent searches of this device, of which six are kept. Upper and lower case count as the same text. An empty
 * text is ignored, and a text of more than 80 characters is cut.
 */
export function rememberSearch(text: string): void {
  const search = text.trim().slice(0, MAX_LENGTH);
  if (search === '') return;
  const others = recentSearches().filter((other) => other.toLowerCase() !== search.toLowerCase());
  writeStored('local', STORAGE_KEY, JSON.stringify([search, ...others].slice(0, MAX_SEARCHES)));
}

/** Deletes the recent searches of this device. */
export function clearRecentSearches(): void {
  removeStored('local', STORAGE_KEY);
}
