import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { basename, join } from 'node:path';

import { z } from 'zod';

import { buildId } from '../../scripts/site/build-id';

const cell = z.union([z.number(), z.string()]);
/** Cells by row, then by column. */
const table = z.record(z.string(), z.record(z.string(), cell));
const keptRun = z.object({
  /** Date in ISO 8601. */
  date: z.string(),
  /** Id of the build that was measured. */
  build: z.string(),
  machine: z.object({ cpu: z.string(), cores: z.number() }),
  /** Tables by title. */
  tables: z.record(z.string(), table),
});

/** A value of a table; a dash if it was not measured. */
export type Cell = z.infer<typeof cell>;
/** Cells by name of the row, then of the column. */
export type Table = Readonly<Record<string, Readonly<Record<string, Cell>>>>;
/** Results of one run of a benchmark, kept as a line of JSON in `bench/results/`. */
export interface KeptRun {
  readonly date: string;
  readonly build: string;
  readonly machine: { readonly cpu: string; readonly cores: number };
  readonly tables: Readonly<Record<string, Table>>;
}

const FOLDER = 'bench/results';
const EXTENSION = '.jsonl';
/** Maximum number of runs in a file, because the files are committed. */
const MAX_KEPT_RUNS = 40;

/**
 * Prints the tables of a benchmark and appends them to its kept results.
 * @param tables by title
 * @param build the id of the measured build; by default that of the sources
 */
export function printAndKeep(benchmark: string, tables: KeptRun['tables'], build = buildId(process.cwd())): void {
  printTables(tables);
  const machine = { cpu: cpus()[0]?.model ?? 'unknown', cores: availableParallelism() };
  const run = { date: new Date().toISOString(), build, machine, tables };
  const file = join(FOLDER, benchmark + EXTENSION);
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  writeFileSync(file, appendRun(text, run, MAX_KEPT_RUNS));
}

/** Prints tables, each below its title. */
export function printTables(tables: KeptRun['tables']): void {
  for (const [title, rows] of Object.entries(tables)) {
    console.log(title);
    console.table(rows);
  }
}

/** Appends a run as a line of JSON, and drops the oldest lines. */
export function appendRun(text: string, run: KeptRun, maxRuns: number): string {
  const lines = [...text.split('\n').filter((line) => line !== ''), JSON.stringify(run)];
  return `${lines.slice(-maxRuns).join('\n')}\n`;
}

/**
 * Parses the kept results of a benchmark.
 * @throws with the number of an invalid line
 */
export function parseRuns(text: string): readonly KeptRun[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line, index) => {
      try {
        return keptRun.parse(JSON.parse(line));
      } catch (error) {
        throw new Error(`Line ${String(index + 1)} is no kept result: ${String(error)}`, { cause: error });
      }
    });
}

/** Reads the kept results of all benchmarks, the oldest first. */
export function readAllRuns(): ReadonlyMap<string, readonly KeptRun[]> {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith(EXTENSION));
  return new Map(files.toSorted().map((name) => [basename(name, EXTENSION), parseRuns(readFileSync(join(FOLDER, name), 'utf8'))]));
}

/** Returns the id of the build in `dist/`. */
export function distBuild(): string {
  return (JSON.parse(readFileSync('dist/version.json', 'utf8')) as { build: string }).build;
}

/** Rounds a figure for a table; a dash if it was not measured. */
export function rounded(value: number, digits = 0): Cell {
  return Number.isFinite(value) ? Number(value.toFixed(digits)) : '–';
}
