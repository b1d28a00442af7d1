import type { BrowserContext, Page } from 'playwright';

import { addNamedFunctions, logIn } from '../built-site';

import { openBrowser } from './browser';

/** Measurements of one visit. Times are in ms, from the start of the navigation unless stated; NaN if the event did not come. */
interface Visit {
  /** Time until the first game's image is visible. */
  readonly tile: number;
  /** Time until the largest contentful paint. */
  readonly lcp: number;
  /** Sum of the times by which long tasks exceed 50 ms, until the network is idle. */
  readonly blocking: number;
  /** Time from the first paint until the player's balance is visible; NaN for a visitor. */
  readonly balance: number;
  /** Number of elements of the body. */
  readonly elements: number;
}

/** Two visits of a page, one after the other, in one browser profile. */
export interface Visits {
  /** First visit, with empty caches. */
  readonly cold: Visit;
  /** Second visit, with the caches and the service worker of the first one. */
  readonly warm: Visit;
}

/** Conditions of Lighthouse's slow 4G: latency in ms, throughput in bytes per second. */
const NETWORK = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: (1638.4 * 1024 * 0.9) / 8,
  uploadThroughput: (675 * 1024 * 0.9) / 8,
};
/** Factor by which the CPU is slowed down. */
const CPU = 4;
const VISIT_TIMEOUT_MS = 20_000;

/** Visits a page cold, then warm, on a throttled phone with a new profile. */
export function measureVisits(url: string): Promise<Visits> {
  return withPhone(async (phone) => ({ cold: await visit(phone, url), warm: await visit(phone, url) }));
}

/** Logs in at the home page of a site, and visits a page with these cookies in a new profile, cold, then warm. */
export async function measurePlayerVisits(url: string): Promise<Visits> {
  const session = await withPhone(async (phone) => {
    await logIn(await phone.newPage(), { address: new URL(url).origin });
    return phone.cookies();
  });
  return withPhone(async (phone) => {
    await phone.addCookies(session);
    return { cold: await visit(phone, url), warm: await visit(phone, url) };
  });
}

/** Visits a page cold. Unlike Lighthouse, it also measures the first game. */
export function measureColdVisit(url: string): Promise<Visit> {
  return withPhone((phone) => visit(phone, url));
}

/** Visits pages without throttling, so that the servers have compressed their files and encoded their images. */
export async function warmUp(urls: readonly string[]): Promise<void> {
  await withPhone(async (phone) => {
    for (const url of urls) await visit(phone, url, false);
  });
}

async function withPhone<Result>(act: (phone: BrowserContext) => Promise<Result>): Promise<Result> {
  const browser = await openBrowser();
  try {
    const phone = await browser.newContext({
      viewport: { width: 412, height: 823 },
      deviceScaleFactor: 1.75,
      isMobile: true,
      ignoreHTTPSErrors: true,
    });
    await addNamedFunctions(phone);
    await phone.addInitScript(observePaints);
    return await act(phone);
  } finally {
    await browser.close();
  }
}

/** Visits a page until the network is idle, and returns its times. Rejects if the page does not load in a minute, or never is idle. */
async function visit(context: BrowserContext, url: string, isThrottled = true): Promise<Visit> {
  const page = await context.newPage();
  if (isThrottled) await throttle(page);
  if (isThrottled) await throttleServiceWorkers(context);
  await page.goto(url, { waitUntil: 'load', timeout: VISIT_TIMEOUT_MS * 3 });
  await page.waitForFunction(() => window.visited?.tile !== undefined, undefined, { timeout: VISIT_TIMEOUT_MS }).catch(() => undefined);
  await page.waitForLoadState('networkidle');
  // The next visit is warm only if the service worker has cached this one.
  await page.evaluate(async () => {
    const known = await navigator.serviceWorker.getRegistration();
    if (known === undefined) return;
    await navigator.serviceWorker.ready;
    for (let tries = 0; tries < 100 && (await caches.keys()).length < 2; tries += 1) await new Promise((done) => setTimeout(done, 100));
  });
  await page.waitForLoadState('networkidle');
  const times = await page.evaluate(() => ({ ...window.visited, elements: document.body.querySelectorAll('*').length }));
  await page.close();
  const { tile = Number.NaN, lcp = Number.NaN, blocking = Number.NaN, balance = Number.NaN, elements } = times;
  return { tile, lcp, blocking, balance, elements };
}

async function throttle(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU });
}

/** Throttles the service workers of an earlier visit, whose network is not the page's. */
async function throttleServiceWorkers(context: BrowserContext): Promise<void> {
  const session = await context.browser()?.newBrowserCDPSession();
  if (session === undefined) return;
  const { targetInfos } = await session.send('Target.getTargets');
  for (const { targetId } of targetInfos.filter(({ type }) => type === 'service_worker')) {
    const { sessionId } = await session.send('Target.attachToTarget', { targetId });
    const calls = [
      { id: 1, method: 'Network.enable' },
      { id: 2, method: 'Network.emulateNetworkConditions', params: NETWORK },
    ];
    for (const call of calls) await session.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify(call) });
  }
}

declare global {
  interface Window {
    visited?: { blocking: number; tile?: number; lcp?: number; balance?: number };
  }
}

function observePaints(): void {
  const times: NonNullable<typeof window.visited> = { blocking: 0 };
  window.visited = times;
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) times.lcp = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) times.blocking += Math.max(0, duration - 50);
  }).observe({ type: 'longtask', buffered: true });
  const checkBalance = () => {
    const isShown = document.querySelector('header')?.textContent?.includes('R$') === true;
    const [paint] = performance.getEntriesByName('first-paint');
    if (isShown && paint !== undefined) times.balance = performance.now() - paint.startTime;
    else requestAnimationFrame(checkBalance);
  };
  requestAnimationFrame(checkBalance);
  const checkTile = () => {
    const art = document.querySelector<HTMLImageElement>('article img');
    // A complete image is painted with this frame.
    if (art?.complete === true && art.naturalWidth > 0) times.tile = performance.now();
    else requestAnimationFrame(checkTile);
  };
  requestAnimationFrame(checkTile);
}
