// Measures first and repeated visits of the built site on a slow phone, beside the references, which it builds. Needs a built site. A
// missed target is only printed.
//
//   --runs N       runs of each measurement; the median counts (default: 1)
//   --pages A,B    paths of the pages (default: the home page and a lobby)
//   --player       also a player's visits of the first page
//   --all          more pages, unless --pages lists them, and the Lighthouse scores of every prerendered page (default: the measured pages)
import { siteSettings } from '../scripts/site/settings';

import { readCount, readFlags } from './flags';
import { median, medians } from './median';
import { distBuild, printAndKeep, type Table } from './results/kept-runs';
import { LOBBIES, pageRows, playerRows, referenceScoreRow, scoreRow, workRows } from './site/figures';
import { type FirstLoad, medianLoad } from './site/first-load';
import { measureFirstLoad, measureScores, type Scores } from './site/lighthouse';
import { addresses } from './site/ports';
import { createProgress } from './site/progress';
import { referenceNames } from './site/references/build';
import { startSubjects, type Subjects } from './site/subjects';
import { measureColdVisit, measurePlayerVisits, measureVisits, type Visits, warmUp } from './site/visits';
import { startServer } from './start-server';
import { waitUntilReady } from './wait-until-ready';

const OTHER_PAGES = ['/promotions', '/games/mines', '/games/double', '/login', '/sports'];

const options = readFlags({
  runs: { type: 'string', default: '1' },
  pages: { type: 'string' },
  player: { type: 'boolean', default: false },
  all: { type: 'boolean', default: false },
});
const runs = readCount('runs', options.runs);
const paths = options.pages?.split(',') ?? (options.all ? [...LOBBIES, ...OTHER_PAGES] : LOBBIES);

const backend = `http://localhost:${String(addresses.standIn)}`;
const settings = siteSettings({ backend: 'http', brand: 'palpite', addresses });
const site = `https://localhost:${String(addresses.site)}`;
const servers = [
  startServer('mocks/server.ts', '--port', String(addresses.standIn), '--third-parties', settings.config.sportsOrigin),
  startServer('mocks/third-party/cli.ts', '--port', String(addresses.thirdParties), '--backend', backend, '--site', site),
];
try {
  await waitUntilReady(`${backend}/v2/platform`);
  await waitUntilReady(`${settings.config.sportsOrigin}/captcha`);
  const subjects = await startSubjects(settings.config, backend, addresses.site);
  try {
    printAndKeep('site', await measure(subjects), distBuild());
  } finally {
    await subjects.close();
  }
} finally {
  for (const server of servers) server.kill();
}

async function measure({ site, references, prerenderedPaths }: Subjects) {
  const scored = options.all ? prerenderedPaths : paths;
  const playerPath = options.player ? paths[0] : undefined;
  const perRun = referenceNames.length + 1 + 2 * paths.length + (playerPath === undefined ? 0 : 1);
  const { step } = createProgress(1 + runs * (perRun + 1 + scored.length));
  await step('warm-up of the servers', () => warmUp([...Object.values(references), ...paths.map((path) => site + path)]));

  const loads = new Map<string, FirstLoad[]>();
  const visits = new Map<string, Visits[]>();
  const playerVisits: Visits[] = [];
  const staticTiles: number[] = [];
  // Interleaved, because the speed of a machine drifts.
  for (let run = 0; run < runs; run += 1) {
    for (const name of referenceNames) add(loads, name, await step(`first load of ${name}`, () => measureFirstLoad(references[name])));
    staticTiles.push((await step('first tile of static', () => measureColdVisit(references.static))).tile);
    for (const path of paths) {
      add(loads, path, await step(`first load of ${path}`, () => measureFirstLoad(site + path)));
      add(visits, path, await step(`cold and warm visit of ${path}`, () => measureVisits(site + path)));
    }
    if (playerPath !== undefined) {
      playerVisits.push(await step(`visits of ${playerPath} as a player`, () => measurePlayerVisits(site + playerPath)));
    }
  }

  const medianLoads = Object.fromEntries([...loads].map(([name, all]) => [name, medianLoad(all)]));
  const loadOf = (name: string) => medianLoad(loads.get(name) ?? []);
  const measuredReferences = {
    loads: { static: loadOf('static'), hydrated: loadOf('hydrated') },
    staticTile: median(staticTiles),
  };
  let rows: Table = {};
  for (const path of paths) {
    const own = medians(visits.get(path) ?? []);
    rows = { ...rows, ...pageRows({ path, load: loadOf(path), visits: own }, measuredReferences) };
    if (path === playerPath) rows = { ...rows, ...playerRows(path, medians(playerVisits), own) };
  }
  const scoresOf = async (name: string, url: string): Promise<Scores> => {
    const all: Scores[] = [];
    for (let run = 0; run < runs; run += 1) all.push(await step(`scores of ${name}`, () => measureScores(url)));
    return medians(all);
  };
  let scores: Table = referenceScoreRow('hydrated', await scoresOf('hydrated', references.hydrated));
  for (const path of scored) scores = { ...scores, ...scoreRow(path, await scoresOf(path, site + path)) };
  return {
    [`First and warm visits, runs: ${String(runs)}`]: rows,
    'Main-thread work in ms': workRows(medianLoads),
    'Lighthouse scores': scores,
  };
}

function add<Item>(map: Map<string, Item[]>, key: string, item: Item): void {
  map.set(key, [...(map.get(key) ?? []), item]);
}
