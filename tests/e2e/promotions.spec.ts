import { expect, logIn, test, violations } from './support';

for (const [width, height] of [
  [360, 740],
  [1440, 900],
] as const)
  test(`a player opts in on the card, and reads state and rules, at ${String(width)} px (SPEC B21)`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    await logIn(page);
    await page.goto('/promotions');
    const card = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: /^Missão do cassino/ }) });
    await card.getByRole('button', { name: 'Participar' }).click();
    await expect(card.getByText('Você participa')).toBeVisible();
    await expect(card.getByText(/Faltam R\$\s100,00 em apostas\./)).toBeVisible();
    expect(await violations(page, 'main')).toEqual([]);
    await card.getByRole('button', { name: 'Regras: Missão do cassino' }).click();
    const rules = page.getByRole('dialog', { name: 'Regras: Missão do cassino' });
    await expect(rules.getByText(/Somente para maiores de 18 anos/)).toBeVisible();
    await page.goBack();
    await expect(rules).toHaveCount(0);
    await expect(page).toHaveURL(/\/promotions$/);
    await page.reload();
    await expect(card.getByText('Você participa')).toBeVisible();
  });

test('promotions that are images alone are shown without a link, a title and an opt-in (SPEC E11)', async ({ page }) => {
  await page.route('**/v2/promotions', (route) => route.fulfill({ json: [{ image: 'promotions/31.webp' }] }));
  await page.goto('/');
  await logIn(page);
  await page.goto('/promotions');
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: '18+' });
  await expect(card).toHaveCount(1);
  await expect(card.locator('img')).toHaveAttribute('src', /\/storage\/promotions\/31\.webp/);
  await expect(card.getByRole('link')).toHaveCount(0);
  await expect(card.getByRole('button')).toHaveCount(0);
  expect(await violations(page, 'main')).toEqual([]);
});
