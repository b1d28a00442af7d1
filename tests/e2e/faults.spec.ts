import type { Browser, Page, Route } from '@playwright/test';

import { launchTrusting, type SecureHost, startSecureHost } from './secure-host';
import { balance, expect, expectLoaded, logIn, test } from './support';

const SLOW = 'Está demorando mais que o normal…';
const RETRY = { name: 'Tentar de novo' };

// These errors come from requests of the page's sections.
test.use({ provoked: [/Failed to load resource|net::ERR_/] });

const change = (edit: (body: { data: Record<string, unknown>[] }) => void) => async (route: Route) => {
  const response = await route.fetch();
  const body = (await response.json()) as { data: Record<string, unknown>[] };
  edit(body);
  await route.fulfill({ response, json: body });
};

async function frameIsWhole(page: Page): Promise<void> {
  await expect(page.getByRole('banner').getByRole('link', { name: /, início$/ })).toBeVisible();
  await expect(page.getByRole('contentinfo').getByText('Jogue com responsabilidade')).toBeVisible();
}

test.describe('one wrong field', () => {
  const faults = [
    ['categories without names', '**/v2/categories*', 'name', {}, '/casino'],
    ['games without a provider', '**/v2/games?*', 'provider', null, '/casino/slots'],
    ['promotions without an image', '**/v2/promotions', 'image', null, '/promotions'],
  ] as const;
  for (const [name, url, field, value, address] of faults) {
    test(`${name}: header, menu and footer stay, and the page goes on or offers a retry`, async ({ page }) => {
      await page.route(
        url,
        change(({ data }) => {
          for (const item of data) item[field] = value;
        }),
      );
      await page.goto(address);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).not.toHaveText('Voltamos em breve!');
      await frameIsWhole(page);
      await page.goto('/');
      await frameIsWhole(page);
      await expect(page.getByRole('heading', { level: 1, name: 'O que você quer jogar?' })).toBeVisible();
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });
  }
});

test('a backend that never answers offers a retry and the way to support within 10 s, and the balance stays pressable', async ({
  page,
}) => {
  await page.goto('/');
  await logIn(page);
  let isHanging = true;
  const held: Route[] = [];
  await page.route(/\/(api|v2)\//, (route) => (isHanging ? void held.push(route) : route.continue()));
  await page.goto('/user/wallet');
  await expect(page.getByText(SLOW).first()).toBeVisible({ timeout: 6000 });
  const main = page.getByRole('main');
  await expect(main.getByRole('button', RETRY)).toBeVisible({ timeout: 8000 });
  await expect(main.getByText(/^Suporte:/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Saldo indisponível. Tentar de novo' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Limites e pausas' })).toBeVisible();
  isHanging = false;
  await main.getByRole('button', RETRY).click();
  await expect(main.getByText('Total na carteira')).toBeVisible();
  await expect(balance(page)).toBeVisible();
});

test('a page opens although the IP address of the visitor never arrives', async ({ page }) => {
  await page.goto('/');
  await logIn(page);
  await page.route('**/v2/get-ip', () => undefined);
  await page.goto('/user/account');
  await expect(page.getByRole('heading', { level: 1, name: 'Minha conta' })).toBeVisible({ timeout: 6000 });
});

test.describe('code that is gone', () => {
  /** Returns the scripts of a page, without those of home. */
  async function ownFiles(page: Page, address: string): Promise<string[]> {
    const loaded = async () =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .map(({ name }) => name)
          .filter((name) => name.endsWith('.js')),
      );
    await page.goto('/');
    await expectLoaded(page);
    const before = new Set(await loaded());
    await page.goto(address);
    await expectLoaded(page);
    return (await loaded()).filter((name) => !before.has(name));
  }

  test('reloads the page once, then offers a retry, with no uncaught error', async ({ page }) => {
    const files = await ownFiles(page, '/promotions');
    await page.goto('/');
    await expectLoaded(page);
    let isGone = true;
    for (const file of files) {
      await page.route(file, (route) =>
        isGone ? route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' }) : route.continue(),
      );
    }
    let loads = 0;
    page.on('load', () => (loads += 1));
    await page.getByRole('link', { name: 'Promoções' }).first().click();
    const main = page.getByRole('main');
    await expect(main.getByRole('button', RETRY)).toBeVisible();
    expect(loads).toBe(1);
    await frameIsWhole(page);
    isGone = false;
    await main.getByRole('button', RETRY).click();
    await expect(main.getByRole('heading', { level: 1, name: 'Promoções' })).toBeVisible();
  });

  test('while the host is unreachable the page stays, and says so', async ({ page }) => {
    const files = await ownFiles(page, '/promotions');
    await page.goto('/');
    await expectLoaded(page);
    for (const file of [...files, '**/version.json']) await page.route(file, (route) => route.abort('connectionrefused'));
    let loads = 0;
    page.on('load', () => (loads += 1));
    await page.getByRole('link', { name: 'Promoções' }).first().click();
    await expect(page.getByRole('main').getByRole('button', RETRY)).toBeVisible();
    expect(loads).toBe(0);
    await frameIsWhole(page);
  });
});

test('a held Enter submits a form once', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Entrar' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Entrar' });
  await dialog.getByLabel('CPF ou e-mail').fill('ninguem@exemplo.invalid');
  await dialog.getByLabel('Senha', { exact: true }).fill('errada-errada');
  let logins = 0;
  await page.route('**/api/auth/login', async (route) => {
    logins += 1;
    await route.fulfill({ status: 403, json: { error: 'Email ou senha incorretos!' } });
  });
  for (let times = 0; times < 5; times += 1) {
    // A key that is down repeats. The form may be sent again each time.
    await page.keyboard.down('Enter');
    await expect(dialog.getByText('Email ou senha incorretos!')).toBeVisible();
  }
  await page.keyboard.up('Enter');
  await expect(dialog.getByText('Email ou senha incorretos!')).toBeVisible();
  expect(logins).toBe(1);
});

test.describe('an address that was never visited', () => {
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

  test('opens offline in the frame of the site, and says what is lost', async () => {
    const context = await visitor.newContext({ ignoreHTTPSErrors: true, locale: 'pt-BR' });
    const page = await context.newPage();
    await page.goto(host.address);
    await expect.poll(() => page.evaluate(async () => (await caches.match('/user/wallet')) !== undefined)).toBe(true);
    await expectLoaded(page);
    await context.setOffline(true);
    await page.goto(`${host.address}/promotions?x=1`);
    await expect(page.getByText('Parece que você perdeu sua conexão com a internet!')).toBeVisible();
    await expect(page.getByRole('main').getByRole('button', RETRY)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'O que você quer jogar?' })).toHaveCount(0);
    await frameIsWhole(page);
    await context.close();
  });
});
