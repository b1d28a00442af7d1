import { expect, test } from 'vitest';

import { add, NO_TESTS, readCounts } from './counts';

test('a file that vitest could not load counts as failed', () => {
  expect(readCounts({ numPassedTests: 5, numFailedTests: 0, numFailedTestSuites: 1 })).toEqual({ passed: 5, failed: 1 });
});

test('a test of Playwright that passed when it was repeated counts as passed', () => {
  expect(readCounts({ stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 0 } })).toEqual({ passed: 8, failed: 1 });
});

test.each([
  ['no test ran', { stats: { expected: 0, unexpected: 0 } }],
  ['unknown format', { results: [] }],
  ['no report', undefined],
])('a report is rejected: %s', (_case, report) => {
  expect(() => readCounts(report)).toThrow();
});

test('a report without tests is valid where none may be concerned', () => {
  expect(readCounts({ numPassedTests: 0, numFailedTests: 0 }, true)).toEqual(NO_TESTS);
});

test('counts are added', () => {
  expect(
    [
      { passed: 1, failed: 2 },
      { passed: 3, failed: 0 },
    ].reduce(add, NO_TESTS),
  ).toEqual({ passed: 4, failed: 2 });
});
