import type { Page } from '@playwright/test';

import { expect, expectLoaded, logIn, PASSWORD, test, violations } from './support';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const opener = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Entrar' });

async function openLogin(page: Page) {
  await page.goto('/');
  await opener(page).focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page, 'Entrar')).toBeVisible();
}

test('by keyboard: the focus goes in, stays in, and returns to what opened it', async ({ page }) => {
  await openLogin(page);
  await expect(dialog(page, 'Entrar').getByLabel('CPF ou e-mail')).toBeFocused();
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab');
    const isOutside = await page.evaluate(
      () => document.activeElement?.closest('dialog') === null && document.activeElement !== document.body,
    );
    expect(isOutside).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(opener(page)).toBeFocused();
});

test('login, registration and recovery are one step for Back, which stays on the page; Forward opens nothing (SPEC M1, M5)', async ({
  page,
}) => {
  await page.goto('/casino');
  await opener(page).click();
  await dialog(page, 'Entrar').getByRole('button', { name: 'Cadastrar' }).click();
  await expect(dialog(page, 'Criar conta')).toBeVisible();
  await dialog(page, 'Criar conta').getByRole('button', { name: 'Entrar' }).click();
  await expect(dialog(page, 'Entrar')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/casino$/);
  await page.goForward();
  await expect(page).toHaveURL(/\/casino$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('an unfinished registration asks first, above the form, which stays as it is (SPEC M3)', async ({ page }) => {
  await openLogin(page);
  await dialog(page, 'Entrar').getByRole('button', { name: 'Cadastrar' }).click();
  const form = dialog(page, 'Criar conta');
  const box = form.getByRole('textbox').first();
  await box.pressSequentially('529');
  await page.goBack();
  const question = dialog(page, 'Sair do cadastro?');
  await expect(question).toBeVisible();
  await expect(form).toBeVisible();
  await page.goBack();
  await expect(question).toBeHidden();
  await expect(box).toHaveValue('529');
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Sair e apagar' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/$/);
});

test('a press outside closes an untouched form, and not one that was typed into', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openLogin(page);
  await dialog(page, 'Entrar').getByLabel('CPF ou e-mail').fill('ana');
  await page.mouse.click(20, 400);
  await expect(dialog(page, 'Entrar')).toBeVisible();
  await dialog(page, 'Entrar').getByLabel('CPF ou e-mail').fill('');
  await page.mouse.click(20, 400);
  await expect(dialog(page, 'Entrar')).toBeHidden();
});

test('a sheet of full height on a phone, a card with its banner on a desk (SPEC M3)', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 720 });
  await openLogin(page);
  expect(await dialog(page, 'Entrar').boundingBox()).toMatchObject({ x: 0, y: 0, height: 720 });
  await expect(dialog(page, 'Entrar').locator('img')).toBeHidden();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(dialog(page, 'Entrar').locator('img')).toBeVisible();
  const box = await dialog(page, 'Entrar').boundingBox();
  expect(box?.height).toBeLessThan(800);
  expect(box?.width).toBeLessThan(900);
});

test('a reload with a modal open leaves no entry that Back has to pass twice', async ({ page }) => {
  await page.goto('/casino');
  await expect(page.getByRole('main')).toBeVisible();
  await page.goto('/');
  await openLogin(page);
  await page.reload();
  await opener(page).click();
  await expect(dialog(page, 'Entrar')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page, 'Entrar')).toBeHidden();
  await expect.poll(() => page.evaluate(() => window.history.state?.overlay)).toBeUndefined();
});

test('the page behind does not scroll while a modal is open, and scrolls again afterwards', async ({ page }) => {
  await openLogin(page);
  const scrolls = () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY);
  expect(await scrolls()).toBe('hidden');
  await page.keyboard.press('Escape');
  await expect(dialog(page, 'Entrar')).toBeHidden();
  expect(await scrolls()).toBe('visible');
});

test.describe('at 360 px', () => {
  test.use({ viewport: { width: 360, height: 720 } });

  for (const [name, way] of [
    ['Entrar', []],
    ['Criar conta', ['Cadastrar']],
    ['Recuperar senha', ['Esqueci minha senha']],
  ] as const) {
    test(`${name} has no violation of WCAG 2.2 AA and nothing cut off`, async ({ page }) => {
      await openLogin(page);
      for (const step of way) await page.getByRole('dialog').getByRole('button', { name: step }).click();
      await expect(dialog(page, name)).toBeVisible();
      expect(await violations(page)).toEqual([]);
      expect(await dialog(page, name).evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    });
  }

  for (const [button, name] of [
    ['Excluir', 'Excluir bônus?'],
    ['Usar bônus', 'Usar este bônus?'],
    ['Resgatar', 'Resgatar bônus?'],
  ] as const) {
    test(`${name} has none either`, async ({ page }) => {
      await page.request.post('/__mock/bonus', { data: { playerId: 'usr_1', name: 'Giro de cortesia', amount: 1500, multiplier: 0 } });
      await page.goto('/');
      await logIn(page);
      await page.goto('/user/bonus');
      await page.getByRole('region', { name: 'Giro de cortesia' }).getByRole('button', { name: button }).click();
      await expect(dialog(page, name)).toBeVisible();
      expect(await violations(page)).toEqual([]);
      expect(await dialog(page, name).evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    });
  }

  test('the 18+ notice has none either', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('button', { name: /18/ }).first().click();
    await expect(dialog(page, 'Só para maiores de 18 anos')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    expect(await dialog(page, 'Só para maiores de 18 anos').evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  });

  test('the details of a game have none either', async ({ page }) => {
    await page.goto('/casino/slots');
    await page.getByRole('main').getByRole('article').first().getByRole('button').first().click();
    const details = page.getByRole('dialog');
    await expect(details.getByRole('link', { name: 'Entrar para jogar' })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    expect(await details.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  });

  test('the list of missing documents has none either', async ({ page }) => {
    // The deployment has no verification.
    await page.route(
      (url) => url.pathname === '/play/1001',
      async (route) => {
        if (route.request().resourceType() !== 'document') return route.fallback();
        const response = await route.fetch();
        const body = (await response.text()).replace(/("verification":\{"token":)"[^"]*"/, '$1""');
        return route.fulfill({ response, body });
      },
    );
    await page.goto('/play/1001');
    await logIn(page, 'carla@exemplo.invalid');
    const question = dialog(page, 'Falta verificar sua conta');
    await expect(question).toBeVisible();
    await expectLoaded(page);
    expect(await violations(page)).toEqual([]);
    expect(await question.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  });

  test('the page of the login has its title, and home once the dialog is closed', async ({ page }) => {
    await page.goto('/login');
    await expect(dialog(page, 'Entrar')).toBeVisible();
    await expect(page).toHaveTitle(/^Apostas Online \| /);
    await dialog(page, 'Entrar').getByRole('button', { name: 'Fechar' }).click();
    await expect(page).toHaveURL('/');
    const heart = page.getByRole('region', { name: 'Mais jogados' }).getByRole('button', { name: /^Favoritar/ });
    await heart.first().click();
    await expect(dialog(page, 'Entrar')).toBeVisible();
  });

  test('a lost connection is shown within the open modal, in view (SPEC S8)', async ({ page, context }) => {
    await openLogin(page);
    await expectLoaded(page);
    await context.setOffline(true);
    for (const text of ['Parece que você perdeu sua conexão com a internet!', 'Conecte-se para continuar navegando.'])
      await expect(dialog(page, 'Entrar').getByText(text)).toBeInViewport({ ratio: 1 });
    expect(await violations(page)).toEqual([]);
    await context.setOffline(false);
  });

  test('a reload by the site restores the open modal and its input, without the password (SPEC S8)', async ({ page, context }) => {
    await openLogin(page);
    await dialog(page, 'Entrar').getByLabel('CPF ou e-mail').fill('ana@exemplo.invalid');
    await dialog(page, 'Entrar').getByLabel('Senha', { exact: true }).fill(PASSWORD);
    await expectLoaded(page);
    await context.setOffline(true);
    await expect(dialog(page, 'Entrar').getByText('Conecte-se para continuar navegando.')).toBeVisible();
    const reloaded = page.waitForEvent('load');
    await context.setOffline(false);
    await reloaded;
    await expect(dialog(page, 'Entrar')).toBeVisible();
    await expect(dialog(page, 'Entrar').getByLabel('CPF ou e-mail')).toHaveValue('ana@exemplo.invalid');
    await expect(dialog(page, 'Entrar').getByLabel('Senha', { exact: true })).toHaveValue('');
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test.describe('behind a VPN', () => {
  test.use({ provoked: [/status of 403/] });

  test('nothing that opens later lies above what blocks the page (SPEC M4)', async ({ page }) => {
    let isBlocked = true;
    const asked: string[] = [];
    await page.route('**/v2/settings/**', (route) =>
      isBlocked ? route.fulfill({ status: 403, json: { status: 'ip_blocked', message: 'Acesso bloqueado.' } }) : route.continue(),
    );
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/?utm_source=verao');
    const vpn = page.getByRole('alertdialog', { name: 'VPN DETECTADA' });
    await expect(vpn).toBeVisible();
    // The landing parameters open the registration below.
    await expect(dialog(page, 'Criar conta')).toBeAttached();
    const isOnTop = () =>
      page.evaluate(() => document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('[role="alertdialog"]') !== null);
    await expect.poll(isOnTop).toBe(true);
    expect(await vpn.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    expect(await violations(page, '[role="alertdialog"]')).toEqual([]);

    await vpn.getByRole('button', { name: 'Desativar VPN e continuar' }).click();
    await expect(vpn.getByText('A VPN ainda está ativa. Confira a conexão e tente de novo.', { exact: true })).toBeVisible();
    isBlocked = false;
    await vpn.getByRole('button', { name: 'Desativar VPN e continuar' }).click();
    await expect(vpn).toBeHidden();
    await expect(dialog(page, 'Criar conta')).toBeVisible();
    expect(asked).not.toContain('/api/legitimuzStatus');
  });
});
