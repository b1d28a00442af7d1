// Runs the main journeys of the built site in Firefox or WebKit. See docs/browsers.md.
import { mkdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';

import { tests } from './addresses';
import type { Engine, Size, Tab } from './browsers/browser';
import { isFirefoxInstalled, startFirefox } from './browsers/firefox';
import type { Journey } from './browsers/journeys/journey';
import { journeys } from './browsers/journeys/journeys';
import { runJourney } from './browsers/run-journey';
import { type Servers, startServers } from './browsers/servers';
import { isWebKitInstalled, startWebKit } from './browsers/webkit';
import { installPackages } from './test/browser';

const BAD_USAGE = 2;
const SIZES: readonly Size[] = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
];
const PICTURES = 'test-results/browsers';
const DRIVER_PORT = tests.prismProxy + 1;

interface EngineKind {
  readonly start: (size: Size) => Promise<Engine>;
  readonly isInstalled: () => boolean;
  /** Debian's. */
  readonly packages: readonly string[];
}

const ENGINES: Readonly<Record<string, EngineKind>> = {
  firefox: { start: startFirefox, isInstalled: isFirefoxInstalled, packages: ['firefox-esr'] },
  webkit: {
    start: (size) => startWebKit(size, DRIVER_PORT),
    isInstalled: isWebKitInstalled,
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
};

process.exit(await main(process.argv.slice(2)));

async function main(argv: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...argv],
    options: { width: { type: 'string' }, json: { type: 'string' } },
    allowPositionals: true,
  });
  // The second is a regular expression over the names of journeys.
  const [engineName = '', only = ''] = positionals;
  const kind = ENGINES[engineName];
  if (kind === undefined) {
    console.error(`Name an engine: ${Object.keys(ENGINES).join(' or ')}.`);
    return BAD_USAGE;
  }
  const report = async (passed: number, failed: number) => {
    if (values.json !== undefined) await writeFile(values.json, JSON.stringify({ stats: { expected: passed, unexpected: failed } }));
    console.log(`${String(passed)} passed, ${String(failed)} failed`);
    return failed === 0 ? 0 : 1;
  };
  mkdirSync(PICTURES, { recursive: true });
  if (!kind.isInstalled()) installPackages(kind.packages);
  if (!kind.isInstalled()) {
    console.error(`${engineName} is not installed on this machine. On Debian, as root: apt-get install ${kind.packages.join(' ')}`);
    return report(0, 1);
  }
  const chosen = journeys.filter(({ name }) => new RegExp(only).test(name));
  const sizes = SIZES.filter(({ width }) => values.width === undefined || String(width) === values.width);
  const servers = await startServers();
  const counts = { passed: 0, failed: 0 };
  try {
    for (const size of sizes) {
      for (const journey of chosen) {
        const engine = await kind.start(size);
        const picture = `${PICTURES}/${engineName}-${String(size.width)}-${journey.name.replaceAll(/\W+/g, '-')}.png`;
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
