import { expect, test } from 'vitest';

import { renderMarkdown } from './markdown';
import { siteRun } from './report.fixture';

test('the newest run of each benchmark is a section with tables', () => {
  const text = renderMarkdown(new Map([['site', [siteRun(1, 2400), siteRun(2, 2000)]]]));
  expect(text).toContain('## site\n\n2026-11-02 10:00 UTC, build build-2, Test <CPU>, 2 cores\n');
  expect(text).toContain('|  | value | unit | static | hydrated | max | target | verdict |\n');
  expect(text).toContain('| P1 LCP / | 2000 | ms | 1000 | 1500 | 1100 | 1.1 × static | missed |\n');
  expect(text).not.toContain('2400');
});

test('a row without a column has an empty cell', () => {
  const run = { ...siteRun(1, 1), tables: { Mixed: { one: { a: 1 }, two: { b: 'x|y' } } } };
  expect(renderMarkdown(new Map([['mixed', [run]]]))).toContain('| one | 1 |  |\n| two |  | x\\|y |\n');
});
