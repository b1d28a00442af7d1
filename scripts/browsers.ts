// Builds the site and runs its main journeys in Firefox or WebKit. Exits with 1 if the build or a journey fails. See docs/browsers.md.
import { mkdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';

import { tests } from './addresses';
import type { Engine, Size, Tab } from './browsers/browser';
import { type EngineName, parseFlags, usage } from './browsers/flags';
import { startFirefox } from './browsers/firefox';
import type { Journey } from './browsers/journeys/journey';
import { journeys } from './browsers/journeys/journeys';
import { runJourney } from './browsers/run-journey';
import { type Servers, startServers } from './browsers/servers';
import { startWebKit } from './browsers/webkit';
import { flagsOrEnd } from './flag-error';
import { buildSite } from './site/build-site';
import { requireBrowsers } from './test/require-browser';

/** Folder of the pictures, one for each engine, width and journey. */
const PICTURES = 'test-results/browsers';
/** Port of WebKit's driver. */
const DRIVER_PORT = tests.prismProxy + 1;

const ENGINES: Readonly<Record<EngineName, (size: Size) => Promise<Engine>>> = {
  firefox: startFirefox,
  webkit: (size) => startWebKit(size, DRIVER_PORT),
};

process.exit(await main(process.argv.slice(2)));

async function main(argv: readonly string[]): Promise<number> {
  const flags = flagsOrEnd(() => parseFlags(argv, journeys), usage, 'npm run browsers -- firefox');
  requireBrowsers([flags.engine]);
  if (flags.build && !buildSite()) return 1;
  mkdirSync(PICTURES, { recursive: true });
  const servers = await startServers();
  const counts = { passed: 0, failed: 0 };
  try {
    for (const size of flags.sizes) {
      for (const journey of flags.journeys) {
        const engine = await ENGINES[flags.engine](size);
        const picture = `${PICTURES}/${flags.engine}-${String(size.width)}-${journey.name.replaceAll(/\W+/g, '-')}.png`;
        const failure = await tryJourney(engine, servers, journey, size.width, picture);
        await engine.close();
        const result = failure === undefined ? 'passed' : `FAILED (${failure})`;
        console.log(`${engine.name}, ${String(size.width)} px, ${journey.name}: ${result}`);
        counts[failure === undefined ? 'passed' : 'failed'] += 1;
      }
    }
  } finally {
    await servers.close();
  }
  const { passed, failed } = counts;
  // The keys are those of a Playwright report, so that scripts/test/counts.ts can read the file.
  if (flags.json !== undefined) await writeFile(flags.json, JSON.stringify({ stats: { expected: passed, unexpected: failed } }));
  console.log(`${String(passed)} passed, ${String(failed)} failed`);
  return failed === 0 ? 0 : 1;
}

/**
 * Resets the world, runs a journey, and takes a picture of its first tab, also if it fails.
 * @returns the reasons of its failure; undefined if it passed
 */
async function tryJourney(
  engine: Engine,
  { site, standIn }: Servers,
  journey: Journey,
  width: number,
  picture: string,
): Promise<string | undefined> {
  let first: Tab | undefined;
  try {
    await fetch(`${standIn}/__mock/reset`, { method: 'POST' });
    const problems = await runJourney(journey, width, site, async () => {
      const tab = await engine.newTab();
      first ??= tab;
      return tab;
    });
    return problems.length === 0 ? undefined : problems.join('; ');
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    await first?.screenshot(picture).catch(() => undefined);
  }
}
