// @vitest-environment node
import { expect, test } from 'vitest';

import { parsePage, withPage } from './page-parameter';

const search = new URLSearchParams('type=1&status=9&from=2026-11-01&to=2026-10-01&page=3&x=1');

test('an invalid page is the first one', () => {
  expect(parsePage(search)).toBe(3);
  for (const text of ['', 'page=-1', 'page=1.5', 'page=abc']) expect(parsePage(new URLSearchParams(text))).toBe(1);
});

test('another page keeps the filter', () => {
  expect(withPage(search, 4)).toBe('type=1&status=9&from=2026-11-01&to=2026-10-01&page=4&x=1');
});
