// Runs the main journeys of the built site in Firefox or WebKit. See docs/browsers.md.
import { mkdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';

import { tests } from './addresses';
import type { Engine, Size, Tab } from './browsers/browser';
import { type BrowserFlags, type EngineName, parseFlags } from './browsers/flags';
import { isFirefoxInstalled, startFirefox } from './browsers/firefox';
import type { Journey } from './browsers/journeys/journey';
import { journeys } from './browsers/journeys/journeys';
import { runJourney } from './browsers/run-journey';
import { type Servers, startServers } from './browsers/servers';
import { isWebKitInstalled, startWebKit } from './browsers/webkit';
import { FlagError } from './flag-error';
import { installPackages } from './test/browser';

const BAD_USAGE = 2;
const PICTURES = 'test-results/browsers';
const DRIVER_PORT = tests.prismProxy + 1;

interface EngineKind {
  readonly start: (size: Size) => Promise<Engine>;
  readonly isInstalled: () => boolean;
  /** Debian's. */
  readonly packages: readonly string[];
}

const ENGINES: Readonly<Record<EngineName, EngineKind>> = {
  firefox: { start: startFirefox, isInstalled: isFirefoxInstalled, packages: ['firefox-esr'] },
  webkit: {
    start: (size) => startWebKit(size, DRIVER_PORT),
    isInstalled: isWebKitInstalled,
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
};

process.exit(await main(process.argv.slice(2)));

async function main(argv: readonly string[]): Promise<number> {
  let flags: BrowserFlags;
  try {
    flags = parseFlags(argv, journeys);
  } catch (error) {
    if (!(error instanceof FlagError)) throw error;
    console.error(error.message);
    return BAD_USAGE;
  }
  const kind = ENGINES[flags.engine];
  const report = async (passed: number, failed: number) => {
    if (flags.json !== undefined) await writeFile(flags.json, JSON.stringify({ stats: { expected: passed, unexpected: failed } }));
    console.log(`${String(passed)} passed, ${String(failed)} failed`);
    return failed === 0 ? 0 : 1;
  };
  mkdirSync(PICTURES, { recursive: true });
  if (!kind.isInstalled()) installPackages(kind.packages);
  if (!kind.isInstalled()) {
    console.error(`${flags.engine} is not installed on this machine. On Debian, as root: apt-get install ${kind.packages.join(' ')}`);
    return report(0, 1);
  }
  const servers = await startServers();
  const counts = { passed: 0, failed: 0 };
  try {
    for (const size of flags.sizes) {
      for (const journey of flags.journeys) {
        const engine = await kind.start(size);
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
  return report(counts.passed, counts.failed);
}

/** @returns why it failed; undefined if it passed */
async function tryJourney(
  engine: Engine,
  { site, standIn }: Servers,
  journey: Journey,
  width: number,
  picture: string,
): Promise<string | undefined> {
  await fetch(`${standIn}/__mock/reset`, { method: 'POST' });
  let first: Tab | undefined;
  try {
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
