import { expect, test, violations } from './support';

for (const [width, height] of [
  [360, 740],
  [1440, 900],
] as const)
  test.describe(`at ${String(width)} px`, () => {
    test.use({ viewport: { width, height } });

    test('active filters are chips with counts, removed one by one (SPEC S26)', async ({ page }) => {
      await page.goto('/casino?filter=provider-7,rtp-95');
      const chips = page.getByRole('group', { name: 'Filtros ativos' }).getByRole('button', { name: /^Remover filtro/ });
      await expect(chips).toHaveCount(2);
      await expect(chips.first()).toHaveAccessibleName(/ \d+ jogos$/);
      expect(await violations(page, '[aria-label="Filtros ativos"]')).toEqual([]);
      await chips.first().click();
      await expect(page).toHaveURL(/\?filter=rtp-95$/);
      await chips.first().click();
      await expect(page).toHaveURL(/\/casino$/);
      await expect(chips).toHaveCount(0);
    });
  });
