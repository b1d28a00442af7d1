// @vitest-environment node
import { expect, test } from 'vitest';

import { pageWindow } from './page-window';

test.each([
  [1, 1, [1]],
  [1, 2, [1, 2]],
  [2, 3, [1, 2, 3]],
  [4, 7, [1, 2, 3, 4, 5, 6, 7]],
  [1, 8, [1, 2, 3, 4, 5, null, 8]],
  [5, 9, [1, null, 4, 5, 6, null, 9]],
  [6, 9, [1, null, 5, 6, 7, 8, 9]],
  [9, 9, [1, null, 5, 6, 7, 8, 9]],
  [20, 45, [1, null, 19, 20, 21, null, 45]],
])('page %i of %i lists %j', (current, last, pages) => {
  expect(pageWindow(current, last)).toEqual(pages);
});

test('no gap hides a single page, and no page is listed twice', () => {
  for (let last = 1; last <= 12; last += 1) {
    for (let current = 1; current <= last; current += 1) {
      const pages = pageWindow(current, last);
      const named = pages.filter((page) => page !== null);
      expect(named).toContain(current);
      expect(new Set(named).size).toBe(named.length);
      pages.forEach((page, index) => {
        if (page === null) expect((pages[index + 1] ?? 0) - (pages[index - 1] ?? 0)).toBeGreaterThan(2);
      });
    }
  }
});
