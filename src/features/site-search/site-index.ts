import { createSearchIndex } from '@/shared/text-index/search-index';

import type { SearchEntry } from './search-entry';

/**
 * Indexes entries for the search at each key.
 *
 * @param entries entries to find; equally good matches keep this order
 * @returns a function that finds entries by label and keywords, then by detail, best match first
 */
export function createSiteIndex(entries: readonly SearchEntry[]): (text: string) => readonly SearchEntry[] {
  const index = createSearchIndex();
  index.add(entries.map(({ label, detail = '', keywords = '' }) => ({ name: `${label} ${keywords}`, keywords: detail })));
  return (text) => Array.from(index.find(text), (place) => entries[place]).filter((entry) => entry !== undefined);
}
