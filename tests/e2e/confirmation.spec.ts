import type { Page } from '@playwright/test';

import { balance, expect, PASSWORD, test, violations } from './support';

test.use({ provoked: [/status of (403|422)/] });

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Confirme que é você' });

/** Records the keys of the withdrawals that the page sends, with their statuses. */
function sentKeys(page: Page): [key: string | undefined, status: number][] {
  const sent: [string | undefined, number][] = [];
  page.on('response', (response) => {
    if (response.request().method() === 'POST' && response.url().endsWith('/api/withdrawals'))
      sent.push([response.request().headers()['idempotency-key'], response.status()]);
  });
  return sent;
}

for (const width of [360, 1440]) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 780 } });

    test('a withdrawal waits for the password, and is sent once, under its key (SPEC Q32)', async ({ page }) => {
      const sent = sentKeys(page);
      await page.goto('/user/wallet/withdraw?__scenario=confirm-access');
      await page.getByLabel('Valor do saque').fill('12000');
      await page.getByRole('button', { name: 'Sacar R$ 120,00' }).click();
      await expect(dialog(page)).toBeVisible();
      expect(await violations(page)).toEqual([]);

      await dialog(page).getByRole('button', { name: 'Agora não' }).click();
      await expect(page.getByText('Confirme que é você para continuar.')).toBeVisible();
      await expect(page.getByLabel('Valor do saque')).toHaveValue(/120,00/);
      await expect(balance(page)).toContainText('250,00');

      await page.getByRole('button', { name: 'Sacar R$ 120,00' }).click();
      await dialog(page).getByLabel('Sua senha', { exact: true }).fill('errada');
      await page.keyboard.press('Enter');
      await expect(dialog(page).getByText('Senha incorreta.')).toBeVisible();
      await dialog(page).getByLabel('Sua senha', { exact: true }).fill(PASSWORD);
      await page.keyboard.press('Enter');
      await expect(page.getByText(/Saque de R\$\s120,00 solicitado/)).toBeVisible();
      await expect(balance(page)).toContainText('130,00');
      expect(sent.map(([, status]) => status)).toEqual([403, 403, 201]);
      expect(sent[1]?.[0]).toBe(sent[2]?.[0]);
    });
  });
}

test('a new PIX key and a raised limit wait for the password too (SPEC Q32)', async ({ page }) => {
  await page.goto('/user/wallet/withdraw?__scenario=confirm-access');
  await page.getByRole('button', { name: /Cadastrar (outra )?chave/ }).click();
  await page.getByLabel('Tipo de chave').selectOption('email');
  await page.getByRole('button', { name: 'Salvar chave' }).click();
  await dialog(page).getByRole('button', { name: 'Agora não' }).click();
  await expect(page.getByText('Confirme que é você para continuar.')).toBeVisible();
  await page.getByRole('button', { name: 'Salvar chave' }).click();
  await dialog(page).getByLabel('Sua senha', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radio')).toHaveCount(2);

  await page.request.post('/__mock/clock', { data: { advance: 6 * 60_000 } });
  await page.goto('/user/protection');
  await page.getByRole('button', { name: 'Alterar o limite de depósitos por dia' }).click();
  await page.getByLabel('Valor do limite').fill('20000');
  await page.getByRole('button', { name: 'Salvar limite' }).click();
  await dialog(page).getByLabel('Sua senha', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByText(/200,00/).first()).toBeVisible();
});
