import type { Reporter, TestCase } from 'vitest/node';

import { FLAKY_MARK } from './flaky';

/** Reports tests that passed only when repeated, each with the first line of why it failed at first. */
export default class FlakyReporter implements Reporter {
  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky !== true) return;
    const reason = test.result().errors?.[0]?.message.split('\n', 1)[0] ?? 'no reason reported';
    console.log(`${FLAKY_MARK}${test.module.relativeModuleId} > ${test.fullName}: ${reason}`);
  }
}
