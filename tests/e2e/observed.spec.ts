import type { Page } from '@playwright/test';

import { ana, balance, expect, expectLoaded, logIn, test } from './support';

// Runs on a site with the preset `observed` (docs/spec/departures.md): the behaviours of the specification's sections on
// behaviour, rules, errors and constants.
test.use({ provoked: [/\/timeline\//], viewport: { width: 1440, height: 900 } });

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const cookiesOf = async (page: Page) => new Map((await page.context().cookies()).map((cookie) => [cookie.name, cookie]));

/** Answers a call with a status and a body. */
const answer = (page: Page, path: string, status: number, body: object = {}) =>
  page.route(`**${path}`, (route) => route.fulfill({ status, json: body }));

/** Records the times of a call. */
function timesOf(page: Page, path: string): number[] {
  const times: number[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) times.push(Date.now());
  });
  return times;
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sua conta' }).click();
  await page.getByRole('button', { name: 'Sair' }).click();
}

test.describe('the landing of a visitor', () => {
  const names = `utm_source utm_medium utm_campaign utm_content utm_term src btag code clickid placement afp afp1 afp2 afp3 afp4 afp5
    afp6 afp7 afp8 afp9 fbc fbp shareCode source_id event_id campaign_id gclid subid`.split(/\s+/);

  test('writes every parameter for seven days without a question, and the client id of the analytics cookie (SPEC K1)', async ({
    page,
    baseURL,
  }) => {
    await page.context().addCookies([{ name: '_ga', value: 'GA1.1.111222333.444555666', url: baseURL ?? '' }]);
    await page.goto(`/?${names.map((name) => `${name}=v-${name}`).join('&')}&ref=ANA2026&other=1&token=secret`);
    await expect.poll(async () => (await cookiesOf(page)).get('client_id')?.value).toBe('111222333.444555666');
    const kept = await cookiesOf(page);
    for (const name of names) expect.soft(kept.get(name)?.value, name).toBe(`v-${name}`);
    expect(kept.get('referrer_id')?.value).toBe('ANA2026');
    expect(Math.round(((kept.get('btag')?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(7);
    expect(kept.get('btag')).toMatchObject({ sameSite: 'None', secure: true });
    const params = new URLSearchParams(decodeURIComponent(kept.get('params')?.value ?? ''));
    expect([params.get('other'), params.has('token')]).toEqual(['1', false]);

    await page.goto('/casino?search=fogo');
    await expect(dialog(page, 'Criar conta')).toBeVisible();
    await expect.poll(async () => (await cookiesOf(page)).has('code')).toBe(false);
  });

  for (const [address, opened] of [
    ['/?search=fogo', 'Criar conta'],
    ['/?auth=blabla', 'Criar conta'],
    ['/?code=BEMVINDO&login=1', 'Entrar'],
    ['/?token=abc&utm_source=a', undefined],
    ['/', undefined],
  ] as const) {
    test(`${address} opens ${opened ?? 'nothing'} (SPEC K2, M1)`, async ({ page }) => {
      await page.goto(address);
      if (opened !== undefined) return expect(dialog(page, opened)).toBeVisible();
      await expectLoaded(page);
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
  }
});

test('a visitor who does nothing gets the socket, and a player each channel by one authorization (SPEC S15, A25)', async ({ page }) => {
  const socket = page.waitForEvent('websocket', (opened) => opened.url().includes('/app/'));
  await page.goto('/');
  await socket;
  const authorizations = timesOf(page, '/api/broadcasting/auth');
  await logIn(page);
  await expect.poll(() => authorizations.length).toBeGreaterThanOrEqual(3);
});

test('a guarded page asks for the login and follows it; the status is checked at each path (SPEC R36, S15, E12, L6)', async ({ page }) => {
  await page.goto('/user/wallet');
  const checks = timesOf(page, '/api/legitimuzStatus');
  const form = dialog(page, 'Entrar');
  await form.getByLabel('CPF ou e-mail').fill(ana.email);
  await form.getByLabel('Senha', { exact: true }).fill('palpite2026');
  const login = page.waitForResponse(/\/api\/auth\/login$/);
  await form.getByRole('button', { name: 'Entrar' }).click();
  const { expires_in: seconds } = (await (await login).json()) as { expires_in: number };
  await expect(page).toHaveURL('/user/wallet');
  await expect(balance(page)).toContainText(/1\.250,00/);
  const token = (await cookiesOf(page)).get('__Host-access_token');
  expect(token).toMatchObject({ sameSite: 'None', secure: true });
  expect(Math.abs((token?.expires ?? 0) - Date.now() / 1000 - seconds)).toBeLessThan(60);
  await expect.poll(() => checks.length).toBe(1);
  await page.getByRole('banner').getByRole('link').first().click();
  await expect.poll(() => checks.length).toBe(2);
  await logOut(page);
  await expect(page).toHaveURL('/');
  await expect.poll(async () => (await cookiesOf(page)).has('__Host-access_token')).toBe(false);
});

test.describe('a refresh that fails', () => {
  test.use({ provoked: [/status of (401|500)|\/timeline\//] });
  for (const [name, status, body] of [
    ['a refusal of the token', 401, { message: 'Token expirado ou inválido' }],
    ['another 401', 401, { message: 'Unauthenticated.' }],
    ['a 500', 500, { message: 'Erro' }],
  ] as const) {
    test(`${name} is one of three attempts a second apart, then the player is logged out (SPEC L3, L7)`, async ({ page }) => {
      await page.goto('/');
      await logIn(page);
      const attempts = timesOf(page, '/api/auth/refresh');
      await answer(page, '/api/auth/refresh', status, body);
      await answer(page, '/api/transactions?*', 401, { message: 'Unauthenticated.' });
      await page.goto('/user/transaction');
      await expect(page).toHaveURL(/\/login/);
      await expect(page.getByRole('banner').getByRole('button', { name: 'Entrar' })).toBeVisible();
      expect(attempts).toHaveLength(3);
      for (const [index, at] of attempts.slice(1).entries()) expect(at - (attempts[index] ?? 0)).toBeGreaterThanOrEqual(1000);
    });
  }
});

test.describe('texts of errors', () => {
  test.use({ provoked: [/status of (401|403|404|422|500)|\/timeline\//] });

  for (const [status, body, text] of [
    [403, { error: 'Conta bloqueada.' }, 'Conta bloqueada.'],
    [403, {}, 'Acesso negado'],
    [200, { error: 'Conta em análise.' }, 'Conta em análise.'],
    [200, {}, 'Email ou senha incorretos!'],
  ] as const) {
    test(`a login that gets ${String(status)} ${JSON.stringify(body)} shows '${text}' (SPEC V3)`, async ({ page }) => {
      await answer(page, '/api/auth/login', status, body);
      await page.goto('/login');
      const form = dialog(page, 'Entrar');
      await form.getByLabel('CPF ou e-mail').fill(ana.email);
      await form.getByLabel('Senha', { exact: true }).fill('palpite2026');
      await form.getByRole('button', { name: 'Entrar' }).click();
      await expect(form.getByText(text)).toBeVisible();
    });
  }

  test('a coupon has its texts, and an error hides like any alert and can be read again (SPEC C2, C3, S12)', async ({ page }) => {
    await page.goto('/');
    await logIn(page);
    await page.goto('/user/coupon');
    await expectLoaded(page);
    const code = page.getByLabel('Código do cupom');
    await code.press('Enter');
    await expect(page.getByText('Insira um cupom válido')).toBeVisible();
    await code.fill('nada');
    await code.press('Enter');
    const alert = page.getByRole('alert').getByText('Cupom não encontrado.', { exact: true });
    await expect(alert).toBeVisible();
    await expect(alert).toBeHidden({ timeout: 10_000 });
    await page.getByRole('button', { name: 'Ver o último erro' }).click();
    await expect(alert).toBeVisible();
    await code.fill('giro10');
    await code.press('Enter');
    await expect(page.getByText('Cupom ativado com sucesso')).toBeVisible();
  });

  test('an unknown path and a failing SEO request have their texts (SPEC S9, S11)', async ({ page }) => {
    await page.goto('/nada/disso');
    await expect(page.getByRole('heading', { name: 'Página Não Encontrada.' })).toBeVisible();
    await page.getByRole('button', { name: 'Página Inicial' }).click();
    await expect(page).toHaveURL(/\/\?t=\d+$/);
    await answer(page, '/api/seo?*', 500, { message: 'Erro' });
    await page.goto('/casino/slots');
    await expect(page).toHaveTitle('Apostas Online | Palpite');
  });

  test('an invalid document shows the texts of the backend and clears name and birthday (SPEC V1)', async ({ page }) => {
    await page.goto('/?auth=register');
    const form = dialog(page, 'Criar conta');
    await form.getByLabel('CPF').fill('935.411.347-80');
    await expect(form.getByLabel('Nome completo')).toHaveValue('Diego Alves');
    await answer(page, '/api/validate/document', 200, { success: true, message: 'Documento sem nome.' });
    await form.getByLabel('CPF').fill('529.982.247-25');
    await expect(form.getByText('Documento sem nome.')).toBeVisible();
    await expect(form.getByText('Diego Alves')).toHaveCount(0);
  });
});

test.describe('a lost connection', () => {
  // Frames that load meanwhile fail.
  test.use({ provoked: [/ERR_INTERNET_DISCONNECTED|did not load|WebSocket|\/timeline\//] });
  test('a loss of the connection shows its notice, and the page reloads when it is back (SPEC S8)', async ({ page, context }) => {
    await page.goto('/');
    await expectLoaded(page);
    await context.setOffline(true);
    await expect(page.getByText('Parece que você perdeu sua conexão com a internet!')).toBeVisible();
    await expect(page.getByText('Conecte-se para continuar navegando.')).toBeVisible();
    const reload = page.waitForEvent('load');
    await context.setOffline(false);
    await reload;
    await expect(page.getByText('Parece que você perdeu sua conexão com a internet!')).toHaveCount(0);
  });
});

test('a connection that is closed with 4009 is not opened again by the page (SPEC T4)', async ({ page }) => {
  await page.clock.install();
  const sockets: string[] = [];
  page.on('websocket', (socket) => socket.url().includes('/app/') && sockets.push(socket.url()));
  await page.goto('/');
  await logIn(page);
  const connections = async () => (await (await page.request.get('/__mock/realtime')).json()).connections as number;
  await expect.poll(connections).toBe(1);
  await page.request.post('/__mock/realtime/close', { data: { code: 4009 } });
  await expect.poll(connections).toBe(0);
  const opened = sockets.length;
  await page.clock.runFor(300_000);
  expect(sockets).toHaveLength(opened);
});

test.describe('the deposit pop-up', () => {
  test.use({ depositPopup: true });
  test('opens after the time of the settings (SPEC E6, E7)', async ({ page }) => {
    await page.goto('/');
    await logIn(page);
    await expect(page.getByRole('dialog', { name: /[Dd]ep[oó]sit/ })).toBeVisible();
  });
});

test('a player whose face check is due gets the widget, and its end has its text (SPEC W1, W2)', async ({ page }) => {
  await page.goto('/?__scenario=pending-face');
  const widget = page.frameLocator('iframe[title="Verificação facial"]');
  await expect(widget.getByRole('button', { name: 'Começar', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Verificação facial fechada.')).toBeVisible();
});

test('a favourite of a visitor opens the login (SPEC K4)', async ({ page }) => {
  await page.goto('/casino/slots');
  await page
    .getByRole('button', { name: /favorit/i })
    .first()
    .click();
  await expect(dialog(page, 'Entrar')).toBeVisible();
});
