import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Browser, BrowserContext, Page } from '@playwright/test';

import { copyBuild, launchTrusting, openWithWorker, type SecureHost, startSecureHost } from './secure-host';
import { balance, expect, logIn, test } from './support';

/** The host fills the block. */
const MAINTENANCE =
  '<!doctype html><title>Manutenção</title><h1>Estamos em manutenção</h1><script type="application/json" id="config"></script>';
const PAGES = [
  ['/promotions', 'Promoções'],
  ['/casino', 'Cassino'],
] as const;

let host: SecureHost;
let browser: Browser;
let context: BrowserContext;
let page: Page;

test.beforeEach(async ({ baseURL, launchOptions }) => {
  host = await startSecureHost('--backend', baseURL ?? '');
  browser = await launchTrusting(launchOptions);
  context = await browser.newContext({ ignoreHTTPSErrors: true, locale: 'pt-BR', baseURL: host.address });
  page = await context.newPage();
});
test.afterEach(async () => {
  await browser.close();
  await host.stop();
});

/** Opens a page, whose application starts and shows it. The prerendered page has the same heading. */
async function expectHealthy(path: string, heading: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('[data-shell]')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
}

test('scripts and styles that were once a page of an edge are right as soon as the edge is', async () => {
  await openWithWorker(page, '/');
  await context.route(/\/assets\/.*\.(js|css)$/, (route) => route.fulfill({ contentType: 'text/html', body: MAINTENANCE }));
  for (const [path] of PAGES) {
    // A page that misses its code reloads itself, which may abort the navigation.
    await page.goto(path).catch(() => undefined);
    await expect(page.getByText(/Voltamos em breve!|Não conseguimos carregar o site por completo/).first()).toBeVisible();
  }
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  for (const [path, heading] of PAGES) await expectHealthy(path, heading);
});

test('a tab that closes while it refreshes the token leaves the new token to the others (SPEC L4)', async () => {
  await openWithWorker(page, '/');
  await logIn(page);
  const other = await context.newPage();
  await other.goto('/promotions');
  await expect(balance(other)).toBeVisible();
  let value = '';
  let deliver = () => {};
  const isClosed = new Promise<void>((resolve) => (deliver = resolve));
  // As a server that revokes the old token at once: only the first refresh succeeds.
  await context.route('**/api/auth/refresh', async (route) => {
    if (value !== '') return route.fulfill({ status: 401, json: { message: 'Unauthenticated.' } });
    const response = await route.fetch();
    ({ access_token: value } = (await response.json()) as { access_token: string });
    await isClosed;
    return route.fulfill({ response });
  });
  const end = (await context.cookies()).find(({ name }) => name === '__Host-access_token_ends');
  if (end === undefined) throw new Error('The session has no end.');
  await context.addCookies([{ ...end, value: String(Date.now() + 60_000) }]);
  await page.reload({ waitUntil: 'commit' });
  await expect.poll(() => value).not.toBe('');
  await page.close();
  deliver();
  await expect.poll(async () => (await context.cookies()).find(({ name }) => name === '__Host-access_token')?.value).toBe(value);
  await expect(balance(other)).toBeVisible();
});

test('a maintenance page of an edge, with status 200, is gone as soon as the site is back', async ({ baseURL }) => {
  await openWithWorker(page, '/');
  const { port } = new URL(host.address);
  const restart = async (dist: string) => {
    await host.stop();
    host = await startSecureHost('--dist', dist, '--backend', baseURL ?? '', '--port', port);
  };
  const maintenance = await copyBuild();
  await writeFile(join(maintenance, 'index.html'), MAINTENANCE);
  await restart(maintenance);
  for (const [path] of PAGES) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Estamos em manutenção' })).toBeVisible();
  }
  await rm(maintenance, { recursive: true });
  await restart('dist');
  for (const [path, heading] of PAGES) await expectHealthy(path, heading);
});

test('with a full disk every page opens', async () => {
  const devtools = await context.newCDPSession(page);
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: host.address, quotaSize: 2048 });
  await openWithWorker(page, '/');
  for (const [path, heading] of [...PAGES, ...PAGES]) await expectHealthy(path, heading);
});

test.describe('half of a script in the cache', () => {
  const storedScripts = () =>
    page.evaluate(async () => {
      const keys = await (await caches.open('files')).keys();
      return keys.map(({ url }) => url).filter((url) => url.endsWith('.js'));
    });
  const breakScripts = (urls: readonly string[]) =>
    page.evaluate(async (broken) => {
      const cache = await caches.open('files');
      for (const url of broken) await cache.put(url, new Response('export const', { headers: { 'Content-Type': 'text/javascript' } }));
    }, urls);
  /** Opens a page until the worker has stored its scripts. */
  async function store(path: string): Promise<readonly string[]> {
    await openWithWorker(page, path);
    await expect(page.locator('[data-shell]')).toHaveCount(0);
    const isStored = () =>
      page.evaluate(async () => {
        const files = performance.getEntriesByType('resource').filter(({ name }) => /\/assets\/.*\.js$/.test(name));
        const found = await Promise.all(files.map(async ({ name }) => caches.match(name)));
        return found.length > 0 && !found.includes(undefined);
      });
    await expect.poll(isStored).toBe(true);
    return storedScripts();
  }

  test('of a page reloads the page once, which is then whole', async () => {
    const ofHome = await store('/');
    const ofBoth = await store('/promotions');
    const own = ofBoth.filter((url) => !ofHome.includes(url));
    expect(own.length).toBeGreaterThan(0);
    await breakScripts(own);
    await expectHealthy('/promotions', 'Promoções');
  });

  test('of the application is gone after a press on "Recarregar"', async () => {
    await breakScripts(await store('/promotions'));
    await page.goto('/promotions');
    await page.getByRole('button', { name: 'Recarregar' }).click();
    await expect(page.locator('[data-shell]')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1, name: 'Promoções' })).toBeVisible();
  });
});
