import type { Page } from '@playwright/test';

import { addresses, layouts } from '../../scripts/page-addresses';
import { expect, expectLoaded, setBrand, test } from './support';

/** Expects the heading, or a dialog if the page is only for players. */
async function isThere(page: Page): Promise<void> {
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  await expect(heading.or(page.getByRole('dialog')).first()).toBeVisible();
  await expectLoaded(page);
  await expect(page.getByRole('alert').filter({ hasText: 'Não foi possível' })).toHaveCount(0);
  expect((await page.getByRole('main').innerText()).trim()).not.toBe('');
}

// `test` itself checks uncaught errors, console errors, and violations of policy and contract.
test.describe('every route', () => {
  test.use({ viewport: { width: 360, height: 740 } });
  for (const [layout, brand] of Object.entries(layouts)) {
    for (const who of ['visitor', 'player'] as const) {
      test(`${layout}: a ${who} finds a whole page at each (SPEC S2)`, async ({ page }) => {
        await setBrand(page, brand);
        await page.goto(who === 'player' ? '/?__scenario=verified' : '/');
        await isThere(page);
        for (const { address } of addresses) {
          await test.step(address, async () => {
            await page.goto(address);
            await isThere(page);
          });
        }
      });
    }
  }
});
