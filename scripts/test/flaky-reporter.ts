import type { Reporter, TestCase } from 'vitest/node';

import { FLAKY_MARK } from './flaky';

/** Reports tests that passed only when repeated. */
export default class FlakyReporter implements Reporter {
  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky === true) console.log(`${FLAKY_MARK}${test.module.relativeModuleId} > ${test.fullName}`);
  }
}
