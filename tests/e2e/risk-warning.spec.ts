import { expect, logIn, test, violations } from './support';

const WARNING = 'Apostar traz riscos de dependência, de transtornos do jogo patológico e de perda dos valores das apostas.';

for (const [width, height] of [
  [360, 740],
  [1440, 900],
] as const) {
  test(`at ${String(width)} px each access, the login, the registration and each promotion warn of the risks (SPEC Q11)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    await expect(page.getByRole('note')).toContainText(WARNING);
    const promotions = page.getByRole('region', { name: 'Promoções' });
    await expect(promotions).toBeVisible();
    // Not twice on one screen.
    await expect(promotions.getByText(WARNING)).toBeHidden();
    await page.getByRole('button', { name: 'Cadastrar' }).first().click();
    await expect(page.getByRole('dialog')).toContainText(WARNING);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();

    await page.goto('/promotions');
    const cards = page.getByRole('main').getByRole('listitem').filter({ hasText: '18+' });
    await expect(cards.first()).toBeVisible();
    for (const card of await cards.all()) await expect(card).toContainText(WARNING);
    await cards.first().getByRole('link').first().click();
    await expect(page.getByRole('main')).toContainText(WARNING);
    await expect(page.getByRole('note')).toBeHidden();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('banner').getByRole('link').first().click();
    await expect(promotions.getByText(WARNING)).toBeVisible();
    await expect(page.getByRole('note')).toBeHidden();

    await logIn(page);
    await expect(page.getByRole('note')).toContainText(WARNING);
    await page.goto('/games/mines');
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await expect(page.getByRole('note')).toBeHidden();
  });
}
