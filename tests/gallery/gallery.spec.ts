import type { Page } from '@playwright/test';

import { addresses, brands } from '../../scripts/page-addresses';
import { expect, expectLoaded, setBrand, test, violations } from '../e2e/support';

// These tests take pictures of the site: every page in the default brand, six pages in every brand, in both modes.

const widths = [360, 1440];
const modes = ['dark', 'light'] as const;
const key = ['index', 'casino-slots', 'promotions', 'mines', 'login', 'wallet'];
const others = [{ name: 'nothing-found', address: '/casino?search=nada+se+chama+assim' }];

test.use({ provoked: [/status of 404/] });

async function show(page: Page, { address, isForPlayers = false }: (typeof addresses)[number], width: number, mode: string): Promise<void> {
  await page.setViewportSize({ width, height: width < 768 ? 780 : 900 });
  await page.addInitScript((wanted) => {
    // Frames of strangers have storage of their own, or none.
    if (window === window.top) localStorage.setItem('color-mode', wanted);
  }, mode);
  if (isForPlayers) await page.goto('/?__scenario=bonus-nearly-done');
  await page.goto(address);
  await expect(page.getByRole('main')).toBeVisible();
  await expectLoaded(page);
}

for (const width of widths) {
  for (const place of [...addresses, ...others]) {
    test(`${place.name} at ${String(width)} px`, async ({ page }) => {
      await show(page, place, width, 'dark');
      await page.screenshot({ path: `gallery/${place.name}-${String(width)}.png` });
      expect(await violations(page)).toEqual([]);
    });
  }
  for (const brand of brands) {
    for (const mode of modes) {
      test(`six pages of ${brand} at ${String(width)} px, ${mode}`, async ({ page }) => {
        test.setTimeout(90_000);
        await setBrand(page, brand);
        for (const place of addresses.filter(({ name }) => key.includes(name))) {
          await test.step(place.name, async () => {
            await show(page, place, width, mode);
            await page.screenshot({ path: `gallery/${brand}-${mode}-${place.name}-${String(width)}.png` });
            expect(await violations(page)).toEqual([]);
          });
        }
      });
    }
  }
}
