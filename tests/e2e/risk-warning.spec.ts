import type { Locator } from '@playwright/test';

import { expect, expectLoaded, logIn, test, violations } from './support';

const WARNING = 'Apostar traz riscos de dependência, de transtornos do jogo patológico e de perda dos valores das apostas.';
const OF_MINISTRY = 'Ministério da Fazenda adverte: Apostar pode causar dependência.';

async function area(element: Locator): Promise<number> {
  const { width, height } = (await element.boundingBox()) ?? { width: 0, height: 0 };
  return width * height;
}

/**
 * Expects the sentence of the ministry on a promotion, in view, and at least a tenth of its size (SPEC Q40).
 *
 * @param parts parts of the promotion, one of which has the sentence
 */
async function expectWarned(...parts: readonly [Locator, ...Locator[]]): Promise<void> {
  const warning = parts[0].getByText(OF_MINISTRY);
  await expect(warning).toBeVisible();
  const cut = await warning.evaluate((element) => {
    const text = document.createRange();
    text.selectNodeContents(element);
    const [inner, outer] = [text.getBoundingClientRect(), element.parentElement?.getBoundingClientRect()];
    return outer === undefined || inner.left < outer.left || inner.right > outer.right || inner.bottom > outer.bottom;
  });
  expect(cut, 'a part of the sentence is out of sight').toBe(false);
  let whole = 0;
  for (const part of parts) whole += await area(part);
  expect(await area(warning)).toBeGreaterThanOrEqual(whole / 10);
}

for (const [width, height] of [
  [360, 740],
  [1440, 900],
] as const) {
  test(`at ${String(width)} px each access, the login, and the registration warn of the risks (SPEC Q11)`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    await expect(page.getByRole('note')).toContainText(WARNING);
    await page.getByRole('button', { name: 'Cadastrar' }).first().click();
    await expect(page.getByRole('dialog')).toContainText(WARNING);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.getByRole('banner').getByRole('link').first().click();
    await page.goto('/promotions');
    await expect(page.getByRole('note')).toContainText(WARNING);
    // The application must run: before that, the link loads a page, which is another access.
    await expectLoaded(page);
    await page.getByRole('banner').getByRole('link').first().click();
    await expect(page.getByRole('region', { name: 'Promoções' })).toBeVisible();
    await expect(page.getByRole('note')).toBeHidden();

    await logIn(page);
    await expect(page.getByRole('note')).toContainText(WARNING);
    await page.goto('/games/mines');
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await expect(page.getByRole('note')).toBeHidden();
  });

  test(`at ${String(width)} px each promotion has the sentence of the ministry on a tenth of it (SPEC Q40)`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    const onHome = page.getByRole('region', { name: 'Promoções' }).getByRole('link');
    await expect(onHome.first()).toBeVisible();
    for (const card of await onHome.all()) await expectWarned(card);
    await expect(page.getByRole('contentinfo').getByText(OF_MINISTRY)).toBeAttached();

    await page.goto('/promotions');
    const cards = page.getByRole('main').getByRole('listitem').filter({ hasText: '18+' });
    await expect(cards.first()).toBeVisible();
    for (const card of await cards.all()) await expectWarned(card);
    expect(await violations(page)).toEqual([]);
    await cards.first().getByRole('link').first().click();
    await expect(page.getByRole('main').getByRole('heading', { name: 'Regras' })).toBeVisible();
    const picture = page.getByRole('main').getByText(OF_MINISTRY).locator('..');
    await expectWarned(picture, page.getByRole('heading', { level: 1 }).locator('..'));
    expect(await violations(page)).toEqual([]);
  });
}

for (const [width, height] of [
  [360, 740],
  [1440, 900],
  [2560, 1440],
] as const) {
  test(`at ${String(width)} px the banner of a promotion has the sentence of the ministry on a tenth of it (SPEC Q40)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    // The first page has no banner.
    await page.getByRole('region', { name: 'Promoções' }).getByRole('link').first().click();
    await expect(page.getByRole('main').getByRole('heading', { name: 'Regras' })).toBeVisible();
    const banner = page.locator('[data-look]').filter({ has: page.getByRole('link', { name: 'Ver regras' }) });
    // The banner comes with the first page that is opened after its code has loaded.
    await expect(async () => {
      await page.getByRole('link', { name: 'Cassino', exact: true }).first().click();
      await page.getByRole('banner').getByRole('link').first().click();
      await expect(banner).toContainText('18+', { timeout: 2000 });
    }).toPass();
    await expectWarned(banner);
    expect(await violations(page)).toEqual([]);
  });
}

test('on a desktop the warning begins where the page begins, also a narrow one (SPEC Q11)', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const path of ['/', '/casino', '/promotions', '/termos-de-uso']) {
    await page.goto(path);
    const [warning, heading] = [page.getByRole('note'), page.getByRole('main').getByRole('heading', { level: 1 })];
    await expect(heading).toBeVisible();
    const left = async (element: Locator) => (await element.boundingBox())?.x;
    expect(await left(warning), path).toBe(await left(heading));
  }
});
