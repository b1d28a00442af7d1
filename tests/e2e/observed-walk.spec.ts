import type { Page } from '@playwright/test';

import { addresses } from '../../scripts/page-addresses';
import { ana, expect, expectLoaded, logIn, test } from './support';

// Runs on a site with the preset `observed`: no switch of the regulation is left (docs/spec/departures.md).
test.use({ provoked: [/\/timeline\//], viewport: { width: 1440, height: 900 } });

/** Calls of rules that the specification does not have, and calls that replace observed ones (SPEC Q2, Q15, Q34, B19, T1). */
const FOREIGN_CALLS =
  /^(POST \/api\/user\/location|GET \/api\/user\/overview|POST \/api\/broadcasting\/auth\/batch|POST \/api\/protection\/limits.*)$/;

/** Texts of the rules: risk warnings outside the footer, warnings of promotions, and the last step of the registration. */
const FOREIGN_TEXTS = [/Apostar traz riscos/, /Ministério da Fazenda adverte/, /Último passo/, /Pela norma vigente/];

/** Dialogs that an address opens: the auth modal of a guard, of `/login` and of an invitation (SPEC R5, R34, R35). */
const AUTH_DIALOGS = ['Entrar', 'Criar conta'];

function collect(page: Page) {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(api|v2)\//.test(pathname)) calls.push(`${request.method()} ${pathname}`);
  });
  return calls;
}

const dialogsOf = (page: Page) =>
  page
    .locator('dialog[open]')
    .evaluateAll((dialogs) =>
      dialogs.map((dialog) => document.getElementById(dialog.getAttribute('aria-labelledby') ?? '')?.textContent ?? dialog.ariaLabel ?? ''),
    );

/** Expects nothing on the page that the specification does not know. */
async function expectKnown(page: Page, address: string, allowed: readonly string[]): Promise<void> {
  for (const title of await dialogsOf(page)) expect.soft(allowed, `${address} opens '${title}'`).toContain(title);
  for (const part of ['main', 'header', 'dialog[open]']) {
    const texts = (await page.locator(part).allInnerTexts()).join('\n');
    for (const text of FOREIGN_TEXTS) expect.soft(texts, `${address}, ${part}`).not.toMatch(text);
  }
}

/** Groups of pages: one test of all of them takes minutes. */
const PAGES_PER_TEST = 14;
const groups = Array.from({ length: Math.ceil(addresses.length / PAGES_PER_TEST) }, (_, index) =>
  addresses.slice(index * PAGES_PER_TEST, (index + 1) * PAGES_PER_TEST),
);

for (const [index, group] of groups.entries()) {
  for (const who of ['visitor', 'player'] as const) {
    test(`a ${who} meets no dialog, text and call that the specification does not know on the pages of group ${String(index + 1)}`, async ({
      page,
    }) => {
      const calls = collect(page);
      if (who === 'player') {
        await page.goto('/');
        await logIn(page, ana.email);
      }
      for (const { address } of group) {
        await test.step(address, async () => {
          await page.goto(address);
          await expectLoaded(page);
          // `/login` opens the login for a player too (SPEC K2a).
          await expectKnown(page, address, who === 'visitor' || address === '/login' ? AUTH_DIALOGS : []);
        });
      }
      expect(calls.filter((call) => FOREIGN_CALLS.test(call))).toEqual([]);
    });
  }
}

test('the pages send the observed calls, for a visitor and for a player (SPEC A1, A2, A7, A9, A12 to A14, A21 to A25)', async ({
  page,
}) => {
  const calls = collect(page);
  const visit = async (...paths: readonly string[]) => {
    for (const path of paths) {
      await page.goto(path);
      await expectLoaded(page);
    }
  };
  await visit('/promotions', '/sports/futebol', '/');
  await logIn(page, ana.email);
  await visit('/user/bonus', '/user/coupon', '/user/transaction', '/casino/favorites', '/sports/futebol', '/user/account');
  const wanted = `GET /v2/settings/, GET /v2/images/, GET /v2/promotions, GET /api/seo, GET /v2/get-ip, POST /api/auth/login,
    GET /api/auth/me, GET /api/legitimuzStatus, GET /api/favorite-game/favorite, GET /api/bonus, POST /api/coupons/list,
    GET /api/transactions, GET /api/generate-token, POST /api/broadcasting/auth`;
  for (const call of wanted.split(/,\s+/)) expect.soft(calls, call).toContain(call);
});

test('the registration has the two steps of its form, without declarations and limits (SPEC E8, V1, V2)', async ({ page }) => {
  const calls = collect(page);
  await page.goto('/?search=fogo');
  const form = page.getByRole('dialog', { name: 'Criar conta' });
  await form.getByLabel('CPF').fill('935.411.347-80');
  await expect(form.getByLabel('Nome completo')).toHaveValue('Diego Alves');
  await expect(form.getByText('Passo 1 de 2')).toBeVisible();
  await expect(form.getByText(/politicamente exposta|Alguma destas situações/)).toHaveCount(0);
  await form.getByRole('button', { name: 'Continuar' }).click();
  await form.getByLabel('E-mail').fill('diego@exemplo.invalid');
  await form.getByLabel('Celular com DDD').fill('31991234567');
  await form.getByLabel('Senha', { exact: true }).fill('outra-senha-1');
  await form.getByRole('checkbox').check();
  const captcha = page.frameLocator('iframe[title="Confirmação de segurança"]');
  await captcha.getByRole('button').click();
  await expect(captcha.getByText('Verificado', { exact: true })).toBeVisible();
  let body: Record<string, unknown> = {};
  // An intercepted request has its body.
  await page.route('**/v2/auth/register', (route) => {
    body = route.request().postDataJSON() as Record<string, unknown>;
    return route.continue();
  });
  await form.getByRole('button', { name: 'Criar conta' }).click();
  await expect(page.getByRole('dialog', { name: 'Conta criada' })).toBeVisible();
  expect(body).toMatchObject({ password_confirmation: 'outra-senha-1', email_confirmation: 'diego@exemplo.invalid' });
  for (const name of ['is_pep', 'barred_status']) expect(body).not.toHaveProperty(name);
  await page.getByRole('button', { name: 'Agora não' }).click();
  await expectLoaded(page);
  await expectKnown(page, 'after the registration', []);
  expect(calls.filter((call) => FOREIGN_CALLS.test(call))).toEqual([]);
});
