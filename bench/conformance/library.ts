// Benchmarks the contract checker on two small servers of other subjects, a library of books and a harbour, each with one fault at
// a time (`tests/conformance/library` and `harbour`), because it must not know the contract of the casino only.
//
//   --server harbour   the harbour instead of the library
//   --seeds 1,2,3      seeds of the runs, one run for each (default: 1,2,3)
//   --only TEXT        only the subjects whose class and name contain this text: 'lists', 'lawful: '
import type { Report } from '../../conformance/types';
import { comparable } from '../../tests/conformance/comparable-report';
import { checkHarbour } from '../../tests/conformance/harbour/check';
import { HARBOUR_MUTANTS } from '../../tests/conformance/harbour/mutants/all';
import { HARBOUR_VARIANTS } from '../../tests/conformance/harbour/variants';
import { checkLibraryAgain } from '../../tests/conformance/library/check';
import { LIBRARY_MUTANTS } from '../../tests/conformance/library/mutants/all';
import { LIBRARY_VARIANTS } from '../../tests/conformance/library/variants';
import { readChoice, readFlags } from '../flags';
import { printAndKeep } from '../results/kept-runs';
import { summarizeLibrary } from './library-table';
import type { LibraryTrial } from './library-table';

const values = readFlags({
  server: { type: 'string', default: 'library' },
  seeds: { type: 'string', default: '1,2,3' },
  only: { type: 'string', default: '' },
});
const TITLE = `Faults of a ${values.server} found`;

/** Server to check: with one fault, or lawful. */
interface ServerSubject {
  name: string;
  /** Class of the fault; null for a lawful server, which must have no error and the same report twice. */
  group: string | null;
  /** Names of the checks of which one must report the fault. */
  kinds: readonly string[];
  /** Ids of operations, at one of which the fault must be reported. */
  operations: readonly string[];
  /** Starts a server and runs the checker on it, once for each seed. Data stay between the runs. */
  check: (seeds: readonly number[]) => Promise<Report[]>;
}

const LAWFUL = { group: null, kinds: [], operations: [] };

const librarySubjects = (): ServerSubject[] => [
  ...LIBRARY_VARIANTS.map(({ name, fault }) => ({
    ...LAWFUL,
    name,
    check: (seeds: readonly number[]) => checkLibraryAgain(fault, seeds, name.includes('origin')),
  })),
  ...LIBRARY_MUTANTS.map((mutant) => ({
    ...mutant,
    check: (seeds: readonly number[]) => checkLibraryAgain(mutant.fault, seeds, mutant.group === 'cross-origin'),
  })),
];

const harbourSubjects = (): ServerSubject[] =>
  [...HARBOUR_VARIANTS.map((variant) => ({ ...LAWFUL, ...variant })), ...HARBOUR_MUTANTS].map((subject) => ({
    ...subject,
    check: (seeds) => checkHarbour(subject.fault, ...seeds),
  }));

const listSubjects = readChoice('server', values.server, { library: librarySubjects, harbour: harbourSubjects });
const subjects = listSubjects().filter(({ name, group }) => `${group ?? 'lawful'}: ${name}`.includes(values.only));
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
    // A lawful server is checked twice, on the data that the first run leaves.
    const [report, second] = await check(group === null ? [seed, seed] : [seed]);
    if (report === undefined) continue;
    const errors = [report, second].flatMap((one) => one?.findings ?? []).filter(({ severity }) => severity === 'error').length;
    const isSame = second === undefined || comparable(second) === comparable(report);
    const requests = report.coverage.reduce((sum, { calls }) => sum + calls, 0);
    const hasNamed = report.findings.some((one) => kinds.includes(one.check) && operations.includes(one.operationId ?? ''));
    const isRight = group === null ? errors === 0 && isSame : hasNamed;
    const isBlocked = !isRight && report.blocked.some((one) => kinds.includes(one.check) && operations.includes(one.operationId ?? ''));
    trials.push({
      seed,
      name,
      group,
      isRight,
      isBlocked,
      errors,
      requests,
      seconds: (performance.now() - started) / 1000 / (second === undefined ? 1 : 2),
    });
    if (isRight) continue;
    const wanted = `${kinds.join('|')} of ${operations.join('|')}`;
    const verdict =
      group === null
        ? isSame
          ? 'false alarm'
          : 'another report in the second run'
        : isBlocked
          ? `not checked, as the report says (${wanted})`
          : `missed (${wanted})`;
    print(`seed ${String(seed)}: ${name}: ${verdict}`, report);
  }
}
finish();

/** Prints the results. Those of a run without flags are kept, even if a signal has ended it. */
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
