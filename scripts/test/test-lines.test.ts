import { expect, test } from 'vitest';

import { testLines } from './test-lines';

test('the flaky and the failed tests of vitest are found among other output', () => {
  const output = 'RUN\nFLAKY  src/a.test.ts > a > b: late\nFAILED src/c.test.ts > c: wrong\nTests 3 passed\n';
  expect(testLines(output, 'flaky')).toEqual(['FLAKY  src/a.test.ts > a > b: late']);
  expect(testLines(output, 'failed')).toEqual(['FAILED src/c.test.ts > c: wrong']);
});

test('the flaky and the failed tests of Playwright are found in its summary', () => {
  const output = '[2/2] b\n\n  1 failed\n    [site] › c.spec.ts:1:1 › c \n  1 flaky\n    [site] › a.spec.ts:1:1 › a \n  7 passed (3.0s)\n';
  expect(testLines(output, 'flaky')).toEqual(['FLAKY  [site] › a.spec.ts:1:1 › a']);
  expect(testLines(output, 'failed')).toEqual(['FAILED [site] › c.spec.ts:1:1 › c']);
});

test('output in which all tests passed has none', () => {
  expect(testLines('  9 passed (1.0s)\n', 'failed')).toEqual([]);
});
