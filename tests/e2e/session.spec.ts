import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { BrowserContext, Page, PlaywrightTestOptions, PlaywrightWorkerOptions } from '@playwright/test';
import { chromium } from '@playwright/test';

import type { Harness } from '../session/harness';
import { buildHarness, HARNESS, serveHarness } from '../session/serve-harness';
import { ana, balance, changeBalance, expect, expectLoaded, logIn, PASSWORD, test } from './support';

declare global {
  interface Window {
    harness: Harness;
    /** State of the page when it came back, with its header then. */
    returned?: { persisted: boolean; visibility: string; header: string | null };
  }
}

const TOKEN = '__Host-access_token';
const END = '__Host-access_token_ends';
const HOUR = 3_600_000;
/**
 * Numbers of tabs and of calls of each tab. All pass through the routes of the test, and must be answered within the
 * time limit of a read.
 */
const [TABS, CALLS] = [3, 300];

const bruno = { id: 'usr_2', name: 'Bruno Lima' };

/** Records the statuses of A20 in all tabs. */
function renewals(context: BrowserContext): number[] {
  const statuses: number[] = [];
  context.on('response', (response) => {
    if (response.url().endsWith('/api/auth/refresh')) statuses.push(response.status());
  });
  return statuses;
}

const entrar = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Entrar' });

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sua conta' }).click();
  await page.getByRole('button', { name: 'Sair' }).click();
}

test.describe('many calls at once', () => {
  test.use({ provoked: [/status of 401/] });

  let files: ReadonlyMap<string, string>;
  test.beforeAll(async () => {
    files = await buildHarness();
  });

  /** Opens tabs, which share Ana's token. */
  async function tabsOf(context: BrowserContext, baseURL: string, lasts: number): Promise<Page[]> {
    await serveHarness(context, files);
    const answer = await context.request.post('/api/auth/login', { data: { email: ana.email, password: PASSWORD, login: ana.email } });
    const { access_token: value } = (await answer.json()) as { access_token: string };
    const kept = { url: baseURL, secure: true, sameSite: 'None' } as const;
    const url = baseURL.replace('http:', 'https:');
    await context.addCookies([
      { ...kept, url, name: TOKEN, value },
      { ...kept, url, name: END, value: String(Date.now() + lasts) },
    ]);
    const tabs = await Promise.all(Array.from({ length: TABS }, () => context.newPage()));
    await Promise.all(tabs.map((tab) => tab.goto(HARNESS)));
    await Promise.all(tabs.map((tab) => tab.waitForFunction(() => window.harness.session.state().name === 'player')));
    return tabs;
  }

  const callAll = (tabs: readonly Page[]) => Promise.all(tabs.map((tab) => tab.evaluate((count) => window.harness.calls(count), CALLS)));
  const tokensOf = (tabs: readonly Page[]) =>
    Promise.all(tabs.map((tab) => tab.evaluate(() => JSON.stringify(window.harness.session.state()))));
  const valueOf = (state: string) => (JSON.parse(state) as { token: { value: string } }).token.value;

  test('one refresh serves 300 calls in each of three tabs whose token the server calls dead, and none fails (L4, L7)', async ({
    context,
    baseURL,
  }) => {
    const tabs = await tabsOf(context, baseURL ?? '', HOUR);
    const statuses = renewals(context);
    // The refresh is slow, so that every call of every tab meets the dead token meanwhile.
    await context.request.put('/__mock/faults', { data: { operation: 'refreshToken', latency: 1500 } });
    await context.request.post('/__mock/clock', { data: { advance: 2 * HOUR } });
    expect(await callAll(tabs)).toEqual([[], [], []]);
    expect(statuses).toEqual([200]);
    expect(new Set((await tokensOf(tabs)).map(valueOf)).size).toBe(1);
    expect(await Promise.all(tabs.map((tab) => tab.evaluate(() => window.harness.visitedPaths)))).toEqual([[], [], []]);
  });

  test('one refresh serves them where the tabs know that the token soon ends (L3, L4)', async ({ context, baseURL }) => {
    const statuses = renewals(context);
    await context.request.put('/__mock/faults', { data: { operation: 'refreshToken', latency: 1500 } });
    const tabs = await tabsOf(context, baseURL ?? '', HOUR / 60);
    expect(await callAll(tabs)).toEqual([[], [], []]);
    expect(statuses).toEqual([200]);
  });

  test('a refresh that gets no answer is swallowed, and the next call makes it again (L5, D4)', async ({ context, baseURL }) => {
    await context.request.put('/__mock/faults', { data: { operation: 'refreshToken', cut: true, times: 1 } });
    const statuses = renewals(context);
    const [tab] = await tabsOf(context, baseURL ?? '', HOUR / 60);
    await expect.poll(() => tab?.evaluate(() => window.harness.calls(1))).toEqual([]);
    await expect.poll(() => statuses).toContain(200);
    expect(await tab?.evaluate(() => window.harness.visitedPaths)).toEqual([]);
  });
});

test('a logout in one tab clears balance, user and channels in the others within a second', async ({ page, context }) => {
  await page.goto('/');
  await logIn(page);
  const other = await context.newPage();
  const sockets: { isClosed: () => boolean }[] = [];
  other.on('websocket', (socket) => sockets.push(socket));
  await other.goto('/user/wallet');
  await expect(balance(other)).toContainText('1.250,00');
  await expect.poll(() => sockets.length).toBeGreaterThan(0);
  // The page opens another one, as a visitor.
  const ofPlayer = [...sockets];
  await logOut(page);
  await expect(entrar(other)).toBeVisible({ timeout: 1000 });
  await expect(other.locator('body')).not.toContainText('1.250,00', { timeout: 1000 });
  expect(ofPlayer.every((socket) => socket.isClosed())).toBe(true);
  await expect(other).toHaveURL(/\/$/);
  await expect(other.getByRole('dialog')).toHaveCount(0);
});

test('another player who logs in in another tab is the one here too, and nothing of the first is left', async ({ page, context }) => {
  await page.goto('/');
  await logIn(page);
  await page.goto('/user/account');
  await expect(page.getByRole('main')).toContainText(ana.name);
  const asked: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) asked.push(request.headers()['authorization']);
  });
  const other = await context.newPage();
  await other.goto(`/?__player=${bruno.id}`);
  await expect(page.getByRole('main')).toContainText(bruno.name);
  await expect(page.locator('body')).not.toContainText(ana.name);
  const value = (await context.cookies()).find(({ name }) => name === TOKEN)?.value ?? '';
  const bearer = `Bearer ${decodeURIComponent(value)}`;
  await expectLoaded(page);
  expect(new Set(asked.slice(asked.indexOf(bearer)))).toEqual(new Set([bearer]));
});

test.describe('a session that is over', () => {
  test.use({ provoked: [/status of 401/] });

  test('goes to /login, and after the login back to the page of before (L7, R34)', async ({ page, context }) => {
    await page.goto('/');
    await logIn(page);
    const statuses = renewals(context);
    await page.goto('/user/wallet');
    await expect(page.getByRole('heading', { level: 1, name: 'Carteira' })).toBeVisible();
    await page.request.post('/__mock/reset');
    await page.reload();
    await expect(page).toHaveURL(/\/login\?redirect=%2Fuser%2Fwallet$/);
    // The third rejection ends the session (SPEC L3).
    expect(statuses).toEqual([401, 401, 401]);
    expect((await context.cookies()).filter(({ name }) => name.startsWith(TOKEN))).toEqual([]);
    const dialog = page.getByRole('dialog', { name: 'Entrar' });
    await dialog.getByLabel('CPF ou e-mail').fill(ana.email);
    await dialog.getByLabel('Senha', { exact: true }).fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Entrar' }).click();
    await expect(page).toHaveURL(/\/user\/wallet/);
    await expect(balance(page)).toBeVisible();
  });
});

for (const [redirect, lands] of [
  ['//evil.example/x', '/'],
  ['/.//evil.example/x', '/'],
  ['/user/wallet?tab=2', '/user/wallet?tab=2'],
] as const) {
  test(`after a login, redirect=${redirect} leads to ${lands} (R34)`, async ({ page, baseURL }) => {
    await page.goto(`/login?redirect=${encodeURIComponent(redirect)}`);
    const dialog = page.getByRole('dialog', { name: 'Entrar' });
    await dialog.getByLabel('CPF ou e-mail').fill(ana.email);
    await dialog.getByLabel('Senha', { exact: true }).fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Entrar' }).click();
    await expect(page).toHaveURL(`${baseURL}${lands}`);
    await expect(balance(page)).toBeVisible();
  });
}

test('a page for players shows a visitor home and the login, and itself after the login (R35)', async ({ page }) => {
  await page.goto('/user/transaction?page=2');
  const dialog = page.getByRole('dialog', { name: 'Entrar' });
  await expect(dialog).toBeVisible();
  await dialog.getByLabel('CPF ou e-mail').fill(ana.email);
  await dialog.getByLabel('Senha', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1, name: 'Transações' })).toBeVisible();
  await expect(page).toHaveURL(/\/user\/transaction\?page=2$/);
});

test('a logout on a page for players leads home, without the login dialog (L2)', async ({ page }) => {
  await page.goto('/');
  await logIn(page);
  await page.goto('/user/wallet');
  await expect(page.getByRole('heading', { level: 1, name: 'Carteira' })).toBeVisible();
  await logOut(page);
  await expect(page).toHaveURL(/\/$/);
  await expect(entrar(page)).toBeVisible();
  await expectLoaded(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

for (const [address, heading] of [
  ['/login?redirect=%2Fuser%2Ftransaction', 'Transações'],
  ['/user/transaction', 'Transações'],
] as const) {
  test(`a login in another tab closes the login at ${address}, which goes on (R34, R35)`, async ({ page, context }) => {
    await page.goto(address);
    const dialog = page.getByRole('dialog', { name: 'Entrar' });
    await expect(dialog).toBeVisible();
    const other = await context.newPage();
    await other.goto('/');
    await logIn(other);
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/user\/transaction$/);
    await expect(page.getByRole('main').getByRole('heading', { level: 1, name: heading })).toBeVisible();
  });
}

test.describe('the device clock', () => {
  /** Sets the page's clock off by a number of ms. */
  const off = (page: Page, by: number) =>
    page.addInitScript((ms) => {
      const now = Date.now.bind(Date);
      Date.now = () => now() + ms;
    }, by);

  async function unlock(page: Page): Promise<void> {
    await page.goto('/');
    const lock = page.getByRole('alertdialog', { name: 'Tela bloqueada' });
    await lock.getByLabel('Sua senha').fill(PASSWORD);
    await lock.getByRole('button', { name: 'Desbloquear' }).click();
    await expect(lock).toHaveCount(0);
  }

  async function browse(page: Page): Promise<void> {
    for (const path of ['/user/wallet', '/user/bonus']) {
      await page.goto(path);
      await expect(balance(page)).toBeVisible();
      // A page left during a refresh never receives the token.
      await expectLoaded(page);
    }
  }

  for (const [name, by] of [
    ['ahead', HOUR],
    ['behind', -HOUR],
  ] as const) {
    test(`an hour ${name} makes no refresh, nor do reloads; set right it makes one at most (L6)`, async ({ page, context }) => {
      const statuses = renewals(context);
      await off(page, by);
      await page.goto('/');
      await logIn(page);
      await browse(page);
      expect(statuses).toEqual([]);
      await page.close();
      const right = await context.newPage();
      // To the page with the right clock, an hour has passed without a press.
      if (by < 0) await unlock(right);
      await browse(right);
      expect(statuses.length).toBeLessThanOrEqual(1);
    });
  }
});

test.describe('browsers of their own', () => {
  type Use = PlaywrightTestOptions & PlaywrightWorkerOptions;
  const launched = ({ launchOptions }: Pick<Use, 'launchOptions'>) => ({
    ...launchOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });

  for (const [name, whatHappens] of [
    ['the balance of before is not seen, and asked for anew', 'a change of the balance'],
    ['a player who logged out in another tab is gone', 'a logout'],
  ] as const) {
    test(`back from the back-forward cache after ${whatHappens}: ${name}`, async ({ launchOptions, baseURL }) => {
      const browser = await chromium.launch(launched({ launchOptions }));
      try {
        const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'pt-BR' });
        const page = await context.newPage();
        await page.addInitScript(() => {
          window.addEventListener(
            'pageshow',
            ({ persisted }) => {
              const visibility = () => getComputedStyle(document.body).visibility;
              const returned: NonNullable<typeof window.returned> = { persisted, visibility: visibility(), header: null };
              window.returned = returned;
              const seen = () => {
                if (visibility() === 'hidden') requestAnimationFrame(seen);
                else returned.header = document.querySelector('header')?.textContent ?? '';
              };
              seen();
            },
            { capture: true },
          );
        });
        await page.goto('/user/wallet');
        const dialog = page.getByRole('dialog', { name: 'Entrar' });
        await dialog.getByLabel('CPF ou e-mail').fill(ana.email);
        await dialog.getByLabel('Senha', { exact: true }).fill(PASSWORD);
        await dialog.getByRole('button', { name: 'Entrar' }).click();
        await expect(balance(page)).toContainText('1.250,00');
        await expectLoaded(page);
        await page.goto('/version.json');

        if (whatHappens === 'a logout') {
          const other = await context.newPage();
          await other.goto('/');
          await logOut(other);
          await expect(entrar(other)).toBeVisible();
        } else {
          await changeBalance(page, ana.id, 700);
        }

        await page.goBack({ waitUntil: 'commit' });
        await expect.poll(() => page.evaluate(() => window.returned?.header)).toEqual(expect.any(String));
        const returned = await page.evaluate(() => window.returned);
        expect(returned).toMatchObject({ persisted: true, visibility: 'hidden' });
        expect(returned?.header).not.toContain('1.250,00');
        if (whatHappens === 'a logout') expect(returned?.header).toContain('Entrar');
        if (whatHappens === 'a logout') {
          await expect(entrar(page)).toBeVisible();
          await expect(page).toHaveURL(/\/$/);
        } else {
          await expect(balance(page)).toContainText('1.257,00');
          await changeBalance(page, ana.id, 100);
          await expect(balance(page)).toContainText('1.258,00');
        }
      } finally {
        await browser.close();
      }
    });
  }

  test('back from the back-forward cache: a form keeps its input', async ({ launchOptions, baseURL }) => {
    const browser = await chromium.launch(launched({ launchOptions }));
    try {
      const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'pt-BR' });
      const page = await context.newPage();
      await page.addInitScript(() => {
        window.addEventListener('pageshow', ({ persisted }) => {
          window.returned = { persisted, visibility: '', header: null };
        });
      });
      await page.goto('/');
      await logIn(page);
      await page.goto('/user/wallet/withdraw');
      await expect(balance(page)).toContainText('1.250,00');
      await page.getByLabel('Valor do saque').fill('12000');
      await expectLoaded(page);
      await page.goto('/version.json');
      await page.goBack({ waitUntil: 'commit' });
      await expect.poll(() => page.evaluate(() => window.returned?.persisted)).toBe(true);
      await expect(page.getByLabel('Valor do saque')).toHaveValue(/120,00/);
      await expect(balance(page)).toContainText('1.250,00');
    } finally {
      await browser.close();
    }
  });

  test('blocked cookies and storage: the session lives in memory, with a notice, and is still refreshed', async ({
    launchOptions,
    baseURL,
  }) => {
    const folder = await mkdtemp(join(tmpdir(), 'blocked-'));
    await mkdir(join(folder, 'Default'));
    const blocked = { profile: { default_content_setting_values: { cookies: 2 } } };
    await writeFile(join(folder, 'Default', 'Preferences'), JSON.stringify(blocked));
    const context = await chromium.launchPersistentContext(folder, { ...launchOptions, baseURL: baseURL ?? '', locale: 'pt-BR' });
    try {
      const statuses = renewals(context);
      const page = await context.newPage();
      await page.goto('/');
      // Locks are also denied.
      await expect(page.evaluate(() => localStorage.length)).rejects.toThrow('SecurityError');
      await expect(page.evaluate(() => navigator.locks.request('any', () => 1))).rejects.toThrow('SecurityError');
      await logIn(page);
      await expect(page.getByRole('alert')).toContainText('Seu navegador bloqueia cookies.');
      await page.request.post('/__mock/clock', { data: { advance: 2 * HOUR } });
      await page.getByRole('link', { name: 'Favoritos' }).first().click();
      await expect(page.getByRole('main').getByRole('heading', { level: 1, name: 'Favoritos' })).toBeVisible();
      await expect.poll(() => statuses).toEqual([200]);
      await expect(balance(page)).toBeVisible();
      await page.reload();
      await expect(entrar(page)).toBeVisible();
    } finally {
      await context.close();
      await rm(folder, { recursive: true, force: true });
    }
  });
});
