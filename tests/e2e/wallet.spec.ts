import type { Page } from '@playwright/test';

import { atBothWidths, balance, changeBalance, expect, logIn, PASSWORD, sidewaysOverflow, test, violations } from './support';

test.use({ viewport: { width: 360, height: 740 } });

async function control(page: Page, path: string, data: object = {}): Promise<void> {
  const answer = await page.request.post(`/__mock${path}`, { data });
  expect(answer.ok()).toBe(true);
}

async function fault(page: Page, data: object): Promise<void> {
  expect((await page.request.put('/__mock/faults', { data })).ok()).toBe(true);
}

async function newest(page: Page, what: 'deposits' | 'withdrawals'): Promise<string> {
  const { data } = await (await page.request.get(`/__mock/${what}`)).json();
  return data[0].id;
}

async function count(page: Page, what: 'deposits' | 'withdrawals'): Promise<number> {
  const { data } = await (await page.request.get(`/__mock/${what}`)).json();
  return data.length;
}

async function isSound(page: Page): Promise<void> {
  expect(await violations(page)).toEqual([]);
  const overflow = await sidewaysOverflow(page);
  expect(overflow).toBeLessThanOrEqual(0);
}

async function ana(page: Page, path: string): Promise<void> {
  await page.goto('/');
  await logIn(page);
  await page.goto(path);
}

const waiting = (page: Page) => page.getByText('Aguardando o pagamento');

test('a deposit takes three taps and PIX alone; its code survives a reload, and its result arrives in real time (SPEC B12)', async ({
  page,
}) => {
  await ana(page, '/casino');
  await page.getByRole('banner').getByText('Depositar').or(page.getByRole('banner').getByLabel('Depositar')).first().click();
  const dialog = page.getByRole('dialog', { name: 'Depositar' });
  await expect(dialog.getByText(/cartão|boleto|cripto|TED|dinheiro em espécie/i)).toHaveCount(0);
  await dialog.getByRole('button', { name: 'R$ 20,00' }).click();
  await isSound(page);
  await dialog.getByRole('button', { name: 'Gerar código PIX' }).click();
  await expect(dialog.getByRole('img', { name: /QR code/ })).toBeVisible();
  await expect(dialog.getByLabel('PIX copia e cola')).toHaveValue(/^000201.*6304[0-9A-F]{4}$/);
  await isSound(page);

  await page.goto('/user/wallet/deposit');
  await expect(waiting(page)).toBeVisible();
  await page.reload();
  await expect(waiting(page)).toBeVisible();
  await control(page, `/deposits/${await newest(page, 'deposits')}/pay`);
  await expect(page.getByText('Depósito aprovado', { exact: true })).toBeVisible();
  await expect(balance(page)).toContainText('1.270,00');
  await isSound(page);
  expect(await count(page, 'deposits')).toBe(1);
});

atBothWidths(() => {
  test.describe('with the connection lost for a while', () => {
    test.use({ provoked: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket/] });

    test('the modal and its input are restored after the reload (SPEC S8)', async ({ page, context }) => {
      await ana(page, '/casino');
      await page.getByRole('banner').getByText('Depositar').or(page.getByRole('banner').getByLabel('Depositar')).first().click();
      const dialog = page.getByRole('dialog', { name: 'Depositar' });
      await dialog.getByLabel('Valor do depósito').fill('3500');
      await dialog.getByRole('button', { name: 'Tenho um cupom' }).click();
      await dialog.getByRole('textbox', { name: 'Cupom' }).fill('PRIMEIRO');
      await context.setOffline(true);
      await expect(page.getByText('Parece que você perdeu sua conexão com a internet!')).toBeVisible();
      const loaded = page.waitForEvent('load');
      await context.setOffline(false);
      await loaded;
      await expect(dialog.getByLabel('Valor do depósito')).toHaveValue('35,00');
      await expect(dialog.getByRole('textbox', { name: 'Cupom' })).toHaveValue('PRIMEIRO');
      await expect(page).toHaveURL('/casino');
      expect(await count(page, 'deposits')).toBe(0);
    });
  });
});

test('a code that ran out is followed by a new one, and one paid late is credited', async ({ page }) => {
  await ana(page, '/user/wallet/deposit');
  await page.getByRole('button', { name: 'R$ 10,00' }).click();
  await page.getByRole('button', { name: 'Gerar código PIX' }).click();
  await expect(waiting(page)).toBeVisible();
  const first = await newest(page, 'deposits');
  await control(page, `/deposits/${first}/expire`);
  await expect(page.getByText('O código expirou')).toBeVisible();
  await isSound(page);
  await page.getByRole('button', { name: 'Novo código de R$ 10,00' }).click();
  await expect(waiting(page)).toBeVisible();
  const second = await newest(page, 'deposits');
  expect(second).not.toBe(first);
  await control(page, `/deposits/${second}/expire`);
  await expect(page.getByText('O código expirou')).toBeVisible();
  await control(page, `/deposits/${second}/pay`);
  await expect(page.getByText('O pagamento chegou depois do prazo')).toBeVisible();
});

test.describe('a PIX that is paid while the phone is offline', () => {
  test.use({ provoked: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket/] });

  for (const [end, said] of [
    ['pay', 'O valor já está no seu saldo.'],
    ['expire', 'O código expirou'],
  ] as const) {
    test(`the page says after its reload what became of the code: ${end}`, async ({ page, context }) => {
      await ana(page, '/user/wallet/deposit');
      await page.getByRole('button', { name: 'R$ 20,00' }).click();
      await page.getByRole('button', { name: 'Gerar código PIX' }).click();
      await expect(waiting(page)).toBeVisible();
      await context.setOffline(true);
      await expect(page.getByText('Parece que você perdeu sua conexão com a internet!')).toBeVisible();
      await control(page, `/deposits/${await newest(page, 'deposits')}/${end}`);
      const loaded = page.waitForEvent('load');
      await context.setOffline(false);
      await loaded;
      await expect(page.getByText(said)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Gerar código PIX' })).toBeHidden();
      expect(await count(page, 'deposits')).toBe(1);
      if (end === 'pay') await expect(balance(page)).toContainText('1.270,00');
      await page.getByRole('button', { name: end === 'pay' ? 'Depositar outro valor' : 'Outro valor' }).click();
      await page.reload();
      await expect(page.getByRole('button', { name: 'Gerar código PIX' })).toBeVisible();
    });
  }
});

test.describe('with a lost answer', () => {
  test.use({ provoked: [/ERR_EMPTY_RESPONSE|status of 50[02]/] });

  test('the result is unknown, then found, and nothing is sent twice', async ({ page }) => {
    await ana(page, '/user/wallet/deposit');
    await page.getByRole('button', { name: 'R$ 30,00' }).click();
    await fault(page, { operation: 'createDeposit', lost: true, times: 1 });
    // The route waits until the state of the lookup is visible.
    await page.route('**/api/transactions?*', async (route) => {
      if (route.request().url().includes('per_page=20') && (await count(page, 'deposits')) > 0) {
        await expect(page.getByText('Resultado desconhecido, verificando…')).toBeVisible();
        await isSound(page);
      }
      await route.continue();
    });
    await page.getByRole('button', { name: 'Gerar código PIX' }).dblclick();
    await expect(waiting(page)).toBeVisible();
    await page.unrouteAll({ behavior: 'wait' });
    expect(await count(page, 'deposits')).toBe(1);
  });
});

test('a limit says its rule and its amount before anything is sent', async ({ page }) => {
  const login = { email: 'ana@exemplo.invalid', login: 'ana@exemplo.invalid', password: PASSWORD };
  const { access_token: token } = await (await page.request.post('/api/auth/login', { data: login })).json();
  const limited = await page.request.put('/api/protection/limits', {
    headers: { Authorization: `Bearer ${token}` },
    data: { type: 'deposit', period: 'day', amount: 2500 },
  });
  expect(limited.ok()).toBe(true);
  await ana(page, '/user/wallet/deposit');
  await page.getByRole('button', { name: 'R$ 30,00' }).click();
  await expect(page.getByText('Seu limite de depósito é R$ 25,00 por dia: você ainda pode depositar R$ 25,00.')).toBeVisible();
  await isSound(page);
  await page.getByRole('button', { name: 'R$ 20,00' }).click();
  await page.getByRole('button', { name: 'Gerar código PIX' }).click();
  await expect(waiting(page)).toBeVisible();
  // The code may still be paid: it counts, as for the server.
  await page.getByRole('button', { name: 'Depositar outro valor' }).click();
  await expect(
    page.getByText(/Você ainda pode depositar R\$\s5,00, descontados R\$\s20,00 em códigos que ainda podem ser pagos\./),
  ).toBeVisible();
  await page.getByRole('button', { name: 'R$ 10,00' }).click();
  await expect(page.getByRole('button', { name: 'Gerar código PIX' })).toHaveAccessibleDescription(/você ainda pode depositar R\$\s5,00/);
  await isSound(page);
});

for (const [scenario, title] of [
  ['suspended', 'Conta em pausa'],
  ['excluded', 'Sua conta está em autoexclusão'],
] as const) {
  test(`a player who is ${scenario} cannot deposit and can withdraw`, async ({ page }) => {
    await page.goto(`/?__scenario=${scenario}`);
    await page.goto('/user/wallet/deposit');
    await expect(page.getByText(title, { exact: true })).toBeVisible();
    await isSound(page);
    await page.getByRole('link', { name: 'Ir para os saques' }).click();
    await expect(page.getByRole('heading', { name: 'Sacar por PIX' })).toBeVisible();
  });
}

test.describe('not verified', () => {
  test.use({ provoked: [/status of 403/] });

  test('a rejected deposit names the missing step, with a link to it', async ({ page }) => {
    await page.goto('/?__scenario=pending-kyc');
    // The check is offered once per visit (SPEC W1).
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.goto('/user/wallet/deposit');
    await page.getByRole('button', { name: 'R$ 10,00' }).click();
    await page.getByRole('button', { name: 'Gerar código PIX' }).click();
    await expect(page.getByText('Conclua a verificação da sua identidade para depositar.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Ver o que falta' })).toBeVisible();
  });
});

test('a withdrawal to the own CPF: until when, its steps, and taken back (SPEC B12, D22)', async ({ page }) => {
  await ana(page, '/user/wallet/withdraw');
  await expect(page.getByRole('button', { name: 'Sacar', exact: true })).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: 'Cadastrar chave' }).click();
  await expect(page.getByLabel('Chave', { exact: true })).toHaveValue('529.982.247-25');
  await page.getByRole('button', { name: 'Salvar chave' }).click();
  await expect(page.getByRole('radio', { name: /982\.247/ })).toBeChecked();
  await page.getByLabel('Valor do saque').fill('500001');
  await expect(page.getByText('O saque máximo é R$ 5.000,00 por pedido.')).toBeVisible();
  await page.getByLabel('Valor do saque').fill('12000');
  await isSound(page);
  await page.getByRole('button', { name: 'Sacar R$ 120,00' }).dblclick();
  await expect(page.getByText(/Saque de R\$\s120,00 solicitado\. Cai na chave .* até \d\d:\d\d\./)).toBeVisible();
  await expect(balance(page)).toContainText('1.130,00');
  expect(await count(page, 'withdrawals')).toBe(1);

  const steps = page.getByRole('list', { name: 'Andamento do saque' });
  await expect(steps.getByRole('listitem').last()).toContainText(/Pago\s*até \d\d:\d\d/);
  await isSound(page);
  await page.getByRole('button', { name: 'Cancelar saque' }).click();
  await page.getByRole('button', { name: 'Cancelar saque' }).click();
  await expect(page.getByText('Cancelado').first()).toBeVisible();
  await expect(page.getByText(/Cai na chave/)).toHaveCount(0);
  await expect(balance(page)).toContainText('1.250,00');
});

test('the status of a withdrawal updates in real time', async ({ page }) => {
  await ana(page, '/user/withdraw');
  await page.getByRole('button', { name: 'Cadastrar chave' }).click();
  await page.getByRole('button', { name: 'Salvar chave' }).click();
  await page.getByLabel('Valor do saque').fill('5000');
  await page.getByRole('button', { name: 'Sacar R$ 50,00' }).click();
  await expect(page.getByText('Pendente', { exact: true }).first()).toBeVisible();
  const id = await newest(page, 'withdrawals');
  await control(page, `/withdrawals/${id}/move`, { to: 'processing' });
  await expect(page.getByText('Enviando').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancelar saque' })).toHaveCount(0);
  await control(page, `/withdrawals/${id}/move`, { to: 'rejected', reason: 'A chave não aceita transferências.' });
  await expect(page.getByText('A chave não aceita transferências.')).toBeVisible();
});

test('the four sums add up to the whole, and to what the header shows', async ({ page }) => {
  await ana(page, '/user/wallet');
  const main = page.getByRole('main');
  await expect(main.getByText('Disponível para saque')).toBeVisible();
  const cents = (text: string) => Number(text.replaceAll(/\D/g, ''));
  const parts = await main.locator('dl').first().locator('dd:nth-of-type(1)').allInnerTexts();
  expect(parts).toHaveLength(4);
  const total = await main.getByText('Total na carteira').locator('xpath=following-sibling::p').innerText();
  expect(parts.reduce((sum, part) => sum + cents(part), 0)).toBe(cents(total));

  await balance(page).click();
  const header = async (name: string) =>
    cents(await page.getByRole('banner').getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd').innerText());
  const [withdrawable = 0, locked = 0, bonus = 0, pending = 0] = parts.map(cents);
  expect(withdrawable + locked).toBe(await header('Saldo real'));
  expect(bonus).toBe(await header('Bônus'));
  expect(cents(total) - pending).toBe(await header('Total'));
});

test('transactions are filtered in the address, paged, opened and saved (SPEC G7)', async ({ page }) => {
  await ana(page, '/user/transaction');
  await changeBalance(page, 'usr_1', 500);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Hoje' })).toBeVisible();
  await page.locator('summary').first().click();
  await expect(page.getByText('Saldo depois').first()).toBeVisible();
  await isSound(page);
  await page.getByRole('link', { name: 'Próxima página' }).click();
  await expect(page).toHaveURL(/page=2/);
  await page.getByLabel('Origem').selectOption('Deposit');
  await expect(page).toHaveURL(/\?source=Deposit$/);
  await expect(page.getByText('2 transações')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Baixar CSV' }).click();
  expect((await download).suggestedFilename()).toBe('transacoes.csv');
  await page.getByLabel('Situação').selectOption({ label: 'Recusado' });
  await expect(page.getByText('Nada com estes filtros')).toBeVisible();
  await isSound(page);
  await page.getByRole('button', { name: 'Limpar filtros' }).click();
  await expect(page).toHaveURL(/transaction$/);
  await page.goto('/user/transaction?source=Deposit&page=99');
  await expect(page).toHaveURL(/\?source=Deposit&page=1$/);
  await expect(page.getByText('2 transações')).toBeVisible();
});

test('the statement has a chart and figures, and its grouping is in the URL', async ({ page }) => {
  await ana(page, '/user/wallet');
  await expect(page.getByRole('img', { name: /Resultado das apostas de/ })).toBeVisible();
  await page.getByRole('link', { name: 'Semana' }).click();
  await expect(page).toHaveURL(/group=week/);
  await page.getByText('Ver em números').click();
  const figures = page.getByRole('table', { name: 'Extrato em números' }).getByRole('row').nth(1);
  await expect(figures).toBeVisible();
  await page.getByRole('link', { name: 'Ano', exact: true }).click();
  await expect(page).toHaveURL(/group=year/);
  await expect(figures).toContainText(/^\d{4}/);
  await isSound(page);
});
