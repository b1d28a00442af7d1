import type { KeptRun, Table } from '../results/kept-runs';

type Runs = ReadonlyMap<string, readonly KeptRun[]>;

const HEAD = `# Results of the benchmarks

Written by \`npm run bench:report\`: the newest kept run of each benchmark. Compare ratios; absolute figures belong to the machine.
`;

/** Writes the newest run of each benchmark as tables. */
export function renderMarkdown(runs: Runs): string {
  const sections = [...runs].flatMap(([benchmark, kept]) => {
    const newest = kept.at(-1);
    return newest === undefined ? [] : [section(benchmark, newest)];
  });
  return [HEAD, ...sections].join('\n');
}

/** Describes a run: its time, build and machine. */
export function describeRun({ date, build, machine }: KeptRun): string {
  return `${date.slice(0, 16).replace('T', ' ')} UTC, build ${build}, ${machine.cpu}, ${String(machine.cores)} cores`;
}

/** Returns the columns of all rows, in the order of their first use. */
export function columnsOf(table: Table): readonly string[] {
  return [...new Set(Object.values(table).flatMap((cells) => Object.keys(cells)))];
}

function section(benchmark: string, run: KeptRun): string {
  const tables = Object.entries(run.tables).map(([title, table]) => `${title}:\n\n${renderTable(table)}`);
  return `## ${benchmark}\n\n${describeRun(run)}\n\n${tables.join('\n')}`;
}

function renderTable(table: Table): string {
  const columns = columnsOf(table);
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |\n`;
  const rows = Object.entries(table).map(([name, cells]) => line([name, ...columns.map((column) => String(cells[column] ?? ''))]));
  return line(['', ...columns]) + line(['---', ...columns.map(() => '---')]) + rows.join('');
}
