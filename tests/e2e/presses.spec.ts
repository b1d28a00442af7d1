import type { Locator } from '@playwright/test';

import { expect, logIn, test } from './support';

/** Counts the presses of a player. Typing is none. */
function createPresses() {
  let count = 0;
  return {
    on: async (control: Locator) => {
      await control.click();
      count += 1;
    },
    count: () => count,
  };
}

for (const [width, height] of [
  [360, 740],
  [1440, 900],
] as const)
  test.describe(`at ${String(width)} px a player on the home page`, () => {
    test.use({ viewport: { width, height } });
    test.beforeEach(async ({ page }) => {
      await page.goto('/');
      await logIn(page);
    });

    test('deposits with three presses', async ({ page }) => {
      const press = createPresses();
      const header = page.getByRole('banner');
      await press.on(header.getByText('Depositar').or(header.getByLabel('Depositar')).first());
      const dialog = page.getByRole('dialog', { name: 'Depositar' });
      await press.on(dialog.getByRole('button', { name: 'R$ 20,00' }));
      await press.on(dialog.getByRole('button', { name: 'Gerar código PIX' }));
      await expect(dialog.getByRole('button', { name: 'Copiar código PIX' })).toBeVisible();
      expect(press.count()).toBe(3);
    });
  });

for (const [width, name] of [
  [360, 'Buscar'],
  [1440, 'Buscar no site'],
] as const)
  test(`at ${String(width)} px a player on the home page searches with one press`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    await logIn(page);
    const press = createPresses();
    await press.on(page.getByRole('button', { name, exact: true }));
    await expect(page.getByRole('combobox', { name: 'Buscar no site' })).toBeFocused();
    expect(press.count()).toBe(1);
  });
