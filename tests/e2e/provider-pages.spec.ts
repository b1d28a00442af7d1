import type { Page } from '@playwright/test';

import { balance, declare, expect, logIn, test, violations } from './support';

// These tests open the pages of `frames/` as a deployment serves them, with fakes of their providers' scripts.

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

test('a game with messages of its own is played through the page that translates them (SPEC B18)', async ({ page }) => {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  await page.goto('/play/1016');
  await logIn(page);
  await page.getByRole('button', { name: 'Jogar', exact: true }).click();
  const frame = page.getByRole('region', { name: /^Jogo:/ }).locator('iframe');
  await expect(frame).toHaveAttribute('src', /\/frames\/game\?provider=pragmatic#http.*\/pragmatic-game\/1016\//);
  // The first load is the message of the page, so that the cover has gone.
  await expect(page.getByText(/^Abrindo /)).toHaveCount(0);
  const game = frame.contentFrame().frameLocator('iframe[title="Jogo"]');
  const before = await balance(page).innerText();
  await game.getByRole('button', { name: 'Vermelho' }).click();
  await game.getByRole('button', { name: /Girar/ }).click();
  await expect(balance(page)).not.toHaveText(before);
  await expect(game.getByRole('button', { name: /Girar/ })).toBeEnabled();
  await game.getByRole('button', { name: /Sair/ }).click();
  await expect(page.getByText('Jogo encerrado')).toBeVisible();
  expect(addresses.filter((address) => /\/frames\/game\?/.test(address))).toEqual([expect.not.stringContaining('gms_')]);
});

/** Button and token of each captcha. `E2E_CAPTCHA` selects one, and `npm run test:full` sets it to each. */
const CAPTCHAS = {
  turnstile: { press: 'Confirme que é humano', token: /^XXXX\.DUMMY\.TOKEN\./ },
  hcaptcha: { press: 'Sou humano', token: /^P1_/ },
  recaptcha: { press: 'Não sou um robô', token: /^03AFcWeA/ },
} as const;
const provider = (['hcaptcha', 'recaptcha'] as const).find((name) => name === process.env.E2E_CAPTCHA) ?? 'turnstile';

test(`the token of ${provider} is sent with the registration (SPEC A15)`, async ({ page }) => {
  await page.goto('/login');
  await dialog(page, 'Entrar').getByRole('button', { name: 'Cadastrar' }).click();
  const form = dialog(page, 'Criar conta');
  await form.getByLabel('CPF').fill('935.411.347-80');
  await expect(form.getByLabel('Nome completo')).toHaveValue('Diego Alves');
  await declare(form);
  await form.getByRole('button', { name: 'Continuar' }).click();
  await form.getByLabel('E-mail').fill('diego@exemplo.invalid');
  await form.getByLabel('Celular com DDD').fill('31991234567');
  await form.getByLabel('Senha', { exact: true }).fill('outra-senha-1');
  await form.getByRole('checkbox').check();
  const captcha = page.frameLocator('iframe[title="Confirmação de segurança"]');
  await captcha.getByRole('button', { name: CAPTCHAS[provider].press }).click();
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/v2/auth/register'));
  await expect(form.getByRole('button', { name: 'Criar conta' })).toBeEnabled();
  expect(await violations(page, 'dialog[open]')).toEqual([]);
  await form.getByRole('button', { name: 'Criar conta' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ captcha_token: expect.stringMatching(CAPTCHAS[provider].token) });
  await expect(page.getByRole('alertdialog', { name: 'Último passo' })).toBeVisible();
});

test("a bet in Altenar's sportsbook changes the balance, and its pages have addresses of the site", async ({ page }) => {
  await page.goto('/sports');
  await logIn(page);
  const book = page.frameLocator('iframe[title="Apostas esportivas"]');
  const before = await balance(page).innerText();
  await book.locator('.event:has(.when:not(.on)) .odds:not([disabled])').first().click();
  await book.getByRole('textbox', { name: 'Valor' }).fill('1000');
  const done = book.getByText('Aposta confirmada!');
  // The press is repeated, because odds may move meanwhile.
  await expect(async () => {
    if (!(await done.isVisible())) await book.getByRole('button', { name: /^(Apostar|Aceitar)/ }).click({ timeout: 2000 });
    await expect(done).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expect(balance(page)).not.toHaveText(before);
  await book.getByRole('link', { name: 'Basquete' }).first().click();
  await expect(page).toHaveURL('/sports#/basquete');
});
