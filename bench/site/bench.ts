// Measures the built site on first and repeated visits, beside its baselines and a common single-page app.
//
//   --runs N       runs of each figure; the median counts (default: 3)
//   --pages A,B    paths of the pages
//   --quick        one run each, without the Lighthouse scores of every public page
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';

import { siteSettings } from '../../scripts/site/settings';

import { measurePage } from './measure-page';
import { startBaselines } from './baselines';
import { measureStart } from './measure-start';
import { allScoresFull, atMost, type Line } from './table-line';
import { measureVisits } from './measure-visits';

const PAGES = ['/', '/casino/slots', '/promotions', '/games/mines', '/login'];
/** They show games first. */
const LOBBIES = ['/', '/casino/slots'];
const STAND_IN = 5352;
const FIRST_PORT = 5354;
const START_PORT = 5359;
/** On the first route, in kB of brotli, including those just after the first render. */
const MAX_SCRIPTS_KB = 100;

const { values: options } = parseArgs({
  options: { runs: { type: 'string', default: '3' }, pages: { type: 'string' }, quick: { type: 'boolean' } },
});
const runs = options.quick === true ? 1 : Number(options.runs);
const pages = options.pages?.split(',') ?? PAGES;

if (!existsSync('dist/.prerender')) run('vite', ['build', '--logLevel', 'warn']);
const backend = `http://localhost:${String(STAND_IN)}`;
const standIn = spawn(
  process.execPath,
  ['--disable-warning=ExperimentalWarning', '--import', 'tsx', 'mocks/server.ts', '--port', String(STAND_IN)],
  {
    stdio: 'ignore',
  },
);
const lines: Line[] = [];
try {
  await waitUntilReady(`${backend}/v2/platform`);
  const { config } = siteSettings({ backend: new URL(backend), brand: 'palpite' });
  const { site, staticSite, plainSpa, libraries, publicPaths } = await startBaselines(config, backend, FIRST_PORT);
  const add = (line: Line) => {
    lines.push(line);
    console.log(Object.values(line).join(' | '));
  };

  const librariesResult = await measurePage(`${libraries.address}/`, 'applied', runs);
  for (const page of pages) {
    const [siteResult, staticResult, spaResult] = [
      await measurePage(site.address + page, 'applied', runs),
      await measurePage(staticSite.address + page, 'applied', runs),
      await measurePage(plainSpa.address + page, 'applied', runs),
    ];
    const simulated = await measurePage(site.address + page, 'simulated', runs);
    const factor = LOBBIES.includes(page) ? 1 : 1.1;
    const comparison = `static ${staticResult.lcp.toFixed(0)}, libraries ${librariesResult.lcp.toFixed(0)}, usual ${spaResult.lcp.toFixed(0)}, simulated ${simulated.lcp.toFixed(0)}`;
    const ofStatic = `${factor.toFixed(1)} × static`;
    add(atMost({ id: 'P1', what: 'LCP', page, value: siteResult.lcp, max: staticResult.lcp * factor, comparison, target: ofStatic }));
    const blocking = `usual ${spaResult.tbt.toFixed(0)}, simulated ${simulated.tbt.toFixed(0)}`;
    add(atMost({ id: 'P2', what: 'TBT', page, value: siteResult.tbt, max: 50, comparison: blocking, target: '50 ms' }));
    add(
      atMost({
        id: 'P3',
        what: 'CLS',
        page,
        value: Math.max(siteResult.cls, simulated.cls),
        max: 0.01,
        unit: '',
        target: '0.01',
        digits: 4,
      }),
    );
    const sizes = `libraries ${librariesResult.scripts.toFixed(0)}, all ${siteResult.total.toFixed(0)} kB in ${String(siteResult.requests)} requests`;
    const target = `${String(MAX_SCRIPTS_KB)} kB, 1.3 × libraries`;
    const max = Math.min(MAX_SCRIPTS_KB, librariesResult.scripts * 1.3);
    add(
      atMost({
        id: 'P4',
        what: 'scripts, all of the visit',
        page,
        value: siteResult.scripts,
        max,
        unit: 'kB',
        comparison: sizes,
        target,
        digits: 1,
      }),
    );

    const [own, first, single] = [
      await measureVisits(site.address + page, runs),
      await measureVisits(staticSite.address + page, runs),
      await measureVisits(plainSpa.address + page, runs),
    ];
    if (LOBBIES.includes(page)) {
      const before = `static ${first.cold.tile.toFixed(0)}, usual ${single.cold.tile.toFixed(0)}`;
      const limit = Math.min(first.cold.tile * 1.3, single.cold.tile * 0.3);
      add(
        atMost({
          id: 'P1b',
          what: 'first tile, cold',
          page,
          value: own.cold.tile,
          max: limit,
          comparison: before,
          target: '1.3 × static, 0.3 × usual',
        }),
      );
      const again = `static ${first.warm.tile.toFixed(0)}, usual ${single.warm.tile.toFixed(0)}`;
      const warmLimit = Math.min(first.warm.tile * 1.3, single.warm.tile * 0.3);
      add(
        atMost({
          id: 'P1b',
          what: 'first tile, warm',
          page,
          value: own.warm.tile,
          max: warmLimit,
          comparison: again,
          target: '1.3 × static, 0.3 × usual',
        }),
      );
    }
    const cold = `cold ${own.cold.lcp.toFixed(0)}`;
    add(
      atMost({ id: 'P6', what: 'LCP, warm', page, value: own.warm.lcp, max: own.cold.lcp * 0.6, comparison: cold, target: '0.6 × cold' }),
    );
  }
  if (options.quick !== true) {
    for (const page of publicPaths) add(allScoresFull(page, (await measurePage(site.address + page, 'simulated', 1)).scores));
  }
  await Promise.all([site, staticSite, plainSpa, libraries].map((host) => host.close()));
} finally {
  standIn.kill();
}
const started = await measureStart(process.cwd(), START_PORT);
if (typeof started === 'number') {
  lines.push(atMost({ id: 'P12', what: 'npm start', page: 'warm', value: started, max: 3, unit: 's', target: '3 s', digits: 1 }));
} else {
  lines.push({ '#': 'P12', what: 'npm start', page: 'warm', value: started, comparison: '', target: '3 s', verdict: 'not measured' });
}
console.table(lines);

function run(command: string, args: string[]): void {
  const { status } = spawnSync(command, args, { stdio: 'inherit' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed.`);
}

async function waitUntilReady(url: string): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    const ready = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return;
    await wait(50);
  }
  throw new Error(`${url} does not respond.`);
}
