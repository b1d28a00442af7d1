// The contract checker against broken servers: bench.ts [--quick] [--seeds 1,2,3] [--only PART-OF-A-NAME] [--tools conformance,prism,respect,dredd] [--out FILE]
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { LAWFUL } from './mutants/lawful';
import { MUTANTS } from './mutants/all';
import { print } from './table';
import { tryOne } from './trial';
import type { Contestant, Subject, Trial } from './trial';
import { ours } from './tools/ours';
import { startDredd } from './tools/dredd';
import { startPrism } from './tools/prism';
import { startRespect } from './tools/respect';

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    seeds: { type: 'string', default: '1,2,3' },
    only: { type: 'string', default: '' },
    tools: { type: 'string', default: 'conformance,prism,respect,dredd' },
    out: { type: 'string' },
  },
});
const seeds = values.quick ? [1] : values.seeds.split(',').map(Number);
const wanted = new Set(values.tools.split(','));
const contestants: Contestant[] = [
  ...(wanted.has('conformance') ? seeds : []).map((seed) => ({
    name: `conformance, seed ${String(seed)}`,
    check: (server: URL) => ours(server, seed),
    end: () => undefined,
  })),
  ...(wanted.has('prism') ? [await startPrism()] : []),
  ...(wanted.has('respect') ? [startRespect()] : []),
  ...(wanted.has('dredd') ? [startDredd()].filter((one) => one !== null) : []),
];
const subjects: readonly Subject[] = [
  ...LAWFUL.map((variant) => ({ ...variant, mutant: null })),
  ...MUTANTS.map((mutant) => ({ name: `${mutant.family}/${mutant.name}`, make: mutant.make, mutant })),
].filter(({ name }) => name.includes(values.only));

const trials: Trial[] = [];
// Whoever stops it sees what there is so far.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, conclude);
for (const contestant of contestants) {
  for (const subject of subjects) {
    const trial = await tryOne(contestant, subject);
    trials.push(trial);
    tell(trial);
  }
}
conclude();

function conclude(): never {
  for (const { end } of contestants) end();
  print(trials);
  if (values.out !== undefined) writeFileSync(values.out, JSON.stringify(trials, null, 2));
  process.exit(0);
}

/** What is not as it should be, as soon as it is known; only ours, for the peers' misses are many. */
function tell({ tool, subject, mutant, verdict, findings, seconds }: Trial) {
  if ((!tool.startsWith('conformance') && mutant !== null) || verdict === 'silent' || (verdict === 'caught' && findings.length === 1))
    return;
  const wanted = mutant === null ? '' : ` (${mutant.kinds.join('|')} of ${mutant.operations.join('|')})`;
  console.log(`${verdict.padEnd(11)} ${subject}${wanted}, ${tool}, ${seconds.toFixed(1)} s`);
  for (const { kind, operation, said } of findings.slice(0, 5))
    console.log(`            ${kind} ${operation ?? '-'}: ${said.slice(0, 160)}`);
}
