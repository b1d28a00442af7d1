import type { Reporter, TestCase } from 'vitest/node';

import { FLAKY_MARK } from './flaky';

/** Vitest reporter that prints a line for each test that passed only when it was repeated. */
export default class FlakyReporter implements Reporter {
  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky === true) console.log(`${FLAKY_MARK}${test.module.relativeModuleId} > ${test.fullName}`);
  }
}
