import type { SearchSynonym } from '@generated/api/model/search-synonym';

import { fold } from '@/shared/text-index/fuzzy-match';

/** Minimum number of letters of an incomplete word: fewer begin too many words. */
const MIN_PREFIX_LETTERS = 4;

/** Returns the search that a text stands for, as `tigrinho` does for a game of another house; undefined if for none. */
export function meantSearch(text: string, synonyms: readonly SearchSynonym[]): string | undefined {
  const typed = fold(text.trim());
  const isMeant = (word: string) => word === typed || (typed.length >= MIN_PREFIX_LETTERS && word.startsWith(typed));
  return synonyms.find(({ words }) => words.some((word) => isMeant(fold(word))))?.search;
}
