import type { KeptRun, Table } from '../results/kept-runs';

import { newestRuns } from './newest-runs';

type Runs = ReadonlyMap<string, readonly KeptRun[]>;

const HEAD = `# Results of the benchmarks

Written by \`npm run bench -- report\`: the newest kept run of each benchmark, and runs of the same day with other rows. Compare ratios; absolute figures belong to the machine.
`;

/** Writes the newest runs of each benchmark as tables. */
export function renderMarkdown(runs: Runs): string {
  const sections = [...runs].flatMap(([benchmark, kept]) => (kept.length === 0 ? [] : [section(benchmark, newestRuns(kept))]));
  return [HEAD, ...sections].join('\n');
}

/** Describes a run: its time, build and machine. */
function describeRun({ date, build, machine }: KeptRun): string {
  return `${date.slice(0, 16).replace('T', ' ')} UTC, build ${build}, ${machine.cpu}, ${String(machine.cores)} cores`;
}

/** Returns the columns of all rows, in the order of their first use. */
function columnsOf(table: Table): readonly string[] {
  return [...new Set(Object.values(table).flatMap((cells) => Object.keys(cells)))];
}

function section(benchmark: string, kept: readonly KeptRun[]): string {
  const runs = kept.map((run) => {
    const tables = Object.entries(run.tables).map(([title, table]) => `${title}:\n\n${renderTable(table)}`);
    return `${describeRun(run)}\n\n${tables.join('\n')}`;
  });
  return `## ${benchmark}\n\n${runs.join('\n')}`;
}

function renderTable(table: Table): string {
  const columns = columnsOf(table);
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |\n`;
  const rows = Object.entries(table).map(([name, cells]) => line([name, ...columns.map((column) => String(cells[column] ?? ''))]));
  return line(['', ...columns]) + line(['---', ...columns.map(() => '---')]) + rows.join('');
}
