// Visits groups of pages of the built site, each in one page, and measures what the browser keeps. Exits with 1 if a group keeps more than
// permitted, or a page has an uncaught error. See docs/reliability.md.
import { addresses } from './page-addresses';

import { type LeakFlags, leakUsage, parseLeakFlags } from './chaos/leaks/flags';
import { groupAddresses, planLeakVisits } from './chaos/leaks/groups';
import { formatLeaks, type GroupGrowth, leakFailures } from './chaos/leaks/verdict';
import { walk } from './chaos/leaks/walk';
import { startWorld } from './chaos/world';
import { flagsOrEnd } from './flag-error';
import { buildSite } from './site/build-site';
import { requireBrowsers } from './test/require-browser';

const groups = groupAddresses(addresses.map(({ address }) => address));

// The process exits at once, because cache timers of prerendered pages would delay its end for minutes.
process.exit(await main(process.argv.slice(2)));

async function main(argv: readonly string[]): Promise<number> {
  const names = groups.map(({ name }) => name);
  const flags = flagsOrEnd(() => parseLeakFlags(argv, names), leakUsage, 'npm run chaos -- leaks');
  requireBrowsers(['chromium']);
  if (flags.build && !buildSite()) return 1;
  const grown = await walkAll(flags);
  console.log(formatLeaks(grown));
  const failures = grown.flatMap(leakFailures);
  for (const failure of failures) console.log(failure);
  return failures.length === 0 ? 0 : 1;
}

/** Visits the groups one after the other, so that each page has the time that it needs to load. */
async function walkAll({ group: only, visits, seed }: LeakFlags): Promise<GroupGrowth[]> {
  const world = await startWorld();
  try {
    const grown: GroupGrowth[] = [];
    for (const group of groups.filter(({ name }) => only === undefined || name === only)) {
      grown.push(await walk(world, group, planLeakVisits(group, visits, seed)));
      console.error(`${group.name}: ${String(visits)} visits`);
    }
    return grown;
  } finally {
    await world.close();
  }
}
