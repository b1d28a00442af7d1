// Measures scrolling of 100,000 games, and searching 2,000, with a throttled CPU, and keeps the figures. Needs a built site.
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import type { Browser, CDPSession, Page } from 'playwright';

import { startHost } from '../scripts/site/host/host';
import { openSitePages } from '../scripts/site/prerender/site-pages';
import { siteSettings } from '../scripts/site/settings';

import { addNamedFunctions, CPU_SLOWDOWN, PHONE } from './built-site';
import type { ScrollOptions } from './lobby/scroll-through';
import { scrollThrough, watchSearch } from './lobby/scroll-through';
import { median } from './median';
import { type Cell, distBuild, printAndKeep, rounded } from './results/kept-runs';
import { openBrowser } from './site/browser';
import { startServer } from './start-server';
import { waitUntilReady } from './wait-until-ready';

/** Port and number of games of the mock backend for scrolling. */
const LARGE = { port: 5381, games: 100_000 };
/** Port and number of games of the mock backend for searching. */
const SMALL = { port: 5382, games: 2000 };
/** First of the two ports of the served site: one with the large mock backend, the next one with the small. */
const FIRST_PORT = 5383;
const MEGABYTE = 1024 * 1024;
/** Viewport of a computer, in CSS pixels. */
const DESK = { width: 1440, height: 900 };
/** Duration of a frame at 60 Hz. */
const FRAME_MS = 1000 / 60;
/** Texts that are typed key by key into the search of the lobby. */
const SEARCHES = ['tesouro', 'noite de', 'fogo', 'sertao', 'lua nova'];
const DIST = resolve('dist');

const standIns = [LARGE, SMALL].map(({ port, games }) => startServer('mocks/server.ts', '--port', String(port), '--games', String(games)));
const browser = await openBrowser();
const hosts: { close(): unknown }[] = [];
try {
  const [large, small] = [await serveSite(LARGE.port, FIRST_PORT), await serveSite(SMALL.port, FIRST_PORT + 1)];

  const rows: Record<string, Record<string, Cell>> = {};
  for (const screen of [DESK, PHONE]) {
    rows[`the lobby, ${String(screen.width)} px`] = await measureScrolling(`${large}/casino`, screen).catch((error: unknown) => ({
      failed: String(error),
    }));
  }
  const searches = {
    'full speed': await measureSearch(small, 1),
    [`a ${String(CPU_SLOWDOWN)}th`]: await measureSearch(small, CPU_SLOWDOWN),
  };
  const slow = `CPU slowed down ${String(CPU_SLOWDOWN)} times`;
  const tables = {
    [`${String(LARGE.games)} games, ${slow}: 4,000 px per second for 10 s, then from end to end in 12 s`]: rows,
    [`Search in ${String(SMALL.games)} games, from key to paint of the results in ms`]: searches,
  };
  printAndKeep('lobby', tables, distBuild());
} finally {
  await browser.close();
  for (const host of hosts) host.close();
  for (const standIn of standIns) standIn.kill('SIGKILL');
}

async function serveSite(backendPort: number, port: number): Promise<string> {
  const backend = `http://localhost:${String(backendPort)}`;
  await waitUntilReady(`${backend}/v2/platform`);
  const { config } = siteSettings({ backend: new URL(backend), brand: 'palpite' });
  const pages = await openSitePages(DIST, config, backend);
  const host = await startHost({ dist: DIST, config, backend, port, pageAt: (path) => pages.pageAt(path) });
  hosts.push(host);
  return host.address;
}

async function measureScrolling(address: string, screen: typeof DESK): Promise<Record<string, Cell>> {
  const { page, devtools, close } = await open(browser, screen, CPU_SLOWDOWN);
  try {
    const began = performance.now();
    await page.goto(address, { timeout: 120_000 });
    await page.locator('article').first().waitFor({ timeout: 120_000 });
    const first = performance.now() - began;
    await waitForVirtualGrid(page);
    await wait(3000);
    const before = await measureMemory(devtools);
    const read = await run(page, { pxPerSecond: 4000, seconds: 10 });
    const height = await page.evaluate(() => document.scrollingElement?.scrollHeight ?? 0);
    const dragged = await run(page, { pxPerSecond: Math.max(4000, height / 12), seconds: 14 });
    await wait(2000);
    const after = await measureMemory(devtools);
    return {
      'first tile ms': rounded(first),
      ...withPrefix('reading', read),
      ...withPrefix('end to end', dragged),
      'MB before': rounded(before.megabytes, 1),
      'MB after': rounded(after.megabytes, 1),
      nodes: after.nodes,
    };
  } finally {
    await close();
  }
}

/**
 * Scrolls until the list is whole: a lobby ends with its first tiles until it is used, and ignores any use before its hydration.
 * @throws {Error} if the list is not whole after two minutes
 */
async function waitForVirtualGrid(page: Page): Promise<void> {
  const isWhole = () => page.evaluate((height) => (document.scrollingElement?.scrollHeight ?? 0) > height, 100 * PHONE.height);
  for (const end = Date.now() + 120_000; !(await isWhole()); await wait(200)) {
    if (Date.now() > end) throw new Error('The list did not grow in two minutes.');
    await page.mouse.wheel(0, 1);
  }
}

async function run(page: Page, scroll: ScrollOptions) {
  const { longTasks, frames, checks: looks, blank, placeholders } = await page.evaluate(scrollThrough, scroll);
  const due = frames.reduce((sum, time) => sum + Math.max(1, Math.round(time / FRAME_MS)), 0);
  const share = (count: number, of: number) => rounded((100 * count) / Math.max(1, of), 1);
  return {
    'tasks over 50 ms': longTasks.length,
    'longest ms': rounded(Math.max(0, ...longTasks)),
    'dropped %': share(due - frames.length, due),
    'blank %': share(blank, looks),
    'placeholders %': share(placeholders, looks),
  };
}

function withPrefix(prefix: string, cells: Record<string, Cell>): Record<string, Cell> {
  return Object.fromEntries(Object.entries(cells).map(([name, value]) => [`${prefix}: ${name}`, value]));
}

async function measureSearch(address: string, slowdown: number): Promise<Record<string, Cell>> {
  const { page, close } = await open(browser, PHONE, slowdown);
  try {
    await page.goto(`${address}/casino`);
    const search = page.getByRole('searchbox', { name: 'Buscar jogos' });
    await search.focus();
    await page.waitForLoadState('networkidle');
    await wait(1000);
    await page.evaluate(watchSearch);
    for (const text of SEARCHES) {
      for (const letter of text) {
        await page.keyboard.press(letter === ' ' ? 'Space' : letter);
        await wait(150);
      }
      await search.fill('');
      await wait(600);
    }
    const times = await page.evaluate(() => window.searched ?? []);
    const sorted = times.toSorted((one, other) => one - other);
    return { keys: times.length, median: rounded(median(times)), worst: rounded(sorted.at(-1) ?? Number.NaN) };
  } finally {
    await close();
  }
}

async function open(targetBrowser: Browser, viewport: typeof DESK, slowdown: number) {
  const context = await targetBrowser.newContext({ viewport, ignoreHTTPSErrors: true, serviceWorkers: 'block', locale: 'pt-BR' });
  await addNamedFunctions(context);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return { page, devtools, close: () => context.close() };
}

async function measureMemory(devtools: CDPSession): Promise<{ megabytes: number; nodes: number }> {
  for (let round = 0; round < 3; round += 1) await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  const { nodes } = await devtools.send('Memory.getDOMCounters');
  return { megabytes: usedSize / MEGABYTE, nodes };
}
