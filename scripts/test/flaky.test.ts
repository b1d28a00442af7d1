import { expect, test } from 'vitest';

import { flakyLines } from './flaky';

test('the flaky tests of vitest are found among other output', () => {
  expect(flakyLines('RUN\nFLAKY  src/a.test.ts > a > b\nTests 3 passed\n')).toEqual(['FLAKY  src/a.test.ts > a > b']);
});

test('the flaky tests of Playwright are found in its summary', () => {
  const output = '[2/2] b\n\n  2 flaky\n    [site] › a.spec.ts:1:1 › a \n    [site] › b.spec.ts:2:1 › b \n  7 passed (3.0s)\n';
  expect(flakyLines(output)).toEqual(['FLAKY  [site] › a.spec.ts:1:1 › a', 'FLAKY  [site] › b.spec.ts:2:1 › b']);
});

test('output without flaky tests has none', () => {
  expect(flakyLines('  9 passed (1.0s)\n')).toEqual([]);
});
