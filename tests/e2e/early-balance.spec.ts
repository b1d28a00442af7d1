import type { Page } from '@playwright/test';

import { brands } from '../../scripts/page-addresses';
import { balance, expect, expectLoaded, logIn, setBrand, test } from './support';

// These errors come from requests held back or rejected below.
test.use({ provoked: [/net::ERR_FAILED|status of 401/] });

const ME = '/api/auth/me';
/** Age from which a balance is fetched again once its channel is confirmed. */
const STALE_AFTER_MS = 3000;
const TOKEN = '__Host-access_token';
const ENDS = `${TOKEN}_ends`;
const AMOUNT = /^R\$\s[\d.]+,\d\d$/;

const place = (page: Page) => page.getByRole('banner').locator('[data-balance]');

async function blockApplication(page: Page): Promise<void> {
  await page.route('**/assets/*.js', (route) => route.abort());
}

/** Records the times of the calls about the player, in ms since 1970. */
function watchCalls(page: Page): readonly number[] {
  const calls: number[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === ME) calls.push(Date.now());
  });
  return calls;
}

/** Logs in, and returns the amount in the header. */
async function logInForAmount(page: Page): Promise<string> {
  await page.goto('/');
  await logIn(page);
  const text = (await balance(page).innerText()).match(/R\$\s[\d.]+,\d\d/)?.[0] ?? '';
  expect(text).toMatch(AMOUNT);
  return text;
}

async function storeToken(page: Page, token: string, endsInMs: number): Promise<void> {
  const life = 3_600_000;
  const values = { [TOKEN]: token, [ENDS]: `${String(Date.now() + endsInMs)}.${String(life)}` };
  const scope = { domain: 'localhost', path: '/', secure: true, sameSite: 'None' } as const;
  await page.context().addCookies(Object.entries(values).map(([name, value]) => ({ name, value, ...scope })));
}

async function readToken(page: Page): Promise<string> {
  return (await page.context().cookies()).find(({ name }) => name === TOKEN)?.value ?? '';
}

test('a player reads the balance before the application has started', async ({ page }) => {
  const amount = await logInForAmount(page);
  await blockApplication(page);
  for (const path of ['/', '/casino/slots', '/user/wallet']) {
    await page.goto(path);
    await expect(page.locator('[data-shell]'), path).toHaveCount(1);
    await expect(place(page), path).toHaveText(amount);
    await expect(page.getByRole('banner').getByText('Entrar'), path).toBeHidden();
  }
});

for (const brand of brands) {
  for (const [width, height] of [
    [360, 740],
    [1440, 900],
  ] as const) {
    test(`${brand}: the balance stays while the application starts, and nothing moves, at ${String(width)} px`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await setBrand(page, brand);
      const amount = await logInForAmount(page);
      await page.addInitScript(() => {
        const seen = { shift: 0, wasGone: false };
        Object.assign(window, { seen });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) if ('value' in entry) seen.shift += Number(entry.value);
        }).observe({ type: 'layout-shift', buffered: true });
        let isShown = false;
        const look = () => {
          const shown = document.querySelector('header')?.innerText.includes('R$') === true;
          if (isShown && !shown) seen.wasGone = true;
          isShown = shown;
          requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      });
      const repeated: string[] = [];
      page.on('console', (message) => {
        if (message.text().startsWith('A render failed')) repeated.push(message.text());
      });
      const calls = watchCalls(page);
      await page.goto('/');
      await expect(page.locator('[data-shell]')).toHaveCount(0);
      await expect(balance(page)).toContainText(amount);
      await expectLoaded(page);
      // The application has taken the response of the page's head. It asks again only if the channels were confirmed too late.
      const [first = 0, ...later] = calls;
      expect(later.filter((at) => at - first < STALE_AFTER_MS)).toEqual([]);
      await expect(place(page)).toBeEmpty();
      const seen = await page.evaluate(() => (window as Window & { seen?: { shift: number; wasGone: boolean } }).seen);
      expect(seen?.wasGone).toBe(false);
      expect(seen?.shift).toBeLessThanOrEqual(0.01);
      expect(repeated).toEqual([]);
    });
  }
}

test('with a token that the server rejects there is no balance, and the player is logged out', async ({ page }) => {
  await page.goto('/');
  await storeToken(page, 'rejected.token', 3_600_000);
  await page.goto('/');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Entrar' })).toBeVisible();
  await expect(place(page)).toBeEmpty();
});

test('a token that is to be refreshed is not sent before the session does', async ({ page }) => {
  await logInForAmount(page);
  await storeToken(page, await readToken(page), 240_000);
  await blockApplication(page);
  const calls = watchCalls(page);
  await page.goto('/');
  await expect(page.getByRole('alert')).toContainText('Não conseguimos carregar o site por completo.');
  expect(calls).toEqual([]);
  await expect(place(page)).toBeEmpty();
});

test('after a logout in another tab the balance disappears from a page that has not started', async ({ page }) => {
  const amount = await logInForAmount(page);
  await blockApplication(page);
  await page.goto('/');
  await expect(place(page)).toHaveText(amount);
  await page.context().clearCookies({ name: TOKEN });
  await expect(place(page)).toBeEmpty();
});

test('an amount that the player has hidden stays hidden', async ({ page }) => {
  await logInForAmount(page);
  await page.evaluate(() => localStorage.setItem('menu', JSON.stringify({ state: { balanceHidden: true } })));
  await blockApplication(page);
  await page.goto('/');
  await expect(place(page)).toHaveText(/^R\$\s••••$/);
});
