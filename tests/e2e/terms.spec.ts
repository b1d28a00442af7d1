import { expect, test, violations } from './support';

test.use({ viewport: { width: 360, height: 740 } });

test('a changed version of the terms closes deposits and play until it is accepted, and leaves the withdrawal open (SPEC Q2)', async ({
  page,
}) => {
  await page.goto('/?__scenario=terms-changed');
  const dialog = page.getByRole('dialog', { name: 'Os termos de uso mudaram' });
  await expect(dialog.getByRole('heading', { name: 'O que mudou' })).toBeVisible();
  await expect(dialog.getByRole('listitem').first()).toContainText('Depósitos e saques');
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Agora não' }).click();
  await expect(dialog).toBeHidden();

  await page.goto('/user/wallet/withdraw');
  await expect(page.getByRole('heading', { name: 'Sacar por PIX' })).toBeVisible();
  await page.goto('/user/wallet/deposit');
  await expect(page.getByText('Os termos de uso mudaram', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Ver o que mudou' }).click();

  await expect(page).toHaveURL(/\/user\/terms$/);
  const list = page.getByRole('list', { name: 'Versões que você aceitou' });
  await expect(list.getByRole('listitem')).toHaveCount(1);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Li e aceito a versão 2.4' }).click();
  await expect(page.getByText('Você já aceitou esta versão.')).toBeVisible();
  await expect(list.getByRole('listitem')).toHaveCount(2);

  await list.getByRole('link', { name: 'Ler o texto da versão 2.3' }).click();
  await expect(page.getByText('Versão 2.3, em vigor desde')).toBeVisible();
  await page.goto('/user/wallet/deposit');
  await expect(page.getByRole('button', { name: /Gerar|Continuar|Depositar/ }).first()).toBeVisible();
});

test('the dialog is shown once a visit, and accepting it there opens the account (SPEC Q2)', async ({ page }) => {
  await page.goto('/?__scenario=terms-changed');
  const dialog = page.getByRole('dialog', { name: 'Os termos de uso mudaram' });
  await dialog.getByRole('button', { name: 'Agora não' }).click();
  await page.goto('/user/wallet');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.goto('/user/terms');
  await page.getByRole('button', { name: 'Li e aceito a versão 2.4' }).click();
  await expect(page.getByText('Você aceitou os termos de uso, versão 2.4.')).toBeVisible();
});
