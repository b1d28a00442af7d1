import type { Page } from '@playwright/test';

import { plugInAuthenticator } from './authenticator';
import { balance, expect, PASSWORD, test, violations } from './support';

/** Removes the offer in the account field, which the authenticator would otherwise answer before the button is pressed. */
async function offerNothingInFields(page: Page): Promise<void> {
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
  });
}

async function createPasskey(page: Page): Promise<void> {
  const card = page.getByRole('region', { name: 'Chaves de acesso' });
  await card.getByRole('button', { name: 'Criar chave de acesso' }).click();
  await card.getByLabel('Sua senha', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(card.getByRole('listitem')).toHaveCount(1);
}

for (const width of [360, 1440]) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 780 } });

    test('a passkey is registered, logs in, is renamed and removed (SPEC Q31)', async ({ page }) => {
      await offerNothingInFields(page);
      await page.goto('/user/account/password?__player=usr_1');
      await plugInAuthenticator(page);
      await createPasskey(page);
      expect(await violations(page, 'main')).toEqual([]);

      await page.goto('/?__player=none');
      await page.getByRole('button', { name: 'Entrar' }).first().click();
      await page.getByRole('dialog', { name: 'Entrar' }).getByRole('button', { name: 'Usar chave de acesso' }).click();
      await expect(balance(page)).toContainText('1.250,00');

      await page.goto('/user/account/password');
      const card = page.getByRole('region', { name: 'Chaves de acesso' });
      await expect(card.getByText(/Usada em/)).toBeVisible();
      await card.getByRole('button', { name: 'Renomear Chave de acesso' }).click();
      await card.getByLabel('Nome', { exact: true }).fill('Celular');
      await page.keyboard.press('Enter');
      await card.getByRole('button', { name: 'Remover Celular' }).click();
      await card.getByRole('button', { name: 'Remover', exact: true }).click();
      await expect(card.getByRole('listitem')).toHaveCount(0);
    });
  });
}

test('the account field offers the passkey, and no press on a button is needed (SPEC Q31)', async ({ page }) => {
  await page.goto('/user/account/password?__player=usr_1');
  await plugInAuthenticator(page);
  await createPasskey(page);
  await page.goto('/?__player=none');
  await page.getByRole('button', { name: 'Entrar' }).first().click();
  await expect(balance(page)).toContainText('1.250,00');
});

test('a device without a passkey says what to do, and the password still works (SPEC Q31)', async ({ page }) => {
  await offerNothingInFields(page);
  await page.goto('/');
  await plugInAuthenticator(page);
  await page.getByRole('button', { name: 'Entrar' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Entrar' });
  await dialog.getByRole('button', { name: 'Usar chave de acesso' }).click();
  await expect(dialog.getByText('A chave de acesso não foi usada. Tente de novo ou use a senha.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Entrar', exact: true })).toBeVisible();
});
