// Benchmarks the contract checker (`conformance/`): runs it on mock backends with one fault each, and counts the faults it finds. It also
// counts the false alarms on lawful variants.
//
//   --seeds 1,2,3      seeds of the full runs, one run for each (default: 1,2,3)
//   --profiles A,B     profiles to run (default: full,quick,smoke, the checker's own names for more or fewer probes)
//   --only TEXT,…      only the faults and lawful variants whose name contains one of these texts
//   --limit 60         seconds after which a run is ended (default: 60)
import { SUBJECTS } from '../../tests/conformance/subjects';
import { readFlags } from '../flags';
import { printAndKeep } from '../results/kept-runs';

import { measureCpuTime } from './cpu-time';
import { packChecker } from './packed-checker';
import { startServerProcess } from './server-process';
import { summarizeTrials } from './table';
import { runTrial } from './trial';
import type { Trial } from './trial';

const values = readFlags({
  seeds: { type: 'string', default: '1,2,3' },
  profiles: { type: 'string', default: 'full,quick,smoke' },
  only: { type: 'string', default: '' },
  limit: { type: 'string', default: '60' },
});
const profiles = new Set(values.profiles.split(','));
const { checkers, end } = await packChecker(
  profiles.has('full') ? values.seeds.split(',').map(Number) : [],
  (['quick', 'smoke'] as const).filter((one) => profiles.has(one)),
);
const subjects = SUBJECTS.filter(({ name }) => values.only.split(',').some((text) => name.includes(text)));

const servers = startServerProcess();
const options = { servers, cpuTime: measureCpuTime(), limit: Number(values.limit) };
const trials: Trial[] = [];
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => finish(false));
// The checkers take turns on each server, so that other work on the machine slows all of them.
for (const subject of subjects) {
  for (const checker of checkers) {
    const trial = await runTrial(options, checker, subject);
    trials.push(trial);
    printProblem(trial);
  }
}
finish(process.argv.length === 2);

/** Prints the results and ends the process with exit code 0. Only those of a complete run without flags are kept. */
function finish(isComplete: boolean): never {
  const table = summarizeTrials(trials);
  if (isComplete) printAndKeep('conformance', { 'Faults found': table });
  else console.table(table);
  end();
  servers.end();
  process.exit(0);
}

/**
 * Prints a false alarm, a run that timed out and, for full runs only, a fault with any other result than exactly one finding, which
 * names it: the smaller profiles miss many. Omits findings after the fifth.
 */
function printProblem({ checker, subject, mutant, verdict, findings, seconds }: Trial) {
  if (
    (!checker.startsWith('conformance, seed') && mutant !== null && verdict !== 'timed out') ||
    verdict === 'silent' ||
    (verdict === 'caught' && findings.length === 1)
  )
    return;
  const expected = mutant === null ? '' : ` (${mutant.kinds.join('|')} of ${mutant.operations.join('|')})`;
  console.log(`${verdict.padEnd(11)} ${subject}${expected}, ${checker}, ${seconds.toFixed(1)} s`);
  for (const { check, operationId, message } of findings.slice(0, 5))
    console.log(`            ${check} ${operationId ?? '-'}: ${message.slice(0, 160)}`);
}
