// Benchmarks the contract checker and other tools on broken servers: bench.ts [--quick] [--seeds 1,2,3] [--only TEXT,…]
// [--tools conformance,quick,smoke,prism,respect,dredd] [--part 1/4] [--limit 60] [--out FILE] [--merge FILE…]
import { writeFileSync } from 'node:fs';

import { readFlags } from '../flags';
import { printAndKeep } from '../results/kept-runs';

import { measureCpuTime } from './cpu-time';
import { readTrials, takePart } from './part';
import { startServerProcess } from './server-process';
import { SUBJECTS } from './subjects';
import { summarizeTrials } from './table';
import { runTrial } from './trial';
import type { Tool, Trial } from './trial';
import { startConformance } from './tools/ours';
import { startDredd } from './tools/dredd';
import { startPrism } from './tools/prism';
import { startRespect } from './tools/respect';

const values = readFlags({
  quick: { type: 'boolean', default: false },
  seeds: { type: 'string', default: '1,2,3' },
  only: { type: 'string', default: '' },
  tools: { type: 'string', default: 'conformance,quick,smoke,prism,respect,dredd' },
  part: { type: 'string', default: '1/1' },
  limit: { type: 'string', default: '60' },
  out: { type: 'string' },
  merge: { type: 'string', multiple: true },
});
if (values.merge !== undefined) {
  printAndKeep('conformance', { 'Faults found by each tool': summarizeTrials(readTrials<Trial>(values.merge)) });
  process.exit(0);
}
const seeds = values.quick ? [1] : values.seeds.split(',').map(Number);
const selectedTools = new Set(values.tools.split(','));
const tools: Tool[] = [
  ...(await startConformance(
    selectedTools.has('conformance') ? seeds : [],
    (['quick', 'smoke'] as const).filter((one) => selectedTools.has(one)),
  )),
  ...(selectedTools.has('prism') ? [startPrism()] : []),
  ...(selectedTools.has('respect') ? [startRespect()] : []),
  ...(selectedTools.has('dredd') ? [startDredd()].filter((one) => one !== null) : []),
];
const subjects = takePart(
  SUBJECTS.filter(({ name }) => values.only.split(',').some((text) => name.includes(text))),
  values.part,
);

const servers = startServerProcess();
const options = { servers, cpuTime: measureCpuTime(), limit: Number(values.limit) };
const trials: Trial[] = [];
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => finish(false));
// Tools in turn on each server: where other work runs on the machine, it slows all of them.
for (const subject of subjects) {
  for (const tool of tools) {
    const trial = await runTrial(options, tool, subject);
    trials.push(trial);
    printProblem(trial);
  }
}
finish(process.argv.length === 2);

/** Keeps the results of complete runs only. */
function finish(isComplete: boolean): never {
  const table = summarizeTrials(trials);
  if (isComplete) printAndKeep('conformance', { 'Faults found by each tool': table });
  else console.table(table);
  if (values.out !== undefined) writeFileSync(values.out, JSON.stringify(trials, null, 2));
  for (const { end } of [...tools, servers]) end();
  process.exit(0);
}

/** Omits misses of other tools: there are many. */
function printProblem({ tool, subject, mutant, verdict, findings, seconds }: Trial) {
  if (
    (!tool.startsWith('conformance, seed') && mutant !== null && verdict !== 'timed out') ||
    verdict === 'silent' ||
    (verdict === 'caught' && findings.length === 1)
  )
    return;
  const expected = mutant === null ? '' : ` (${mutant.kinds.join('|')} of ${mutant.operations.join('|')})`;
  console.log(`${verdict.padEnd(11)} ${subject}${expected}, ${tool}, ${seconds.toFixed(1)} s`);
  for (const { kind, operation, message } of findings.slice(0, 5))
    console.log(`            ${kind} ${operation ?? '-'}: ${message.slice(0, 160)}`);
}
