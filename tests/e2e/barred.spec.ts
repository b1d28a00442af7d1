import { ana, expect, logIn, test, violations } from './support';

for (const width of [360, 1440]) {
  test(`at ${String(width)} px a player in a register of the state reads why, withdraws, and is offered nothing (SPEC Q14)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/?__scenario=barred-benefit');
    const status = page.getByRole('region', { name: 'Situação da conta' });
    await expect(status).toContainText('quem recebe o Bolsa Família ou o BPC não pode apostar');
    await expect(status).toContainText(/Cancelamos as suas apostas em aberto e devolvemos R\$\s10,00 ao seu saldo\./);
    await expect(status).toContainText('O seu dinheiro continua seu');
    await expect(page.getByRole('region', { name: 'Promoções' })).toBeHidden();
    await expect(page.getByRole('banner').getByText('Depositar')).toBeHidden();
    expect(await violations(page)).toEqual([]);
    await status.getByRole('link', { name: 'Sacar meu saldo' }).click();
    await expect(page.getByText(/Depois devolvemos o que restar para uma conta no seu CPF/)).toBeVisible();
    await page.goto('/promotions');
    await expect(status).toBeVisible();
  });
}

test('a player in a programme that renegotiates debts reads why, and is offered nothing (SPEC Q14)', async ({ page }) => {
  await page.goto('/?__scenario=barred-debt');
  const status = page.getByRole('region', { name: 'Situação da conta' });
  await expect(status).toContainText('quem renegociou dívidas no Novo Desenrola Brasil ou no Fies não pode apostar');
  await expect(page.getByRole('region', { name: 'Promoções' })).toBeHidden();
  await status.getByRole('link', { name: 'Sacar meu saldo' }).click();
  await expect(page.getByText(/Depois devolvemos o que restar para uma conta no seu CPF/)).toBeVisible();
});

test.describe('a closed account', () => {
  test.use({ provoked: [/the server responded with a status of 403/] });

  test('says at the login when and why it was closed, and that the balance was returned (SPEC Q14)', async ({ page }) => {
    await page.request.post('/__mock/barred', { data: { playerId: 'usr_1', reason: 'central_exclusion' } });
    await page.request.post('/__mock/clock', { data: { advance: 3 * 24 * 3_600_000 } });
    await page.goto('/login');
    const dialog = page.getByRole('dialog', { name: 'Entrar' });
    await dialog.getByLabel('CPF ou e-mail').fill('ana@exemplo.invalid');
    await dialog.getByLabel('Senha', { exact: true }).fill('palpite2026');
    await dialog.getByRole('button', { name: 'Entrar' }).click();
    await expect(dialog.getByText(/Esta conta foi encerrada em .* O saldo foi devolvido\./)).toBeVisible();
  });
});

test('a player who is listed while they play is told at once (SPEC Q14)', async ({ page }) => {
  await page.goto('/');
  await logIn(page);
  // The events are repeated until the page has its channel.
  await expect(async () => {
    for (const reason of [null, 'central_exclusion']) await page.request.post('/__mock/barred', { data: { playerId: ana.id, reason } });
    await expect(page.getByRole('region', { name: 'Situação da conta' })).toContainText('autoexclusão centralizada', { timeout: 2000 });
  }).toPass();
});

for (const width of [360, 1440]) {
  test(`at ${String(width)} px nothing is advertised to a player at risk, and the games stay open (SPEC Q39)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/promotions?__scenario=at-risk');
    await expect(page.getByText('Não mostramos promoções nesta conta')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.goto('/');
    await expect(page.getByRole('region', { name: 'Promoções' })).toHaveCount(0);
    await expect(page.getByRole('navigation').getByRole('link', { name: 'Promoções' })).toHaveCount(0);
    await page.goto('/casino');
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page.getByText('Não mostramos promoções nesta conta')).toHaveCount(0);
  });
}
