import type { Page } from '@playwright/test';

import { addresses } from '../../scripts/page-addresses';
import { balance, expect, logIn, test } from './support';

// Prism answers by the contract's examples and has no state: they must fit together.
// The address of a game's frame in the examples is that of no server.
test.use({ serverWorld: false, provoked: [/jogos\.palpite\.invalid/] });

/** Number of pages per test, few enough that two workers share them. */
const PAGES_PER_TEST = 14;

const groups = Array.from({ length: Math.ceil(addresses.length / PAGES_PER_TEST) }, (_, index) =>
  addresses.slice(index * PAGES_PER_TEST, (index + 1) * PAGES_PER_TEST),
);

/** Expects the heading, or a dialog if the page is only for players, and no part that is missing or still loading. */
async function isWhole(page: Page): Promise<void> {
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  await expect(heading.or(page.getByRole('dialog')).first()).toBeVisible();
  await page.waitForLoadState('load');
  // A rail of games below the fold is busy until it is near.
  await expect.soft(page.locator('main [aria-busy="true"]:not(section)'), page.url()).toHaveCount(0);
  await expect.soft(page.getByText(/^Não foi possível/), page.url()).toHaveCount(0);
}

for (const who of ['visitor', 'player'] as const) {
  for (const group of groups) {
    test(`the contract's examples make whole pages of a ${who}: ${group.map(({ name }) => name).join(', ')}`, async ({ page }) => {
      await page.goto('/');
      if (who === 'player') await logIn(page);
      for (const { address } of group) {
        await test.step(address, async () => {
          await page.goto(address);
          await isWhole(page);
          if (who === 'player') await expect.soft(balance(page), address).toBeVisible();
        });
      }
    });
  }
}
