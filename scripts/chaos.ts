// Visits every route of the built site under every fault. Exits with 1 if the build, a server or a visit fails. See docs/reliability.md.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

import { addresses } from './page-addresses';

import { type ChaosFlags, parseFlags, usage } from './chaos/flags';
import { planVisits, type Visit } from './chaos/plan';
import { buildReport } from './chaos/report';
import { failureLines, formatTable } from './chaos/table';
import { type Measured, runVisit } from './chaos/visit';
import { startWorld, type World } from './chaos/world';
import { flagsOrEnd } from './flag-error';
import { buildSite } from './site/build-site';
import { requireBrowsers } from './test/require-browser';

const PROGRESS_EVERY_VISITS = 25;

// The process exits at once, because it also prerenders pages, whose query caches keep timers for minutes.
process.exit(await main(process.argv.slice(2)));

async function main(argv: readonly string[]): Promise<number> {
  const routes = [...addresses.map(({ address }) => address), ...addresses.map(({ name }) => name)];
  const flags = flagsOrEnd(() => parseFlags(argv, routes), usage, 'npm run chaos --');
  requireBrowsers(['chromium']);
  if (flags.build && !buildSite()) return 1;
  return run(flags);
}

async function run(flags: ChaosFlags): Promise<number> {
  const startedAt = performance.now();
  const route = addresses.find(({ name }) => name === flags.route)?.address ?? flags.route;
  const visits = planVisits(
    addresses.map(({ address }) => address),
    { ...flags, route },
  );
  let world: World;
  try {
    world = await startWorld();
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return 1;
  }
  let results: Measured[];
  try {
    results = await runAll(visits, flags, (visit) => runVisit(world, visit, flags.seed));
  } finally {
    await world.close();
  }
  const seconds = (performance.now() - startedAt) / 1000;
  const report = buildReport(results, flags.seed, seconds);
  if (flags.json !== undefined) {
    mkdirSync(dirname(flags.json), { recursive: true });
    writeFileSync(flags.json, JSON.stringify(report, null, 2));
  }
  console.log(formatTable(results));
  for (const line of failureLines(results, flags.seed)) console.log(line);
  const { expected, unexpected } = report.stats;
  console.log(`${String(results.length)} visits: ${String(expected)} passed, ${String(unexpected)} failed (${seconds.toFixed(1)} s)`);
  return unexpected === 0 ? 0 : 1;
}

/** Makes all visits, several at the same time. The results are in the order of the visits. */
async function runAll(visits: readonly Visit[], { jobs }: ChaosFlags, visitPage: (visit: Visit) => Promise<Measured>): Promise<Measured[]> {
  const results: Measured[] = [];
  const waiting = [...visits.entries()];
  let done = 0;
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [index, visit] = next;
      results[index] = await visitPage(visit);
      done += 1;
      if (done % PROGRESS_EVERY_VISITS === 0) console.error(`${String(done)} of ${String(visits.length)} visits`);
    }
  };
  await Promise.all(Array.from({ length: jobs }, work));
  return results;
}
