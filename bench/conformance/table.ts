import { type Cell, rounded, type Table } from '../results/kept-runs';

import type { Trial } from './trial';

/**
 * Summarizes the trials as a table: a row for each checker (a seed or a profile), with the shares of faults that were found, the
 * false alarms and the times.
 */
export function summarizeTrials(trials: readonly Trial[]): Table {
  const checkers = [...new Set(trials.map(({ checker }) => checker))];
  return Object.fromEntries(checkers.map((checker) => [checker, toRow(trials.filter((one) => one.checker === checker))]));
}

function toRow(trials: readonly Trial[]): Record<string, Cell> {
  const broken = trials.filter(({ mutant }) => mutant !== null);
  const equivalent = trials.filter(({ mutant }) => mutant === null);
  const caught = broken.filter(({ verdict }) => verdict === 'caught');
  const shares = [...new Set(broken.map(({ mutant }) => mutant?.family ?? ''))].map((family) => {
    const own = broken.filter(({ mutant }) => mutant?.family === family);
    return [family, `${String(own.filter(({ verdict }) => verdict === 'caught').length)}/${String(own.length)}`];
  });
  const seconds = trials.map((one) => one.seconds).toSorted((one, other) => one - other);
  const cpuSeconds = trials.map((one) => one.cpuSeconds).toSorted((one, other) => one - other);
  const findingCount = caught.reduce((sum, { findings }) => sum + findings.length, 0);
  return {
    caught: `${String(caught.length)}/${String(broken.length)}`,
    misnamed: broken.filter(({ verdict }) => verdict === 'misnamed').length,
    'timed out': trials.filter(({ verdict }) => verdict === 'timed out').length,
    'false alarms': `${String(equivalent.filter(({ verdict }) => verdict === 'false alarm').length)}/${String(equivalent.length)}`,
    'findings per fault': rounded(findingCount / Math.max(1, caught.length), 2),
    'seconds, median': rounded(seconds[seconds.length >> 1] ?? 0, 1),
    'CPU seconds, median': rounded(cpuSeconds[cpuSeconds.length >> 1] ?? 0, 2),
    slowest: rounded(seconds.at(-1) ?? 0, 1),
    // The speed of profiles is compared per fault found, because a short run that finds little is no gain.
    'seconds per fault found': rounded(seconds.reduce((sum, one) => sum + one, 0) / Math.max(1, caught.length), 1),
    'CPU seconds per fault found': rounded(cpuSeconds.reduce((sum, one) => sum + one, 0) / Math.max(1, caught.length), 2),
    ...Object.fromEntries(shares),
  };
}
