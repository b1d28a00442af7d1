import { rounded, type Cell, type Table } from '../results/kept-runs';

/** One run of the contract checker on one small test server (the library or the harbour) with a fault or a lawful variant. */
export interface LibraryTrial {
  readonly seed: number;
  readonly name: string;
  /** The class of the fault; null for a lawful variant. */
  readonly group: string | null;
  /** True if the fault was named, or if two runs on a lawful variant have no finding of severity `error`, and the same report. */
  readonly isRight: boolean;
  /** True if the fault was not found, but the report says that this check of the operation was not made. */
  readonly isBlocked: boolean;
  /** Number of findings of severity `error`, of both runs if there were two. */
  readonly errors: number;
  /** Number of calls of the first run that belong to an operation. */
  readonly requests: number;
  /** Elapsed seconds of one run; the mean if there were two. */
  readonly seconds: number;
}

/** Summarizes the trials by seed, with a column for each class of faults. */
export function summarizeLibrary(trials: readonly LibraryTrial[]): Table {
  const seeds = [...new Set(trials.map(({ seed }) => seed))].toSorted((one, other) => one - other);
  return Object.fromEntries(seeds.map((seed) => [`seed ${String(seed)}`, toRow(trials.filter((one) => one.seed === seed))]));
}

function toRow(trials: readonly LibraryTrial[]): Record<string, Cell> {
  const faults = trials.filter(({ group }) => group !== null);
  const variants = trials.filter(({ group }) => group === null);
  const groups = [...new Set(faults.map(({ group }) => group ?? ''))].toSorted();
  return {
    caught: countRight(faults),
    'not checked': faults.filter(({ isBlocked }) => isBlocked).length,
    'false alarms': `${String(variants.filter(({ isRight }) => !isRight).length)}/${String(variants.length)}`,
    'findings per fault': rounded(sum(faults.map(({ errors }) => errors)) / Math.max(1, faults.length), 2),
    'requests per run': Math.round(sum(trials.map(({ requests }) => requests)) / Math.max(1, trials.length)),
    'seconds per run': rounded(sum(trials.map(({ seconds }) => seconds)) / Math.max(1, trials.length), 1),
    ...Object.fromEntries(groups.map((name) => [name, countRight(faults.filter(({ group }) => group === name))])),
  };
}

const countRight = (trials: readonly LibraryTrial[]) =>
  `${String(trials.filter(({ isRight }) => isRight).length)}/${String(trials.length)}`;

const sum = (values: readonly number[]) => values.reduce((one, other) => one + other, 0);
