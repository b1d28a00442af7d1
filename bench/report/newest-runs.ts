import type { KeptRun } from '../results/kept-runs';

const DATE_LENGTH = 'yyyy-mm-dd'.length;

/**
 * Returns the newest run, after the runs of the same day that have a row which no later run has: a run may measure some pages
 * only.
 */
export function newestRuns(kept: readonly KeptRun[]): readonly KeptRun[] {
  const day = kept.at(-1)?.date.slice(0, DATE_LENGTH);
  const seen = new Set<string>();
  const chosen: KeptRun[] = [];
  for (const run of kept.filter(({ date }) => date.slice(0, DATE_LENGTH) === day).toReversed()) {
    const rows = Object.values(run.tables).flatMap((table) => Object.keys(table));
    if (rows.some((row) => !seen.has(row))) chosen.unshift(run);
    for (const row of rows) seen.add(row);
  }
  return chosen;
}
