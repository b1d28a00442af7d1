// Runs the main journeys of the built site in Firefox or WebKit. See docs/browsers.md.
import { mkdirSync } from 'node:fs';

import { tests } from './addresses';
import type { Engine, Size } from './browsers/browser';
import { startFirefox } from './browsers/firefox';
import { type Journey, journeys } from './browsers/journeys';
import { createPlayer } from './browsers/player';
import { startServers } from './browsers/servers';
import { startWebKit } from './browsers/webkit';

const BAD_USAGE = 2;
const SIZES: readonly Size[] = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
];
const PICTURES = 'test-results/browsers';
const DRIVER_PORT = tests.prismProxy + 1;

const ENGINES: Readonly<Record<string, (size: Size) => Promise<Engine | undefined>>> = {
  firefox: startFirefox,
  webkit: (size) => startWebKit(size, DRIVER_PORT),
};

process.exit(await main(process.argv[2] ?? '', process.argv[3]));

/** @param only a regular expression over the names of journeys */
async function main(engineName: string, only = ''): Promise<number> {
  const start = ENGINES[engineName];
  if (start === undefined) {
    console.error(`Name an engine: ${Object.keys(ENGINES).join(' or ')}.`);
    return BAD_USAGE;
  }
  mkdirSync(PICTURES, { recursive: true });
  const wanted = new RegExp(only);
  const chosen = journeys.filter(({ name, needsFrame = false }) => wanted.test(name) && !(needsFrame && engineName === 'webkit'));
  const servers = await startServers();
  const failures: string[] = [];
  try {
    for (const size of SIZES) {
      for (const journey of chosen) {
        const engine = await start(size);
        if (engine === undefined) {
          console.error(`${engineName} is not installed: docs/browsers.md has the packages.`);
          return 1;
        }
        const failure = await runJourney(engine, servers, journey, `${PICTURES}/${engineName}-${String(size.width)}`);
        await engine.close();
        const result = failure === undefined ? 'passed' : `FAILED (${failure})`;
        console.log(`${engine.name}, ${String(size.width)} px, ${journey.name}: ${result}`);
        if (failure !== undefined) failures.push(journey.name);
      }
    }
  } finally {
    await servers.close();
  }
  const total = chosen.length * SIZES.length;
  console.log(`${String(total - failures.length)} passed, ${String(failures.length)} failed`);
  return failures.length === 0 ? 0 : 1;
}

/** @returns why it failed; undefined if it passed */
async function runJourney(
  engine: Engine,
  { site, standIn }: { site: string; standIn: string },
  { name, isForPlayers = false, run }: Journey,
  pictures: string,
): Promise<string | undefined> {
  await fetch(`${standIn}/__mock/reset`, { method: 'POST' });
  const player = createPlayer(await engine.newTab(), site);
  try {
    await player.goto('/');
    if (isForPlayers) await player.logIn();
    await run(player, async (path) => {
      const other = createPlayer(await engine.newTab(), site);
      await other.goto(path);
      return other;
    });
    const errors = await player.tab.call<string[]>('errors');
    const overflow = await player.tab.call<number>('overflow');
    if (overflow > 0) errors.push(`the page is ${String(overflow)} px too wide`);
    return errors.length === 0 ? undefined : errors.join('; ');
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    await player.tab.screenshot(`${pictures}-${name.replaceAll(/\W+/g, '-')}.png`).catch(() => undefined);
  }
}
