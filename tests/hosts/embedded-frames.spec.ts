import type { BrowserContext, Page } from '@playwright/test';
import { expect, test as base } from '@playwright/test';

import { tests } from '../../scripts/addresses';
import { chromiumLaunch } from '../../scripts/test/browser';
import { declare, logIn } from '../e2e/support';

import { FRAMES, SITE, TLS_PORT } from './origins';

// These tests open each kind of provider's page in the site, both served by nginx at their own https addresses.

const standIn = `http://localhost:${String(tests.standIn)}`;
const thirdParties = `http://127.0.0.1:${String(tests.thirdParties)}`;
const { executablePath, args } = chromiumLaunch();

/** Scripts that only show that they run in place of the provider's own. */
const LEGITIMUZ = `
  globalThis.Legitimuz = () => ({
    mount() {},
    async startFaceIndex({ cpf }) { document.getElementById('legitimuz-root').textContent = 'Rosto de ' + cpf; },
  });`;
const ALTENAR = `
  globalThis.altenarWSDK = {
    init() {},
    set() {},
    addSportsBook({ container }) { container.textContent = 'Jogos de hoje'; },
  };`;
const GAME = `<!doctype html><p>Rodadas</p><script>parent.postMessage({ name: 'gameLoadingCompleted' }, '*')</script>`;

const script = (body: string) => ({ body, contentType: 'text/javascript', headers: { 'Access-Control-Allow-Origin': '*' } });

/** Changes an answer of the backend: the settings, or `data` of a resource. */
async function changeAnswer(context: BrowserContext, path: string, change: object): Promise<void> {
  await context.route(`${SITE}${path}`, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    // The name of the site is known to the browser only.
    const response = await route.fetch({ url: `http://localhost:${String(tests.site)}${pathname}${search}` });
    const answer = (await response.json()) as { data?: object };
    const json = answer.data === undefined ? { ...answer, ...change } : { ...answer, data: { ...answer.data, ...change } };
    await route.fulfill({ response, json });
  });
}

/** Answers requests to a provider's host with the stand-in's fake of its script, and the modules and styles of that fake. */
async function fakeProvider(context: BrowserContext, host: string, entry: string, fake: string): Promise<void> {
  await context.route(`https://${host}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const response = await context.request.get(thirdParties + (pathname === entry ? fake : pathname));
    const headers = { 'Access-Control-Allow-Origin': '*', 'Content-Type': response.headers()['content-type'] ?? '' };
    await route.fulfill({ status: response.status(), headers, body: await response.body() });
  });
}

const test = base.extend<{ refused: void }>({
  refused: [
    async ({ page, request }, use) => {
      expect((await request.post(`${standIn}/__mock/reset`)).ok()).toBe(true);
      const refused: string[] = [];
      page.on('console', (message) => {
        if (/Content.Security.Policy|Permissions policy|Trusted ?Type|Refused to/i.test(message.text())) refused.push(message.text());
      });
      await use();
      expect(refused).toEqual([]);
    },
    { auto: true },
  ],
});
test.use({
  baseURL: SITE,
  ignoreHTTPSErrors: true,
  serviceWorkers: 'block',
  launchOptions: {
    executablePath,
    args: [...args, `--host-resolver-rules=MAP *.example 127.0.0.1:${String(TLS_PORT)}`],
  },
});

const inFrame = (page: Page, title: string) => page.locator(`iframe[title="${title}"]`).contentFrame();

test('the captcha gives its token to the registration', async ({ page, context }) => {
  await fakeProvider(context, 'challenges.cloudflare.com', '/turnstile/v0/api.js', '/providers/turnstile');
  await page.goto('/login');
  await page.getByRole('dialog', { name: 'Entrar' }).getByRole('button', { name: 'Cadastrar' }).click();
  const form = page.getByRole('dialog', { name: 'Criar conta' });
  await form.getByLabel('CPF').fill('935.411.347-80');
  await expect(form.getByLabel('Nome completo')).toHaveValue('Diego Alves');
  await declare(form);
  await form.getByRole('button', { name: 'Continuar' }).click();
  await form.getByLabel('E-mail').fill('diego@exemplo.invalid');
  await form.getByLabel('Celular com DDD').fill('31991234567');
  await form.getByLabel('Senha', { exact: true }).fill('outra-senha-1');
  await form.getByRole('checkbox').check();
  await expect(page.locator('iframe[title="Confirmação de segurança"]')).toHaveAttribute('src', new RegExp(`^${FRAMES}/captcha\\?`));
  await inFrame(page, 'Confirmação de segurança').getByRole('button', { name: 'Confirme que é humano' }).click();
  await expect(form.getByRole('button', { name: 'Criar conta' })).toBeEnabled();
});

test('the identity verification receives the CPF of the player', async ({ page, context }) => {
  await context.route('https://cdn.legitimuz.com/**', (route) => route.fulfill(script(LEGITIMUZ)));
  await page.goto('/');
  await logIn(page, 'bruno@exemplo.invalid');
  await page.goto('/play/1001');
  await expect(inFrame(page, 'Verificação facial').getByText(/^Rosto de \d{11}$/)).toBeVisible();
});

test('the chat opens from the menu', async ({ page, context }) => {
  await fakeProvider(context, 'cdn.livechatinc.com', '/tracking.js', '/providers/livechat');
  await page.goto('/');
  await inFrame(page, 'Atendimento')
    .getByRole('button', { name: /^Abrir atendimento/ })
    .click();
  await expect(inFrame(page, 'Atendimento').getByText('Em que posso ajudar?')).toBeVisible();
});

test('tags load after consent', async ({ page, context }) => {
  const loaded: string[] = [];
  for (const host of ['www.googletagmanager.com', 'connect.facebook.net']) {
    await context.route(`https://${host}/**`, (route) => {
      loaded.push(`${host} in ${new URL(route.request().frame().url()).origin}`);
      return route.fulfill(script(''));
    });
  }
  await changeAnswer(context, '/v2/settings/**', { pixel_gtm: 'GTM-DEMO123' });
  await page.goto('/');
  await page.getByRole('button', { name: 'Permitir', exact: true }).click();
  await expect.poll(() => loaded.toSorted()).toEqual([`connect.facebook.net in ${FRAMES}`, `www.googletagmanager.com in ${FRAMES}`]);
});

test('the sportsbook renders in its frame', async ({ page, context }) => {
  await context.route('https://sb2wsdk-altenar2.biahosted.com/**', (route) => route.fulfill(script(ALTENAR)));
  await changeAnswer(context, '/v2/sports/config?*', { script_url: 'https://sb2wsdk-altenar2.biahosted.com/altenarWSDK.js' });
  await page.goto('/sports');
  await expect(inFrame(page, 'Apostas esportivas').getByText('Jogos de hoje')).toBeVisible();
});

test('a game is loaded through the page that translates its messages', async ({ page, context }) => {
  await context.route('https://demo.pragmaticplay.net/**', (route) => route.fulfill({ body: GAME, contentType: 'text/html' }));
  await changeAnswer(context, '/api/games/1016/launch', {
    url: `${FRAMES}/frames/game?provider=pragmatic#https://demo.pragmaticplay.net/game`,
  });
  await page.goto('/play/1016');
  await logIn(page);
  await page.getByRole('button', { name: 'Jogar', exact: true }).click();
  const frame = page
    .getByRole('region', { name: /^Jogo:/ })
    .locator('iframe')
    .contentFrame();
  await expect(frame.frameLocator('iframe[title="Jogo"]').getByText('Rodadas')).toBeVisible();
  await expect(page.getByText(/^Abrindo /)).toHaveCount(0);
});
