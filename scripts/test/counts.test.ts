import { expect, test } from 'vitest';

import { add, countsOf, none } from './counts';

test('counts what vitest reports, a file that did not load among the failed', () => {
  expect(countsOf({ numPassedTests: 5, numFailedTests: 0, numFailedTestSuites: 1 })).toEqual({ passed: 5, failed: 1 });
});

test('counts what Playwright reports, the flaky among the failed', () => {
  expect(countsOf({ stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 0 } })).toEqual({ passed: 7, failed: 2 });
});

test.each([
  ['nothing ran', { stats: { expected: 0, unexpected: 0 } }],
  ['another form', { results: [] }],
  ['no report', undefined],
])('refuses a report where %s', (_case, report) => {
  expect(() => countsOf(report)).toThrow();
});

test('adds up', () => {
  expect(
    [
      { passed: 1, failed: 2 },
      { passed: 3, failed: 0 },
    ].reduce(add, none),
  ).toEqual({ passed: 4, failed: 2 });
});
