import type { BrowserContext, Page } from 'playwright';

import type { FaultName } from './fault-names';
import { HTML_PAGE } from './injected';

/** Faults of a browser that has visited the site before, and so has the service worker, which is blocked under all other faults. */
export const SECOND_VISIT_FAULTS: ReadonlySet<FaultName> = new Set(['offline-second-visit', 'full-disk', 'wrong-type', 'hanging-cache']);

/** Timeout that only pages that hang exceed, because a busy machine takes many times as long as a quiet one. */
export const NAVIGATION_TIMEOUT_MS = 120_000;
/** Storage quota of the origin under the fault `full-disk`. */
const FULL_DISK_BYTES = 2048;
/** Code before the script of the service worker, in which no `match` in a cache ends. */
const HANGING_CACHE = 'Cache.prototype.match = () => new Promise(() => undefined);\n';

/**
 * Makes the visit that installs the service worker, and injects the faults that begin with it. The caller cuts the network of
 * `offline-second-visit`. The page of the visit stays open, at about:blank.
 */
export async function makeFirstVisit(context: BrowserContext, address: string, fault: FaultName): Promise<void> {
  const page = await context.newPage();
  if (fault === 'full-disk') {
    const session = await context.newCDPSession(page);
    await session.send('Storage.overrideQuotaForOrigin', { origin: new URL(address).origin, quotaSize: FULL_DISK_BYTES });
  }
  if (fault === 'hanging-cache') {
    await context.route('**/sw.js', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: HANGING_CACHE + (await response.text()) });
    });
  }
  await page.goto(address, { waitUntil: 'networkidle', timeout: NAVIGATION_TIMEOUT_MS });
  await waitUntilStored(page);
  if (fault === 'wrong-type') await visitWithWrongTypes(context, page, address);
  // The page stays open, because the quota holds as long as it does.
  await page.goto('about:blank');
}

/** Waits until the service worker has stored the visit and its shell, or stores no more of them. */
async function waitUntilStored(page: Page): Promise<void> {
  await page.evaluate(`(async () => {
    await navigator.serviceWorker.ready;
    const files = performance.getEntriesByType('resource').map(({ name }) => name).filter((name) => name.includes('/assets/'));
    // The worker stores the files one after the other. The wait ends when it stores no more.
    for (let tries = 0, missing = Infinity; tries < 100; tries += 1) {
      const found = await Promise.all([location.pathname, '/user/wallet', ...files].map((file) => caches.match(file)));
      const left = found.filter((response) => response === undefined).length;
      if (left === 0) return;
      if (left < missing) tries = 0;
      missing = left;
      await new Promise((done) => setTimeout(done, 50));
    }
  })()`);
}

/** Opens the route again while every file of the build is an HTML page, and none is stored. */
async function visitWithWrongTypes(context: BrowserContext, page: Page, address: string): Promise<void> {
  const files = '**/assets/*';
  await context.route(files, (route) => route.fulfill({ contentType: 'text/html', body: HTML_PAGE }));
  await page.evaluate("caches.delete('files')");
  // A page that misses its code reloads itself, which may abort the navigation.
  await page.goto(address, { waitUntil: 'networkidle', timeout: NAVIGATION_TIMEOUT_MS }).catch(() => undefined);
  await context.unroute(files);
}
