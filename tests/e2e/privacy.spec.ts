import { readFile } from 'node:fs/promises';

import type { Page } from '@playwright/test';

import { ana, expect, PASSWORD, test, violations } from './support';

/** Returns the headers of another client of the same API, which logs in. */
async function headersOf(page: Page, login: string): Promise<{ Authorization: string }> {
  const answer = await page.request.post('/api/auth/login', { data: { email: login, login, password: PASSWORD } });
  return { Authorization: `Bearer ${String((await answer.json()).access_token)}` };
}

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
  await page.getByLabel('Mostrar').selectOption('Acessos à conta');
  await expect(page).toHaveURL(/kind=login/);
  await expect(list.getByRole('listitem').first()).toContainText('Acesso à conta.');
  await expect(list.getByText('permitidas.')).toHaveCount(0);
});

test('an excluded player reads the limits and the exclusion in the log (SPEC Q3)', async ({ page }) => {
  const headers = await headersOf(page, ana.email);
  const limit = { type: 'deposit', period: 'day', amount: 10_000 };
  expect((await page.request.put('/api/protection/limits', { headers, data: limit })).ok()).toBe(true);
  expect((await page.request.post('/api/protection/exclusion', { headers, data: { months: 3, password: PASSWORD } })).ok()).toBe(true);
  await page.goto(`/user/activity?__player=${ana.id}`);
  const entries = page.getByRole('list', { name: 'Atividade da conta' }).getByRole('listitem');
  await expect(entries.filter({ hasText: /autoexclus/i }).first()).toBeVisible();
  await expect(entries.filter({ hasText: /limite/i }).first()).toBeVisible();
  await expect(entries.filter({ hasText: 'Acesso à conta.' }).first()).toBeVisible();
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

  test('gives a copy as JSON, as PDF and on a page, and takes a request for deletion with its protocol (SPEC Q4)', async ({ page }) => {
    await page.goto('/?__scenario=verified');
    await page.goto('/user/privacy');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Baixar meus dados (JSON)' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^meus-dados-\d{4}-\d\d-\d\d\.json$/);
    expect(JSON.stringify(JSON.parse(await readFile(await file.path(), 'utf8')))).toContain('Vera Prado');
    const nextDownload = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Baixar meus dados (PDF)' }).click();
    const pdf = await nextDownload;
    expect(pdf.suggestedFilename()).toMatch(/^meus-dados-\d{4}-\d\d-\d\d\.pdf$/);
    expect(await readFile(await pdf.path(), 'latin1')).toMatch(/^%PDF-1\.7\n[\s\S]*\(Vera Prado\) Tj[\s\S]*%%EOF\n$/);
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

    await page.getByRole('link', { name: 'Ver na tela ou imprimir' }).click();
    await expect(page.getByRole('heading', { name: 'Cadastro' })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Imprimir' })).toBeHidden();
    await expect(page.getByText('Vera Prado')).toBeVisible();
  });
});

test.describe('an account whose deletion was requested', () => {
  test.use({ provoked: [/status of 403/] });

  test('is closed when the request is due: the login says when, why, and that the balance was paid (SPEC Q4)', async ({ page }) => {
    const headers = await headersOf(page, ana.email);
    expect((await page.request.post('/api/privacy/deletion', { headers, data: { password: PASSWORD } })).status()).toBe(201);
    await page.request.post('/__mock/clock', { data: { advance: 15 * 24 * 3_600_000 } });
    await page.goto('/login');
    const login = page.getByRole('dialog', { name: 'Entrar' });
    await login.getByLabel('CPF ou e-mail').fill(ana.email);
    await login.getByLabel('Senha', { exact: true }).fill(PASSWORD);
    await login.getByRole('button', { name: 'Entrar', exact: true }).click();
    await expect(login.getByText(/encerrada em .*, como você pediu \(protocolo \d{4}-000001\)\. O saldo foi pago\./)).toBeVisible();
  });
});

test('names the affiliate and the campaign that brought the player (SPEC Q4)', async ({ page }) => {
  const email = 'diego@exemplo.invalid';
  const registration = {
    ...{ name: 'Diego Alves', document: '93541134780', birthday: '1994-02-28', phone: '31991234567', phone_code: '55' },
    ...{ email, email_confirmation: email, password: PASSWORD, password_confirmation: PASSWORD, termsAccepted: true },
    ...{ btag: 'placar-certo', utm_campaign: 'abril' },
  };
  expect((await page.request.post('/v2/auth/register', { data: registration })).ok()).toBe(true);
  const headers = await headersOf(page, email);
  // This request is the last step of the registration.
  expect((await page.request.put('/api/user', { headers, data: { gender: 0 } })).ok()).toBe(true);
  await page.goto('/login?redirect=/user/privacy');
  const login = page.getByRole('dialog', { name: 'Entrar' });
  await login.getByLabel('CPF ou e-mail').fill(email);
  await login.getByLabel('Senha', { exact: true }).fill(PASSWORD);
  await login.getByRole('button', { name: 'Entrar' }).click();
  const main = page.getByRole('main');
  await expect(main.getByText('placar-certo')).toBeVisible();
  await expect(main.getByText('abril', { exact: true })).toBeVisible();
});
