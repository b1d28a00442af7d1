// Benchmarks the contract checker on two small servers of other subjects, a library of books and a harbour, each with one fault at
// a time (`tests/conformance/library` and `harbour`), because it must not know the contract of the casino only.
//
//   --server harbour   the harbour instead of the library
//   --seeds 1,2,3      seeds of the runs, one run for each
//   --only TEXT        only the subjects whose class and name contain this text: 'lists', 'lawful: '
import type { Report } from '../../conformance/types';
import { checkHarbour } from '../../tests/conformance/harbour/check';
import { HARBOUR_MUTANTS } from '../../tests/conformance/harbour/mutants/all';
import { HARBOUR_VARIANTS } from '../../tests/conformance/harbour/variants';
import { checkLibrary } from '../../tests/conformance/library/check';
import { LIBRARY_MUTANTS } from '../../tests/conformance/library/mutants/all';
import { LIBRARY_VARIANTS } from '../../tests/conformance/library/variants';
import { readFlags } from '../flags';
import { printAndKeep } from '../results/kept-runs';
import { summarizeLibrary } from './library-table';
import type { LibraryTrial } from './library-table';

const values = readFlags({
  server: { type: 'string', default: 'library' },
  seeds: { type: 'string', default: '1,2,3' },
  only: { type: 'string', default: '' },
});
const TITLE = `Faults of a ${values.server} found`;

interface ServerSubject {
  name: string;
  group: string | null;
  kinds: readonly string[];
  operations: readonly string[];
  check: (seed: number) => Promise<Report>;
}

const LAWFUL = { group: null, kinds: [], operations: [] };

const librarySubjects = (): ServerSubject[] => [
  ...LIBRARY_VARIANTS.map(({ name, fault }) => ({
    ...LAWFUL,
    name,
    check: (seed: number) => checkLibrary(fault, seed, name.includes('origin')),
  })),
  ...LIBRARY_MUTANTS.map((mutant) => ({
    ...mutant,
    check: (seed: number) => checkLibrary(mutant.fault, seed, mutant.group === 'cross-origin'),
  })),
];

const harbourSubjects = (): ServerSubject[] =>
  [...HARBOUR_VARIANTS.map((variant) => ({ ...LAWFUL, ...variant })), ...HARBOUR_MUTANTS].map((subject) => ({
    ...subject,
    check: async (seed) => (await checkHarbour(subject.fault, seed))[0] as Report,
  }));

const subjects = (values.server === 'harbour' ? harbourSubjects() : librarySubjects()).filter(({ name, group }) =>
  `${group ?? 'lawful'}: ${name}`.includes(values.only),
);
const trials: LibraryTrial[] = [];
// The trials before a time limit must not be lost.
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    finish();
    process.exit(0);
  });

for (const seed of values.seeds.split(',').map(Number)) {
  for (const { name, check, group, kinds, operations } of subjects) {
    const started = performance.now();
    const report = await check(seed);
    const errors = report.findings.filter(({ severity }) => severity === 'error').length;
    const hasNamed = report.findings.some((one) => kinds.includes(one.check) && operations.includes(one.operationId ?? ''));
    const isRight = group === null ? errors === 0 : hasNamed;
    const isBlocked = !isRight && report.blocked.some((one) => kinds.includes(one.check) && operations.includes(one.operationId ?? ''));
    trials.push({ seed, name, group, isRight, isBlocked, errors, seconds: (performance.now() - started) / 1000 });
    if (isRight) continue;
    const wanted = `${kinds.join('|')} of ${operations.join('|')}`;
    const verdict = group === null ? 'false alarm' : isBlocked ? `not checked, as the report says (${wanted})` : `missed (${wanted})`;
    print(`seed ${String(seed)}: ${name}: ${verdict}`, report);
  }
}
finish();

function finish(): void {
  const tables = { [TITLE]: summarizeLibrary(trials) };
  if (process.argv.length === 2) printAndKeep('conformance-library', tables);
  else console.table(tables[TITLE]);
}

function print(title: string, report: Report): void {
  console.log(report.partial ? `${title}, in a run that ended early: ${report.incomplete.join(' ')}` : title);
  for (const { check, operationId, pointer, expected, actual } of report.findings.slice(0, 5))
    console.log(`    ${check} ${operationId ?? ''} ${pointer}: expected ${expected}, got ${actual}`);
}
