import type { Trial } from './trial';

export function printTable(trials: readonly Trial[]): void {
  const tools = [...new Set(trials.map(({ tool }) => tool))];
  const rows = tools.map((tool) =>
    toRow(
      tool,
      trials.filter((one) => one.tool === tool),
    ),
  );
  console.table(rows);
}

function toRow(tool: string, trials: readonly Trial[]) {
  const broken = trials.filter(({ mutant }) => mutant !== null);
  const equivalent = trials.filter(({ mutant }) => mutant === null);
  const caught = broken.filter(({ verdict }) => verdict === 'caught');
  const shares = [...new Set(broken.map(({ mutant }) => mutant?.family ?? ''))].map((family) => {
    const own = broken.filter(({ mutant }) => mutant?.family === family);
    return [family, `${String(own.filter(({ verdict }) => verdict === 'caught').length)}/${String(own.length)}`];
  });
  const seconds = trials.map((one) => one.seconds).toSorted((one, other) => one - other);
  const findingCount = caught.reduce((sum, { findings }) => sum + findings.length, 0);
  return {
    tool,
    caught: `${String(caught.length)}/${String(broken.length)}`,
    misnamed: broken.filter(({ verdict }) => verdict === 'misnamed').length,
    'false alarms': `${String(equivalent.filter(({ verdict }) => verdict === 'false alarm').length)}/${String(equivalent.length)}`,
    'findings per fault': (findingCount / Math.max(1, caught.length)).toFixed(2),
    'seconds, median': (seconds[seconds.length >> 1] ?? 0).toFixed(1),
    slowest: (seconds.at(-1) ?? 0).toFixed(1),
    ...Object.fromEntries(shares),
  };
}
