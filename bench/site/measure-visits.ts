import type { BrowserContext, Page } from 'playwright';

import { median, openBrowser } from './browser';

/** What a visitor waits for, in ms from the start of the navigation. */
export interface Visit {
  /** Until the art of the first game can be seen. */
  readonly tile: number;
  readonly lcp: number;
}

export interface Visits {
  readonly cold: Visit;
  /** The second visit, with what the first one left: caches and the service worker. */
  readonly warm: Visit;
}

/** Lighthouse's slow phone, with throttling applied. */
const NETWORK = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: (1638.4 * 1024 * 0.9) / 8,
  uploadThroughput: (675 * 1024 * 0.9) / 8,
};
const CPU = 4;
/** After this the visit is over, in ms: long enough for the slowest of the rivals. */
const VISIT_TIMEOUT_MS = 20_000;

/** Visits a page cold and then warm, some times, each with a fresh profile. */
export async function measureVisits(url: string, runs: number): Promise<Visits> {
  const all: Visits[] = [];
  for (let run = 0; run < runs; run += 1) all.push(await visitOnce(url));
  const medianOf = (which: 'cold' | 'warm'): Visit => ({
    tile: median(all.map((one) => one[which].tile)),
    lcp: median(all.map((one) => one[which].lcp)),
  });
  return { cold: medianOf('cold'), warm: medianOf('warm') };
}

async function visitOnce(url: string): Promise<Visits> {
  const browser = await openBrowser();
  try {
    const context = await browser.newContext({
      viewport: { width: 412, height: 823 },
      deviceScaleFactor: 1.75,
      isMobile: true,
      ignoreHTTPSErrors: true,
    });
    // What runs this file names its functions by a helper that a page does not have.
    await context.addInitScript('globalThis.__name = (named) => named');
    await context.addInitScript(observePaints);
    return { cold: await load(context, url), warm: await load(context, url) };
  } finally {
    await browser.close();
  }
}

/** One visit in a tab of its own, until the page has long been still. */
async function load(context: BrowserContext, url: string): Promise<Visit> {
  const page = await context.newPage();
  await throttle(page);
  await page.goto(url, { waitUntil: 'load', timeout: VISIT_TIMEOUT_MS * 3 });
  await page.waitForFunction(() => window.visited?.tile !== undefined, undefined, { timeout: VISIT_TIMEOUT_MS }).catch(() => undefined);
  await page.waitForLoadState('networkidle');
  // A first visit has the worker keep what it loaded.
  await page.evaluate(async () => {
    const known = await navigator.serviceWorker.getRegistration();
    if (known === undefined) return;
    await navigator.serviceWorker.ready;
    for (let tries = 0; tries < 100 && (await caches.keys()).length < 2; tries += 1) await new Promise((done) => setTimeout(done, 100));
  });
  await page.waitForLoadState('networkidle');
  const times = await page.evaluate(() => window.visited);
  await page.close();
  return { tile: times?.tile ?? Number.NaN, lcp: times?.lcp ?? Number.NaN };
}

async function throttle(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU });
}

declare global {
  interface Window {
    visited?: { tile?: number; lcp?: number };
  }
}

/** Runs in the page before anything else. */
function observePaints(): void {
  const times: { tile?: number; lcp?: number } = {};
  window.visited = times;
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) times.lcp = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  const checkTile = () => {
    const art = document.querySelector<HTMLImageElement>('article img');
    // Complete at this frame: painted with it.
    if (art?.complete === true && art.naturalWidth > 0) times.tile = performance.now();
    else requestAnimationFrame(checkTile);
  };
  requestAnimationFrame(checkTile);
}
