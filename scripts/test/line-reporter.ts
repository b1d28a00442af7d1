import type { Reporter, TestCase } from 'vitest/node';

import { MARKS } from './test-lines';

/**
 * Reporter of vitest, which prints a line with a mark of `MARKS` for each test that failed or passed only when repeated, with the
 * first line of the reason.
 */
export default class LineReporter implements Reporter {
  onTestCaseResult(test: TestCase): void {
    const result = test.result();
    if (result.state !== 'failed' && test.diagnostic()?.flaky !== true) return;
    const reason = result.errors?.[0]?.message.split('\n', 1)[0] ?? 'no reason reported';
    console.log(`${MARKS[result.state === 'failed' ? 'failed' : 'flaky']}${test.module.relativeModuleId} > ${test.fullName}: ${reason}`);
  }
}
