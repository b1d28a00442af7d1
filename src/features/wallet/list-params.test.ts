// @vitest-environment node
import { expect, test } from 'vitest';

import { daysBefore, parseDays, withFilter } from './list-params';

const search = new URLSearchParams('type=1&status=9&from=2026-11-01&to=2026-10-01&page=3&x=1');

test('invalid days, and an end before the start, are ignored', () => {
  expect(parseDays(search)).toEqual({ from: '2026-11-01' });
  expect(parseDays(new URLSearchParams('from=2026-99-99&to=2026-10-01'))).toEqual({ to: '2026-10-01' });
  expect(parseDays(new URLSearchParams('from=2026-02-31&to=2028-02-29'))).toEqual({ to: '2028-02-29' });
});

test('a change of the filter returns to the first page and keeps unknown parameters', () => {
  expect(withFilter(search, { type: '', status: '2' }).toString()).toBe('status=2&from=2026-11-01&to=2026-10-01&x=1');
});

test('daysBefore crosses the end of a month', () => {
  expect(daysBefore('2026-03-01', 1)).toBe('2026-02-28');
});
