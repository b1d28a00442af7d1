import { replayCommand } from './plan';
import { listFailures } from './verdict';
import type { Measured } from './visit';

/**
 * Builds a report with the `stats` of a Playwright report, so that scripts/test/counts.ts can read it.
 * @param seconds duration of the run
 */
export function buildReport(results: readonly Measured[], seed: number, seconds: number) {
  const visits = results.map((result) => ({ ...result, failures: listFailures(result), replay: replayCommand(result.visit, seed) }));
  const failed = visits.filter(({ failures }) => failures.length > 0).length;
  return { stats: { expected: visits.length - failed, unexpected: failed, flaky: 0, skipped: 0 }, seed, seconds, visits };
}
