// Benchmarks the contract checker on the library: bench.ts [--seeds 1,2,3] [--only TEXT]
import { parseArgs } from 'node:util';

import type { Report } from '../../../conformance/types';
import { checkLibrary } from './check';
import { LIBRARY_MUTANTS } from './mutants/all';
import type { LibraryMutant } from './mutants/mutant';
import { LIBRARY_VARIANTS } from './variants';

const { values } = parseArgs({ options: { seeds: { type: 'string', default: '1,2,3' }, only: { type: 'string', default: '' } } });
const isSelected = ({ name }: { name: string }) => name.includes(values.only);
const table: Record<string, Record<string, string>> = {};

for (const seed of values.seeds.split(',').map(Number)) {
  const groups = new Map<string, { caught: number; all: number }>();
  let falseAlarms = 0;
  let findings = 0;
  const started = performance.now();
  for (const variant of LIBRARY_VARIANTS.filter(isSelected)) {
    const report = await checkLibrary(variant.fault, seed, variant.name.includes('origin'));
    if (listErrors(report).length === 0) continue;
    falseAlarms += 1;
    print(`false alarm, seed ${String(seed)}: ${variant.name}`, report);
  }
  for (const mutant of LIBRARY_MUTANTS.filter(isSelected)) {
    const report = await checkLibrary(mutant.fault, seed, mutant.group === 'cross-origin');
    const group = groups.get(mutant.group) ?? { caught: 0, all: 0 };
    const isCaught = names(report, mutant);
    groups.set(mutant.group, { caught: group.caught + (isCaught ? 1 : 0), all: group.all + 1 });
    findings += listErrors(report).length;
    if (!isCaught)
      print(`missed, seed ${String(seed)}: ${mutant.name} (${mutant.kinds.join('|')} of ${mutant.operations.join('|')})`, report);
  }
  const sum = [...groups.values()].reduce((one, { caught, all }) => ({ caught: one.caught + caught, all: one.all + all }), {
    caught: 0,
    all: 0,
  });
  table[`seed ${String(seed)}`] = {
    caught: `${String(sum.caught)}/${String(sum.all)}`,
    'false alarms': `${String(falseAlarms)}/${String(LIBRARY_VARIANTS.filter(isSelected).length)}`,
    'findings per fault': (findings / Math.max(1, sum.all)).toFixed(2),
    'seconds per run': ((performance.now() - started) / 1000 / (sum.all + LIBRARY_VARIANTS.length)).toFixed(1),
    ...Object.fromEntries([...groups].map(([name, { caught, all }]) => [name, `${String(caught)}/${String(all)}`])),
  };
}
console.table(table);

function listErrors({ findings }: Report) {
  return findings.filter(({ severity }) => severity === 'error');
}

function names(report: Report, { kinds, operations }: LibraryMutant): boolean {
  return report.findings.some(({ check, operationId }) => kinds.includes(check) && operations.includes(operationId ?? ''));
}

function print(title: string, report: Report): void {
  console.log(title);
  for (const { check, operationId, pointer, expected, actual } of report.findings.slice(0, 5))
    console.log(`    ${check} ${operationId ?? ''} ${pointer}: expected ${expected}, got ${actual}`);
}
