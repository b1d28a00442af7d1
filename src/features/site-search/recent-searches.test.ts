import { beforeEach, expect, test } from 'vitest';

import { clearRecentSearches, recentSearches, rememberSearch } from './recent-searches';

beforeEach(() => localStorage.clear());

test('the last six searches are kept, latest first, each once', () => {
  for (const text of ['um', 'dois', 'três', 'quatro', 'cinco', 'seis', 'sete', ' DOIS ', '']) rememberSearch(text);
  expect(recentSearches()).toEqual(['DOIS', 'sete', 'seis', 'cinco', 'quatro', 'três']);
  clearRecentSearches();
  expect(recentSearches()).toEqual([]);
});

test.each(['x', '{}', '[1, null, ""]', 'null'])('stored %s gives no searches', (stored) => {
  localStorage.setItem('recent-searches', stored);
  expect(recentSearches()).toEqual([]);
});
