import type { Page } from '@playwright/test';

import { pages } from '@/app/pages';

import { expect, test, wear } from './support';

/** A brand of each layout. */
const layouts = { default: 'mare', blaze: 'brasa', orange: 'pomar' } as const;

/** What stands in the address of a page for its parameters. */
const examples: Readonly<Record<string, string>> = {
  '/ref/:id': '/ref/ANA2026',
  '/play/:id': '/play/1001',
  '/casino/:categoryName': '/casino/roleta',
  '/providers/:id': '/providers/7',
  '/promotions/:id': '/promotions/33',
  '/:regulation': '/termos-de-uso',
  '/sports/*': '/sports/futebol/serie-ouro',
  '/sports/esports/*': '/sports/esports/cs',
  '/altenar-sports/*': '/altenar-sports/futebol',
  '/sport/*': '/sport/futebol',
  '*': '/nada/disso',
};

/** A page that is nobody's, or a dialog where the page is only for players. */
async function isThere(page: Page): Promise<void> {
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  await expect(heading.or(page.getByRole('dialog')).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('alert').filter({ hasText: 'Não foi possível' })).toHaveCount(0);
  expect((await page.getByRole('main').innerText()).trim()).not.toBe('');
}

// That there is no uncaught error, no console error and no breach of the policy or the contract, `test` itself sees to.
test.describe('every route', () => {
  test.use({ viewport: { width: 360, height: 740 } });
  for (const [layout, brand] of Object.entries(layouts)) {
    for (const who of ['visitor', 'player'] as const) {
      test(`${layout}: a ${who} finds a whole page at each`, async ({ page }) => {
        test.setTimeout(240_000);
        await wear(page, brand);
        await page.goto(who === 'player' ? '/?__scenario=verified' : '/');
        await isThere(page);
        for (const { path } of pages) {
          const address = examples[path] ?? path;
          expect(address, 'an example for each parameter').not.toMatch(/[:*]/);
          await test.step(address, async () => {
            await page.goto(address);
            await isThere(page);
          });
        }
      });
    }
  }
});
