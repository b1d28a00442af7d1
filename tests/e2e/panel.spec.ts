import { balance, expect, logIn, test } from './support';

const dock = { name: /^Stand-in panel/ };
const panel = { name: /stand-in/i };

test.describe('the developer’s panel', () => {
  // The development server transforms the modules of a visit and of a login first.

  test('opens by keyboard, begins a scenario, and gives the focus back', { tag: '@full' }, async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('button', dock)).toBeVisible();
    await page.keyboard.press('Alt+Shift+D');
    const sheet = page.getByRole('dialog', panel);
    await expect(sheet).toBeVisible();
    await sheet.getByLabel('For the next visit').selectOption('excluded');
    await sheet.getByRole('button', { name: /^New visit/ }).click();
    await expect(balance(page)).toContainText('80,00');
    await expect(sheet).toBeVisible();
    await sheet.getByRole('tab', { name: 'World' }).press('Escape');
    await expect(sheet).toBeHidden();
    await expect(page.getByRole('button', dock)).toBeFocused();
  });

  test('pays a deposit, and the balance updates in real time', { tag: '@full' }, async ({ page }) => {
    await page.goto('/');
    await logIn(page);
    await page.evaluate(async () => {
      const token = /__Host-access_token=([^;]+)/.exec(document.cookie)?.[1] ?? '';
      const headers = { Authorization: `Bearer ${decodeURIComponent(token)}`, 'Content-Type': 'application/json' };
      await fetch('/api/deposits', { method: 'POST', headers, body: JSON.stringify({ amount: 5000, method: 'pix' }) });
    });
    await page.getByRole('button', dock).click();
    const sheet = page.getByRole('dialog', panel);
    await sheet.getByRole('tab', { name: 'Money' }).click();
    await sheet
      .getByRole('button', { name: /^Pay(?!.*another)/ })
      .first()
      .click();
    await expect(balance(page)).toContainText('1.300,00');
  });
});
