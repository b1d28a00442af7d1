import type { Page } from '@playwright/test';

import { ana, expect, logIn, test, violations } from './support';

const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Avisos/ });
const centre = (page: Page) => page.getByRole('dialog', { name: 'Avisos' });

/** Pays a withdrawal. The stand-in sends a notice with its event. */
async function payWithdrawal(page: Page): Promise<void> {
  const answer = await page.request.post('/__mock/events', {
    data: { name: 'WithdrawUpdateEvent', subject: ana.id, payload: { id: 'wdr_1', status: 'paid', amount: 12_000 } },
  });
  expect(answer.ok()).toBe(true);
}

for (const width of [360, 1440]) {
  test.describe(`at ${String(width)} px`, () => {
    test.use({ viewport: { width, height: 780 } });

    test('a notice is read with two presses, and all of them with two', async ({ page }) => {
      await page.goto('/');
      await logIn(page);
      await expect(bell(page)).toHaveAccessibleName('Avisos, 1 não lido');
      await bell(page).click();
      await expect(centre(page).getByRole('heading', { name: 'Hoje' })).toBeVisible();
      expect(await violations(page, 'dialog[open]')).toEqual([]);
      await centre(page).getByRole('button', { name: 'Marcar todos como lidos' }).click();
      await expect(centre(page).getByText('Todos os avisos estão lidos.')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(centre(page)).toBeHidden();
      await expect(bell(page)).toHaveAccessibleName('Avisos');
      await expect(bell(page)).toBeFocused();
    });

    test('a new notice counts in real time, and leads to its page', async ({ page }) => {
      await page.goto('/');
      await logIn(page);
      await expect(bell(page)).toHaveAccessibleName('Avisos, 1 não lido');
      await payWithdrawal(page);
      await expect(bell(page)).toHaveAccessibleName('Avisos, 2 não lidos');
      await bell(page).click();
      await centre(page).getByRole('button', { name: 'Saques' }).click();
      await centre(page)
        .getByRole('link', { name: /Não lido: Saque enviado/ })
        .click();
      await expect(page).toHaveURL(/\/user\/withdraw$/);
      await expect(bell(page)).toHaveAccessibleName('Avisos, 1 não lido');
    });
  });
}

test('at 320 px the player menu opens the notices', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/');
  await logIn(page);
  await expect(bell(page)).toBeHidden();
  await page.getByRole('button', { name: 'Sua conta' }).click();
  await page.getByRole('button', { name: 'Avisos, 1 não lido' }).click();
  await expect(centre(page)).toBeVisible();
});

test('a type that is turned off sends no notice', async ({ page }) => {
  await page.goto('/');
  await logIn(page);
  await bell(page).click();
  await centre(page).getByRole('button', { name: 'Escolher avisos' }).click();
  const settings = page.getByRole('dialog', { name: 'Quais avisos receber' });
  const withdrawals = settings.getByRole('checkbox', { name: /^Saques/ });
  await expect(withdrawals).toBeChecked();
  await withdrawals.click();
  await expect(withdrawals).not.toBeChecked();
  await settings.getByRole('button', { name: 'Voltar aos avisos' }).click();
  await payWithdrawal(page);
  await expect(centre(page).getByText('Saque enviado')).toHaveCount(1);
});
