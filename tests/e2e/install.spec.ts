import type { Page } from '@playwright/test';

import { expect, test, violations } from './support';

/** Sends the event with which Chromium offers to install, and counts the dialogs that the page opens. */
async function offer(page: Page): Promise<void> {
  await page.evaluate(() => {
    const event = new Event('beforeinstallprompt', { cancelable: true });
    window.dispatchEvent(
      Object.assign(event, {
        prompt: () => {
          document.documentElement.dataset['prompted'] = '';
          return Promise.resolve({ outcome: 'accepted' });
        },
      }),
    );
  });
}

/** Opens the home page at the given number of earlier visits, with the question about privacy answered. */
async function visit(page: Page, earlierVisits: number): Promise<void> {
  await page.addInitScript((visits) => {
    localStorage.setItem('consent', 'denied');
    if (localStorage.getItem('install') === null) localStorage.setItem('install', JSON.stringify({ visits, lastVisitAt: 0 }));
  }, earlierVisits);
  await page.goto('/');
  await expectDecided(page);
}

/** Uses the page until the code of the offer has run, which loads with the first use and writes the time of the visit. */
async function expectDecided(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Shift');
    expect(await page.evaluate(() => Number(JSON.parse(localStorage.getItem('install') ?? '{}').lastVisitAt))).toBeGreaterThan(0);
  }).toPass();
}

const bar = (page: Page) => page.getByRole('region', { name: /na tela inicial$/ });

for (const width of [360, 1440])
  test.describe(`at ${String(width)} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('the third visit offers to install the site, by one press (SPEC S60)', async ({ page }) => {
      await visit(page, 2);
      await offer(page);
      await expect(bar(page)).toBeVisible();
      expect(await violations(page, '[aria-labelledby="instalar"]')).toEqual([]);
      await bar(page).getByRole('button', { name: 'Instalar' }).click();
      await expect(page.locator('html[data-prompted]')).toHaveCount(1);
      await expect(bar(page)).toBeHidden();
    });
  });

test('the first visit offers nothing, and neither does one after a dismissal', async ({ page }) => {
  await visit(page, 0);
  await offer(page);
  await expect(bar(page)).toBeHidden();
  await page.evaluate(() => localStorage.setItem('install', JSON.stringify({ visits: 2, lastVisitAt: 0 })));
  await page.reload();
  await expectDecided(page);
  await offer(page);
  await bar(page).getByRole('button', { name: 'Agora não' }).click();
  await expect(bar(page)).toBeHidden();
  await page.reload();
  await offer(page);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(bar(page)).toBeHidden();
});

test.describe('in Safari on an iPhone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the offer shows the steps', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: false }));
    await visit(page, 2);
    await expect(bar(page)).toContainText('Adicionar à Tela de Início');
    await expect(bar(page).getByRole('button', { name: 'Instalar' })).toHaveCount(0);
  });
});
