import { readFile } from 'node:fs/promises';

import type { Browser, Page } from '@playwright/test';

import { brands } from '../../scripts/page-addresses';
import { launchTrusting, type SecureHost, startSecureHost } from './secure-host';
import { expect, expectLoaded, test } from './support';

/** No script runs. */
async function still(browser: Browser, address: string) {
  const context = await browser.newContext({ javaScriptEnabled: false, ignoreHTTPSErrors: true, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto(address);
  return page;
}

test.describe('before a line of the application runs', () => {
  for (const brand of brands) {
    test(`${brand}: the page has its header, heading and the places of its games`, async ({ browser }) => {
      const host = await startSecureHost('--brand', brand);
      const page = await still(browser, host.address);
      await expect(page.locator('html')).toHaveAttribute('data-brand', brand);
      const header = page.getByRole('banner');
      await expect(header.getByRole('link', { name: /, início$/ })).toBeVisible();
      await expect(header.getByRole('button', { name: 'Cadastrar' })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('main').locator('[aria-busy="true"]').first()).toBeVisible();
      // A header without the inlined styles is higher.
      expect((await header.boundingBox())?.height).toBeLessThanOrEqual(72);
      await page.context().close();
      await host.stop();
    });
  }

  test('the first games stand in the page, as they were when it was deployed', async ({ browser, request, baseURL }) => {
    const page = await still(browser, baseURL ?? '');
    const games = (await (await request.get('/v2/games?sort=popular&per_page=10')).json()) as { data: { name: string }[] };
    for (const { name } of games.data.slice(0, 3)) await expect(page.getByRole('button', { name: new RegExp(name) }).first()).toBeVisible();
    await page.context().close();
  });

  test('a page for players starts as a skeleton, and does not claim that the user is a visitor', async ({ browser, baseURL }) => {
    const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
    await context.addCookies([
      { name: '__Host-access_token', value: 'a.b', domain: 'localhost', path: '/', secure: true, sameSite: 'None' },
    ]);
    const page = await context.newPage();
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/user/wallet');
    await expect(page.locator('[data-shell]')).toHaveCount(1);
    await expect(page.getByRole('status', { name: 'Carregando a página' })).toBeVisible();
    await expect(page.getByRole('banner').getByText('Entrar')).toBeHidden();
    await expect(page.getByRole('alert')).toContainText('Não conseguimos carregar o site por completo.');
    await context.close();
  });
});

test('the code of a page for players and of its guards is asked for with the first scripts', async ({ request }) => {
  const html = await (await request.get('/user/wallet/deposit')).text();
  const manifest = JSON.parse(await readFile('dist/.vite/manifest.json', 'utf8')) as Record<string, { file: string } | undefined>;
  for (const source of ['src/routes/deposit.tsx', 'src/app/guards/auth-guard.tsx', 'src/app/guards/ip-guard.tsx'])
    expect(html).toContain(`<link rel="modulepreload" href="/${manifest[source]?.file ?? source}">`);
});

test.describe('when the application comes', () => {
  // These errors come from requests held back below.
  test.use({ provoked: [/net::ERR_FAILED/] });

  for (const [width, height] of [
    [360, 740],
    [1440, 900],
  ] as const) {
    test(`nothing moves, and nothing moves when the font follows, at ${String(width)} px`, async ({ page }) => {
      let sendFont = () => {};
      const isFontDue = new Promise<void>((send) => {
        sendFont = send;
      });
      await page.route('**/*.woff2', async (route) => {
        await isFontDue;
        await route.continue();
      });
      await page.setViewportSize({ width, height });
      await page.addInitScript(() => {
        const seen: number[] = [];
        Object.assign(window, { seen });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) if ('value' in entry) seen.push(Number(entry.value));
        }).observe({ type: 'layout-shift', buffered: true });
      });
      // The font holds back the end of loading.
      await page.goto('/', { waitUntil: 'commit' });
      await expect(page.locator('[data-shell]')).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      sendFont();
      await expect
        .poll(() => page.evaluate(() => [...document.fonts].find(({ family }) => /^"?Figtree"?$/.test(family))?.status))
        .toBe('loaded');
      await expectLoaded(page);
      const moved = await page.evaluate(() => (window as Window & { seen?: number[] }).seen?.reduce((sum, value) => sum + value, 0));
      expect(moved).toBeLessThanOrEqual(0.01);
    });
  }

  /** Holds the application back. Returns its release. */
  async function holdApplication(page: Page): Promise<() => void> {
    let go = () => {};
    const held = new Promise<void>((done) => {
      go = done;
    });
    await page.route('**/assets/index-*.js', async (route) => {
      await held;
      await route.continue();
    });
    return go;
  }

  test('a press before the application started is answered by the application', async ({ page }) => {
    const go = await holdApplication(page);
    await page.goto('/');
    await expect(page.locator('[data-shell]')).toHaveCount(1);
    await page.getByRole('banner').getByRole('button', { name: 'Entrar' }).click();
    go();
    await expect(page.getByRole('dialog', { name: 'Entrar' })).toBeVisible();
  });

  test('a press that the application overtakes is done', async ({ page }) => {
    const go = await holdApplication(page);
    await page.goto('/');
    await expect(page.locator('[data-shell]')).toHaveCount(1);
    await page.getByRole('banner').getByRole('button', { name: 'Entrar' }).hover();
    await page.mouse.down();
    go();
    await expect(page.locator('[data-shell]')).toHaveCount(0);
    await page.mouse.up();
    await expect(page.getByRole('dialog', { name: 'Entrar' })).toBeVisible();
  });

  test('the focus stays where the Tab key has put it', async ({ page }) => {
    const go = await holdApplication(page);
    await page.goto('/');
    await expect(page.locator('[data-shell]')).toHaveCount(1);
    await page.keyboard.press('Tab');
    const first = page.getByRole('link', { name: 'Ir para o conteúdo' });
    await expect(first).toBeFocused();
    go();
    await expect(page.locator('[data-shell]')).toHaveCount(0);
    await expect(first).toBeFocused();
  });

  test('the chosen colour mode is there with the first paint, and the menu as it was left', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/');
    await expect(page.locator('[data-shell]')).toHaveCount(0);
    await page.getByRole('button', { name: 'Modo claro' }).first().click();
    await page.getByRole('button', { name: 'Recolher menu' }).click();
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.reload();
    await expect(page.locator('[data-shell]')).toHaveCount(1);
    await expect(page.locator('html')).toHaveAttribute('data-mode', 'light');
    const menu = await page.getByRole('navigation', { name: 'Menu' }).boundingBox();
    expect(menu?.width).toBeLessThan(100);
  });

  test('the token of a password reset leaves the address before anything is painted', async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/recuperar-senha?token=segredo&x=1');
    await expect(page).toHaveURL(/\/recuperar-senha\?x=1$/);
  });
});

/** Returns true if the page and all its files are in the caches. */
async function isKept(): Promise<boolean> {
  const kept = new Set<string>();
  for (const name of await caches.keys()) for (const { url } of await (await caches.open(name)).keys()) kept.add(url);
  const files = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/assets/'));
  return [location.href, ...files.map(({ name }) => name)].every((url) => kept.has(url));
}

const isPageKept = async (path: string) => (await caches.match(path)) !== undefined;

test.describe('the second visit', () => {
  let host: SecureHost;
  let visitor: Browser;

  test.beforeAll(async ({ baseURL }) => {
    host = await startSecureHost('--backend', baseURL ?? '');
    visitor = await launchTrusting(test.info().project.use.launchOptions);
  });

  test.afterAll(async () => {
    await visitor.close();
    await host.stop();
  });

  test('without a connection the site is there, and says what is lost (SPEC S8)', async () => {
    const context = await visitor.newContext({ ignoreHTTPSErrors: true, locale: 'pt-BR' });
    const page = await context.newPage();
    await page.goto(host.address);
    await expect.poll(() => page.evaluate(isKept)).toBe(true);
    await context.setOffline(true);
    await page.goto(host.address);
    await expect(page.getByText('Parece que você perdeu sua conexão com a internet!')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[data-shell]')).toHaveCount(0);
    await context.close();
  });

  test('pages, files and pictures are kept, and no answer of the backend', async () => {
    const context = await visitor.newContext({ ignoreHTTPSErrors: true, locale: 'pt-BR' });
    const page = await context.newPage();
    await page.goto(host.address);
    for (const path of ['/', '/user/wallet']) await expect.poll(() => page.evaluate(isPageKept, path)).toBe(true);
    await page.goto(`${host.address}/casino`);
    await expect.poll(() => page.evaluate(isPageKept, '/casino')).toBe(true);
    const kept = await page.evaluate(async () => {
      const found: string[] = [];
      for (const name of await caches.keys())
        for (const { url } of await (await caches.open(name)).keys()) found.push(new URL(url).pathname);
      return found;
    });
    expect(kept.filter((path) => !/^\/(?:assets|storage)\//.test(path)).toSorted()).toEqual(['/', '/casino', '/user/wallet']);
    await context.close();
  });
});
