import type { BrowserContext, Page } from 'playwright';

import { median, openBrowser } from './browser';

/** From the start of the navigation, in ms. */
interface Visit {
  /** Until the first game's image is visible. */
  readonly tile: number;
  readonly lcp: number;
}

export interface Visits {
  readonly cold: Visit;
  /** With the caches and the service worker of the first one. */
  readonly warm: Visit;
}

/** Lighthouse's slow 4G. */
const NETWORK = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: (1638.4 * 1024 * 0.9) / 8,
  uploadThroughput: (675 * 1024 * 0.9) / 8,
};
const CPU = 4;
/** Long enough for the slowest baseline. */
const VISIT_TIMEOUT_MS = 20_000;

/** Visits a page cold, then warm, with new profiles. */
export async function measureVisits(url: string, runs: number): Promise<Visits> {
  const all: Visits[] = [];
  for (let run = 0; run < runs; run += 1) all.push(await visitOnce(url));
  const medianBy = (which: 'cold' | 'warm'): Visit => ({
    tile: median(all.map((one) => one[which].tile)),
    lcp: median(all.map((one) => one[which].lcp)),
  });
  return { cold: medianBy('cold'), warm: medianBy('warm') };
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
    // tsx adds a helper to named functions, which the page lacks.
    await context.addInitScript('globalThis.__name = (named) => named');
    await context.addInitScript(observePaints);
    return { cold: await load(context, url), warm: await load(context, url) };
  } finally {
    await browser.close();
  }
}

/** Until the network is idle. */
async function load(context: BrowserContext, url: string): Promise<Visit> {
  const page = await context.newPage();
  await throttle(page);
  await page.goto(url, { waitUntil: 'load', timeout: VISIT_TIMEOUT_MS * 3 });
  await page.waitForFunction(() => window.visited?.tile !== undefined, undefined, { timeout: VISIT_TIMEOUT_MS }).catch(() => undefined);
  await page.waitForLoadState('networkidle');
  // The service worker has cached the first visit.
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

function observePaints(): void {
  const times: { tile?: number; lcp?: number } = {};
  window.visited = times;
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) times.lcp = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  const checkTile = () => {
    const art = document.querySelector<HTMLImageElement>('article img');
    // Painted with this frame.
    if (art?.complete === true && art.naturalWidth > 0) times.tile = performance.now();
    else requestAnimationFrame(checkTile);
  };
  requestAnimationFrame(checkTile);
}
