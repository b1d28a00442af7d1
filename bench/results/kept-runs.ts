import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { join } from 'node:path';

import { buildId } from '../../scripts/site/build-id';

/** A value of a table; a dash if it was not measured. */
export type Cell = number | string;
/** Table of cells by name of the row, then of the column. */
export type Table = Readonly<Record<string, Readonly<Record<string, Cell>>>>;
/** Results of one run of a benchmark, kept as a line of JSON in `bench/results/`. */
interface KeptRun {
  /** Date in ISO 8601. */
  readonly date: string;
  /** Id of the build that was measured. */
  readonly build: string;
  readonly machine: { readonly cpu: string; readonly cores: number };
  /** Tables by title. */
  readonly tables: Readonly<Record<string, Table>>;
}

/** Folder of the kept results, below the working directory, which must be the root of the project. */
const FOLDER = 'bench/results';
/** Maximum number of runs in a file, because the files are committed. */
const MAX_KEPT_RUNS = 40;

/**
 * Prints the tables of a benchmark and appends them to its kept results, of which the oldest beyond {@link MAX_KEPT_RUNS} are dropped.
 * @param benchmark name of the file in `bench/results/`, without `.jsonl`
 * @param tables by title
 * @param build the id of the measured build; by default that of the sources
 */
export function printAndKeep(benchmark: string, tables: KeptRun['tables'], build = buildId(process.cwd())): void {
  for (const [title, rows] of Object.entries(tables)) {
    console.log(title);
    console.table(rows);
  }
  const machine = { cpu: cpus()[0]?.model ?? 'unknown', cores: availableParallelism() };
  const run = { date: new Date().toISOString(), build, machine, tables };
  const file = join(FOLDER, `${benchmark}.jsonl`);
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  writeFileSync(file, appendRun(text, run, MAX_KEPT_RUNS));
}

/** Returns JSON lines with a run appended, and without the oldest lines beyond `maxRuns`. */
export function appendRun(text: string, run: KeptRun, maxRuns: number): string {
  const lines = [...text.split('\n').filter((line) => line !== ''), JSON.stringify(run)];
  return `${lines.slice(-maxRuns).join('\n')}\n`;
}

/** Returns the id of the build in `dist/`. @throws if there is no build */
export function distBuild(): string {
  return (JSON.parse(readFileSync('dist/version.json', 'utf8')) as { build: string }).build;
}

/** Rounds the figures of a row to `digits` decimals; a dash for a figure that is not finite. */
export function roundedRow(figures: Readonly<Record<string, number>>, digits = 0): Record<string, Cell> {
  return Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, rounded(value, digits)]));
}

/** Rounds a figure for a table to `digits` decimals; a dash if it is not finite, because it was not measured. */
export function rounded(value: number, digits = 0): Cell {
  return Number.isFinite(value) ? Number(value.toFixed(digits)) : '–';
}
