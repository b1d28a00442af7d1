import type { Page } from '@playwright/test';

import { plugInAuthenticator } from '../e2e/authenticator';
import { ana, declare, expect, logIn, PASSWORD } from '../e2e/support';

/** State of a page that a rule of docs/spec/regulation.md requires. */
export interface RegulationState {
  /** Name of the picture, which docs/compliance.md refers to. */
  readonly name: string;
  /**
   * Opens the state, and waits until it is shown. Needs a newly reset world and a page of a visitor. May change the players and the clock
   * of this world, and replaces responses of the page.
   */
  readonly open: (page: Page) => Promise<void>;
  /** Position that the device reports. Without it, the device denies access to its position. */
  readonly position?: { latitude: number; longitude: number };
}

const DAY_MS = 24 * 3_600_000;
const visit = (page: Page, scenario: string, path: string) => page.goto(`${path}?__scenario=${scenario}`);
const seen = (page: Page, text: string | RegExp) => expect(page.getByText(text).first()).toBeVisible();
const press = (page: Page, name: string | RegExp) =>
  page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .click();

/** Logs a player in by the API, and returns the token. */
async function tokenOf(page: Page, email = ana.email): Promise<string> {
  const login = await page.request.post('/api/auth/login', { data: { email, login: email, password: PASSWORD } });
  return String((await login.json()).access_token);
}

/** Changes responses with the activation. @param change changes the data of a response before the page gets it */
async function changeActivation(page: Page, change: (data: { status: string; steps: Record<string, unknown>[] }) => void): Promise<void> {
  await page.route('**/api/user/activation', async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    change(body.data);
    await route.fulfill({ response, json: body });
  });
}

async function fillBank(page: Page, account: string): Promise<void> {
  await press(page, 'Informar: Conta bancária');
  const form = page.getByRole('form', { name: 'Conta bancária' });
  await form.getByLabel('Número do banco').fill('260');
  await form.getByLabel('Agência, sem dígito').fill('0001');
  await form.getByLabel('Conta com dígito').fill(account);
  await form.getByRole('button', { name: 'Confirmar conta' }).click();
}

async function fillAddress(page: Page): Promise<void> {
  await press(page, 'Informar: Endereço');
  const form = page.getByRole('form', { name: 'Endereço' });
  await form.getByLabel('CEP').fill('01310-100');
  await expect(form.getByLabel('Cidade')).toHaveValue('São Paulo');
  await form.getByLabel('Rua').fill('Avenida Paulista');
  await form.getByLabel('Número').fill('1000');
  await form.getByLabel('Bairro').fill('Bela Vista');
}

async function openRegistration(page: Page): Promise<void> {
  await page.goto('/login');
  await page.getByRole('dialog', { name: 'Entrar' }).getByRole('button', { name: 'Cadastrar' }).click();
  await page.getByRole('dialog', { name: 'Criar conta' }).getByLabel('CPF').fill('935.411.347-80');
  await expect(page.getByLabel('Nome completo')).toHaveValue('Diego Alves');
}

async function openClosedAccount(page: Page): Promise<void> {
  await page.goto('/login');
  const dialog = page.getByRole('dialog', { name: 'Entrar' });
  await dialog.getByLabel('CPF ou e-mail').fill(ana.email);
  await dialog.getByLabel('Senha', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(dialog.getByText(/Esta conta foi encerrada em/)).toBeVisible();
}

async function openResults(page: Page): Promise<void> {
  await page.goto('/');
  await logIn(page);
  await page.goto('/user/results');
  await expect(page.getByRole('article', { name: /resultados:/ })).toContainText('Comprovante anual de resultados');
}

/** Opens the last step of a registration, as a new account sees it that has left the form before. */
async function openLimitsStep(page: Page): Promise<void> {
  const email = 'diego@exemplo.invalid';
  const data = {
    ...{ name: 'Diego Alves', document: '93541134780', birthday: '1994-02-28', phone: '31991234567', phone_code: '55' },
    ...{ email, email_confirmation: email, password: PASSWORD, password_confirmation: PASSWORD, termsAccepted: true },
  };
  await page.request.post('/v2/auth/register', { data });
  await page.goto('/');
  await press(page, 'Entrar');
  const login = page.getByRole('dialog', { name: 'Entrar' });
  await login.getByLabel('CPF ou e-mail').fill(email);
  await login.getByLabel('Senha', { exact: true }).fill(PASSWORD);
  await login.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page.getByRole('alertdialog', { name: 'Último passo' })).toBeVisible();
}

/** Changes the stored time of the last activity, as if the player had been inactive for some minutes. */
async function leaveFor(page: Page, minutes: number): Promise<void> {
  await expect.poll(() => page.evaluate(() => localStorage.getItem('last-activity'))).not.toBeNull();
  await page.evaluate((at) => localStorage.setItem('last-activity', String(at)), Date.now() - minutes * 60_000);
}

/** Opens the first cell in an open round of mines, and cashes out if it is no mine. */
async function endRound(page: Page): Promise<void> {
  const grid = page.getByRole('grid', { name: 'Tabuleiro' });
  await grid.getByRole('button', { name: 'Linha 1, coluna 1:' }).click();
  await expect(page.getByRole('button', { name: /^Linha 1, coluna 1: (diamante|mina)/ })).toBeVisible();
  const cashOut = page.getByRole('button', { name: /^Parar e levar/ });
  if (await cashOut.isVisible()) await cashOut.click();
}

/** Excludes the player for three months. */
async function exclude(page: Page): Promise<void> {
  const headers = { Authorization: `Bearer ${await tokenOf(page)}` };
  const data = { months: 3, password: PASSWORD };
  expect((await page.request.post('/api/protection/exclusion', { headers, data })).ok()).toBe(true);
}

/** All states, of which pictures are taken. */
export const regulationStates: readonly RegulationState[] = [
  {
    name: 'risk-warning',
    open: async (page) => {
      await page.goto('/');
      await expect(
        page
          .getByRole('region', { name: 'Promoções' })
          .getByText(/^Ministério da Fazenda adverte/)
          .first(),
      ).toBeVisible();
    },
  },
  {
    name: 'promotions',
    open: async (page) => {
      await page.goto('/promotions');
      await seen(page, /^Ministério da Fazenda adverte/);
    },
  },
  {
    name: 'promotion',
    open: async (page) => {
      await page.goto('/promotions/33');
      await expect(page.getByRole('main').getByRole('heading', { name: 'Regras' })).toBeVisible();
    },
  },
  { name: 'registration-declarations', open: openRegistration },
  {
    name: 'registration-barred',
    open: async (page) => {
      await openRegistration(page);
      await page.getByRole('radio', { name: 'Sim', exact: true }).check();
      await page.getByLabel('Você se enquadra em alguma destas situações?').selectOption('sports');
      await seen(page, /A lei não permite apostas nesta situação/);
    },
  },
  {
    name: 'registration-access-data',
    open: async (page) => {
      await openRegistration(page);
      await declare(page.getByRole('dialog', { name: 'Criar conta' }));
      await press(page, 'Continuar');
      await expect(page.getByLabel('E-mail')).toBeVisible();
    },
  },
  { name: 'registration-limits', open: openLimitsStep },
  {
    name: 'registration-more-limits',
    open: async (page) => {
      await openLimitsStep(page);
      const step = page.getByRole('alertdialog', { name: 'Último passo' });
      await step.getByText('Feminino').click();
      await step.getByLabel('Limite de perdas').fill('10000');
      await step.getByLabel('Limite de tempo de jogo').selectOption('60');
      await press(page, 'Limitar também depósitos ou apostas');
      await press(page, 'Adicionar outro limite');
      await page.getByRole('group', { name: 'Outro limite 2' }).getByLabel('O que limitar').selectOption('count');
      await press(page, 'Salvar e concluir');
      await seen(page, 'Informe quantas apostas, ao menos 1.');
    },
  },
  {
    name: 'activation',
    open: async (page) => {
      await visit(page, 'activation', '/user/activation');
      await seen(page, '0 de 3 etapas feitas');
    },
  },
  {
    name: 'activation-identity',
    open: async (page) => {
      await visit(page, 'activation', '/user/activation');
      await press(page, 'Verificar');
      await expect(page.frameLocator('iframe[title="Verificação de identidade"]').getByRole('button', { name: 'Começar' })).toBeVisible();
    },
  },
  {
    name: 'activation-address',
    open: async (page) => {
      await visit(page, 'activation', '/user/activation');
      await fillAddress(page);
    },
  },
  {
    name: 'activation-address-errors',
    open: async (page) => {
      await visit(page, 'activation', '/user/activation');
      await press(page, 'Informar: Endereço');
      await page.getByRole('form', { name: 'Endereço' }).getByRole('button', { name: 'Salvar endereço' }).click();
      await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
    },
  },
  {
    name: 'activation-address-unknown',
    open: async (page) => {
      await visit(page, 'activation', '/user/activation');
      await press(page, 'Informar: Endereço');
      await page.getByLabel('CEP').fill('00000-000');
      await seen(page, 'CEP não encontrado. Preencha o endereço.');
      await page.getByText('CEP não encontrado. Preencha o endereço.').scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'activation-bank-errors',
    open: async (page) => {
      await visit(page, 'activation', '/user/activation');
      await press(page, 'Informar: Conta bancária');
      await press(page, 'Confirmar conta');
      await seen(page, 'Informe os três números do banco.');
    },
  },
  {
    name: 'activation-bank-refused',
    open: async (page) => {
      await visit(page, 'activation', '/user/activation');
      await fillBank(page, '1234567-9');
      await seen(page, 'Esta conta está no nome de outra pessoa. Informe uma conta no seu CPF.');
    },
  },
  {
    name: 'activation-bank-failed',
    open: async (page) => {
      await page.route('**/api/user/bank-account', (route) => route.fulfill({ status: 500, json: { message: 'x' } }));
      await visit(page, 'activation', '/user/activation');
      await fillBank(page, '1234567-8');
      await expect(page.getByRole('form', { name: 'Conta bancária' }).getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'activation-one-done',
    open: async (page) => {
      await visit(page, 'activation', '/user/activation');
      await fillBank(page, '1234567-8');
      await seen(page, '1 de 3 etapas feitas');
    },
  },
  {
    name: 'activation-rejected',
    open: async (page) => {
      await changeActivation(page, ({ steps: [first] }) =>
        Object.assign(first ?? {}, { state: 'rejected', reason: 'A foto do documento está ilegível. Envie outra.' }),
      );
      await visit(page, 'activation', '/user/activation');
      await seen(page, 'A foto do documento está ilegível. Envie outra.');
    },
  },
  {
    name: 'activation-in-review',
    open: async (page) => {
      await changeActivation(page, (data) => {
        data.status = 'in_review';
        for (const step of data.steps) step['state'] = 'in_review';
      });
      await visit(page, 'activation', '/user/activation');
      await seen(page, /Recebemos tudo e estamos conferindo/);
    },
  },
  {
    name: 'activation-done',
    open: async (page) => {
      await changeActivation(page, (data) => {
        data.status = 'active';
        for (const step of data.steps) step['state'] = 'done';
      });
      await visit(page, 'activation', '/user/activation');
      await seen(page, 'Sua conta está ativa.');
    },
  },
  {
    name: 'activation-unavailable',
    open: async (page) => {
      await page.route('**/api/user/activation', (route) => route.fulfill({ status: 503, json: { message: 'x' } }));
      await visit(page, 'activation', '/user/activation');
      await seen(page, 'Não foi possível carregar a ativação');
    },
  },
  {
    name: 'activation-deposit',
    open: async (page) => {
      await visit(page, 'activation', '/user/wallet/deposit');
      await press(page, 'R$ 20,00');
      await press(page, 'Gerar código PIX');
      await expect(page.getByRole('link', { name: 'Ver o que falta' })).toBeVisible();
    },
  },
  {
    name: 'barred-exclusion',
    open: async (page) => {
      await visit(page, 'barred-exclusion', '/');
      await expect(page.getByRole('region', { name: 'Situação da conta' })).toContainText('autoexclusão centralizada');
    },
  },
  {
    name: 'barred-benefit',
    open: async (page) => {
      await visit(page, 'barred-benefit', '/');
      await expect(page.getByRole('region', { name: 'Situação da conta' })).toContainText('devolvemos');
    },
  },
  {
    name: 'barred-debt',
    open: async (page) => {
      await visit(page, 'barred-debt', '/');
      await expect(page.getByRole('region', { name: 'Situação da conta' })).toContainText('Novo Desenrola Brasil');
    },
  },
  {
    name: 'barred-withdrawal',
    open: async (page) => {
      await visit(page, 'barred-benefit', '/user/wallet/withdraw');
      await seen(page, /Depois devolvemos o que restar para uma conta no seu CPF/);
    },
  },
  {
    name: 'barred-closed',
    open: async (page) => {
      await page.request.post('/__mock/barred', { data: { playerId: ana.id, reason: 'central_exclusion' } });
      await page.request.post('/__mock/clock', { data: { advance: 3 * DAY_MS } });
      await openClosedAccount(page);
    },
  },
  {
    name: 'at-risk',
    open: async (page) => {
      await visit(page, 'at-risk', '/promotions');
      await seen(page, 'Não mostramos promoções nesta conta');
    },
  },
  {
    name: 'excluded',
    open: async (page) => {
      await exclude(page);
      await page.goto(`/?__player=${ana.id}`);
      await expect(page.getByRole('region', { name: 'Situação da conta' })).toContainText('Sua conta está em autoexclusão');
    },
  },
  {
    name: 'second-factor',
    open: async (page) => {
      await page.goto('/?__scenario=second-factor&__player=none');
      await press(page, 'Entrar');
      const dialog = page.getByRole('dialog', { name: 'Entrar' });
      await dialog.getByLabel('CPF ou e-mail').fill(ana.email);
      await dialog.getByLabel('Senha', { exact: true }).fill(PASSWORD);
      await dialog.getByRole('button', { name: 'Entrar' }).click();
      await expect(page.getByLabel('Código do e-mail')).toBeFocused();
    },
  },
  {
    name: 'passkeys',
    open: async (page) => {
      await page.goto(`/user/account/password?__player=${ana.id}`);
      await plugInAuthenticator(page);
      const card = page.getByRole('region', { name: 'Chaves de acesso' });
      await card.getByRole('button', { name: 'Criar chave de acesso' }).click();
      await card.getByLabel('Sua senha', { exact: true }).fill(PASSWORD);
      await page.keyboard.press('Enter');
      await expect(card.getByRole('listitem')).toHaveCount(1);
      await card.scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'confirmation',
    open: async (page) => {
      await visit(page, 'confirm-access', '/user/wallet/withdraw');
      await page.getByLabel('Valor do saque').fill('12000');
      await press(page, 'Sacar R$ 120,00');
      await expect(page.getByRole('dialog', { name: 'Confirme que é você' })).toBeVisible();
    },
  },
  {
    name: 'inactivity',
    open: async (page) => {
      await visit(page, 'verified', '/user/wallet/withdraw');
      await leaveFor(page, 31);
      await expect(page.getByRole('alertdialog', { name: 'Tela bloqueada' })).toBeVisible();
    },
  },
  {
    name: 'location',
    open: async (page) => {
      await visit(page, 'location-required', '/');
      await expect(page.getByRole('dialog', { name: 'Onde você está?' })).toBeVisible();
    },
  },
  {
    name: 'location-denied',
    open: async (page) => {
      await visit(page, 'location-required', '/');
      await press(page, 'Permitir localização');
      await seen(page, /Libere a localização deste site/);
    },
  },
  {
    name: 'location-outside',
    position: { latitude: 38.72, longitude: -9.14 },
    open: async (page) => {
      await visit(page, 'location-required', '/');
      await press(page, 'Permitir localização');
      await seen(page, /você está fora do Brasil/);
    },
  },
  {
    name: 'vpn',
    open: async (page) => {
      await visit(page, 'ip-blocked', '/');
      await expect(page.getByRole('dialog').or(page.getByRole('alertdialog')).first()).toBeVisible();
    },
  },
  {
    name: 'reality-check',
    open: async (page) => {
      await page.addInitScript(() => sessionStorage.setItem('session-started-at', String(Date.now() - 61 * 60_000)));
      await page.route('**/api/protection/session', async (route) => {
        const response = await route.fetch();
        const { data } = await response.json();
        const since = new Date(Date.now() - 61 * 60_000).toISOString();
        await route.fulfill({ response, json: { data: { ...data, since, seconds: 2400, staked: 4500, won: 3000, net: -1500 } } });
      });
      await visit(page, 'verified', '/games/mines');
      await expect(page.getByRole('alertdialog', { name: /^Você entrou há 1\sh/u })).toBeVisible();
    },
  },
  {
    name: 'time-limit',
    open: async (page) => {
      await visit(page, 'time-limit', '/games/mines');
      await endRound(page);
      await expect(page.getByRole('alertdialog', { name: 'Seu tempo de jogo acabou' })).toBeVisible();
    },
  },
  {
    name: 'limits',
    open: async (page) => {
      await visit(page, 'limit-reached', '/user/protection');
      await expect(page.getByRole('list', { name: 'Limites' }).getByRole('listitem').first()).toBeVisible();
    },
  },
  {
    name: 'limit-of-bets',
    open: async (page) => {
      await visit(page, 'verified', '/user/protection');
      await press(page, 'Novo limite');
      await page.getByLabel('O que limitar').selectOption('count');
      await expect(page.getByLabel('Número de apostas')).toBeVisible();
    },
  },
  {
    name: 'terms-changed',
    open: async (page) => {
      await visit(page, 'terms-changed', '/');
      await expect(page.getByRole('dialog', { name: 'Os termos de uso mudaram' }).getByRole('listitem').first()).toBeVisible();
    },
  },
  {
    name: 'terms',
    open: async (page) => {
      await visit(page, 'terms-changed', '/user/terms');
      const later = page.getByRole('dialog', { name: 'Os termos de uso mudaram' }).getByRole('button', { name: 'Agora não' });
      const list = page.getByRole('list', { name: 'Versões que você aceitou' });
      await expect(later.or(list.getByRole('listitem')).first()).toBeVisible();
      if (await later.isVisible()) await later.click();
      await expect(list.getByRole('listitem').first()).toBeVisible();
    },
  },
  {
    name: 'privacy',
    open: async (page) => {
      await visit(page, 'verified', '/user/privacy');
      await expect(page.getByRole('button', { name: 'Baixar meus dados (JSON)' })).toBeVisible();
    },
  },
  {
    name: 'privacy-deletion',
    open: async (page) => {
      await visit(page, 'verified', '/user/privacy');
      await press(page, 'Pedir a exclusão');
      const form = page.getByRole('form', { name: 'Pedir a exclusão dos dados' });
      await form.getByLabel('Sua senha', { exact: true }).fill(PASSWORD);
      await form.getByRole('button', { name: 'Enviar o pedido de exclusão' }).click();
      await seen(page, /^\d{4}-000001$/);
      await page.getByText(/^\d{4}-000001$/).scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'account-closed',
    open: async (page) => {
      const headers = { Authorization: `Bearer ${await tokenOf(page)}` };
      await page.request.post('/api/privacy/deletion', { headers, data: { password: PASSWORD } });
      await page.request.post('/__mock/clock', { data: { advance: 15 * DAY_MS } });
      await openClosedAccount(page);
    },
  },
  {
    name: 'privacy-data',
    open: async (page) => {
      await visit(page, 'verified', '/user/privacy/data');
      await expect(page.getByRole('heading', { name: 'Cadastro' })).toBeVisible();
    },
  },
  {
    name: 'cookies',
    open: async (page) => {
      await page.goto('/?utm_source=anuncio');
      await expect(page.getByRole('dialog', { name: 'Criar conta' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', { name: 'Não permitir' })).toBeVisible();
    },
  },
  {
    name: 'results',
    open: openResults,
  },
  {
    name: 'results-files',
    open: async (page) => {
      await openResults(page);
      await page.getByRole('button', { name: 'Baixar PDF' }).evaluate((button) => button.scrollIntoView({ block: 'center' }));
    },
  },
  {
    name: 'complaints',
    open: async (page) => {
      const headers = { Authorization: `Bearer ${await tokenOf(page)}` };
      for (const [subject, text] of [
        ['payment', 'O saque de 20/11 ainda não caiu na minha conta.'],
        ['bet', 'A rodada de mines fechou antes de eu retirar.'],
      ]) {
        expect((await page.request.post('/api/complaints', { headers, data: { subject, text } })).ok()).toBe(true);
      }
      await page.goto(`/user/complaints?__player=${ana.id}`);
      const list = page.getByRole('list', { name: 'Reclamações' });
      await expect(list.getByRole('listitem')).toHaveCount(2);
      await list.getByRole('listitem').last().scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'activity',
    open: async (page) => {
      const headers = { Authorization: `Bearer ${await tokenOf(page)}` };
      await page.request.put('/api/protection/limits', { headers, data: { type: 'deposit', period: 'day', amount: 10_000 } });
      await page.goto(`/user/activity?__player=${ana.id}`);
      await expect(page.getByRole('list', { name: 'Atividade da conta' }).getByRole('listitem').first()).toBeVisible();
    },
  },
  {
    name: 'accessibility',
    open: async (page) => {
      await page.goto('/acessibilidade');
      await seen(page, 'Não há tradução para Libras.');
    },
  },
  {
    name: 'libras',
    open: async (page) => {
      await page.route(
        (url) => url.pathname === '/acessibilidade',
        async (route) => {
          const response = await route.fetch();
          const body = (await response.text()).replace(/"chatOrigin":"([^"]+)","librasOrigin":""/, '"chatOrigin":"$1","librasOrigin":"$1"');
          await route.fulfill({ response, body });
        },
      );
      await page.goto('/acessibilidade');
      await press(page, 'Libras');
      await expect(page.frameLocator('iframe[title="Avatar que traduz para Libras"]').getByText('Avatar pronto.')).toBeVisible();
    },
  },
];
