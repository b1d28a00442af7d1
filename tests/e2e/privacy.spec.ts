import { expect, test, violations } from './support';

test.use({ viewport: { width: 360, height: 740 } });

test('the log has what the player did, filtered in the address (SPEC Q3)', async ({ page }) => {
  await page.goto('/?__scenario=verified');
  await page.goto('/user/privacy');
  await page.getByRole('button', { name: 'Permitir: novidades e promoções' }).click();
  await expect(page.getByText('Você vai receber novidades e promoções.')).toBeVisible();
  await page.getByRole('link', { name: 'Atividade' }).click();
  const list = page.getByRole('list', { name: 'Atividade da conta' });
  await expect(list.getByRole('listitem').first()).toContainText('Novidades e promoções por e-mail e celular: permitidas.');
  expect(await violations(page)).toEqual([]);
  await page.getByLabel('Mostrar').selectOption('Entradas na conta');
  await expect(page).toHaveURL(/kind=login/);
  await expect(list.getByRole('listitem').first()).toContainText('Entrada na conta.');
  await expect(list.getByText('permitidas.')).toHaveCount(0);
});

test('the last access is on the page of password and sessions (SPEC Q3)', async ({ page }) => {
  await page.goto('/?__scenario=verified');
  await page.goto('/user/account/password');
  await expect(page.getByRole('heading', { name: 'Último acesso' })).toBeVisible();
  await expect(page.getByText('Este é o primeiro acesso registrado.')).toBeVisible();
  await page.getByRole('link', { name: 'Ver toda a atividade' }).click();
  await expect(page).toHaveURL(/\/user\/activity$/);
});

test.describe('the privacy centre', () => {
  test.use({ provoked: [/status of 422/] });

  test('gives a copy as a file and on a page, and takes a request for deletion with its protocol (SPEC Q4)', async ({ page }) => {
    await page.goto('/?__scenario=verified');
    await page.goto('/user/privacy');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Baixar meus dados (JSON)' }).click();
    expect((await download).suggestedFilename()).toMatch(/^meus-dados-\d{4}-\d\d-\d\d\.json$/);
    expect(await violations(page)).toEqual([]);

    await page.getByRole('button', { name: 'Pedir a exclusão' }).click();
    const form = page.getByRole('form', { name: 'Pedir a exclusão dos dados' });
    await form.getByLabel('Sua senha', { exact: true }).fill('errada-2026');
    await form.getByRole('button', { name: 'Enviar o pedido de exclusão' }).click();
    await expect(form.getByText('Senha incorreta.')).toBeVisible();
    await form.getByLabel('Sua senha', { exact: true }).fill('palpite2026');
    await form.getByRole('button', { name: 'Enviar o pedido de exclusão' }).click();
    await expect(page.getByText(/^\d{4}-000001$/)).toBeVisible();
    await expect(page.getByText('Recebido', { exact: true })).toBeVisible();

    await page.getByRole('link', { name: 'Ver, imprimir ou salvar em PDF' }).click();
    await expect(page.getByRole('heading', { name: 'Cadastro' })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Imprimir ou salvar em PDF' })).toBeHidden();
    await expect(page.getByText('Vera Prado')).toBeVisible();
  });
});
