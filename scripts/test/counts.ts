/** Numbers of tests. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

export const NO_TESTS: Counts = { passed: 0, failed: 0 };

export function add(a: Counts, b: Counts): Counts {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed };
}

/**
 * Reads the counts of a parsed JSON report of vitest or Playwright. A flaky test counts as passed, a file that does not load as failed.
 * @param mayBeEmpty true if a report without tests is valid
 * @throws if the report is of neither, or no test ran
 */
export function readCounts(report: unknown, mayBeEmpty = false): Counts {
  const counts = vitestCounts(report) ?? playwrightCounts(report);
  if (counts === undefined) throw new Error('The report is neither from vitest nor from Playwright.');
  if (!mayBeEmpty && counts.passed + counts.failed === 0) throw new Error('No test ran.');
  return counts;
}

function vitestCounts(report: unknown): Counts | undefined {
  const passed = number(report, 'numPassedTests');
  const failed = number(report, 'numFailedTests');
  if (passed === undefined || failed === undefined) return undefined;
  // A file that fails to load has no failed tests.
  return { passed, failed: Math.max(failed, number(report, 'numFailedTestSuites') ?? 0) };
}

function playwrightCounts(report: unknown): Counts | undefined {
  const stats = typeof report === 'object' && report !== null && 'stats' in report ? report.stats : undefined;
  const passed = number(stats, 'expected');
  const failed = number(stats, 'unexpected');
  if (passed === undefined || failed === undefined) return undefined;
  return { passed: passed + (number(stats, 'flaky') ?? 0), failed };
}

function number(holder: unknown, name: string): number | undefined {
  const value: unknown = typeof holder === 'object' && holder !== null ? Reflect.get(holder, name) : undefined;
  return typeof value === 'number' ? value : undefined;
}
