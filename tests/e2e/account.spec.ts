import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

import { ana, atBothWidths, expect, logIn, PASSWORD, sidewaysOverflow, test } from './support';

const AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

test.use({ viewport: { width: 360, height: 740 }, provoked: [/status of (404|422)/] });

/** Checks a page. Hides fixed elements, which cover parts of a full-page screenshot. */
async function isSound(page: Page): Promise<void> {
  const { width = 360, height = 740 } = page.viewportSize() ?? {};
  await page.setViewportSize({ width, height: 3000 });
  await page.evaluate(() => window.scrollTo(0, 0));
  const { violations } = await new AxeBuilder({ page }).withTags(AA).analyze();
  expect(violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ target }) => target.join(' ')) }))).toEqual([]);
  const overflow = await sidewaysOverflow(page);
  expect(overflow).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width, height });
}

async function openAs(page: Page, path: string): Promise<void> {
  await page.goto('/');
  await logIn(page);
  await page.goto(path);
}

async function code(page: Page, to: string): Promise<string> {
  return (await (await page.request.get(`/__mock/mail/newest?to=${to}`)).json()).code;
}

const picture = (name: string, bytes = 2000) => ({ name, mimeType: 'image/jpeg', buffer: Buffer.alloc(bytes, 1) });

atBothWidths(() => {
  test.describe('contact', () => {
    test('another e-mail takes the password and the code that was sent there', async ({ page }) => {
      await openAs(page, '/user/account');
      await page.getByRole('button', { name: 'Alterar o e-mail' }).click();
      const form = page.getByRole('form', { name: 'Alterar e-mail' });
      await expect(form.getByLabel('Novo e-mail')).toBeFocused();
      await form.getByRole('button', { name: 'Enviar código' }).click();
      await expect(form.getByText('Informe um e-mail válido.')).toBeVisible();
      await expect(form.getByText('Informe sua senha.')).toBeVisible();
      await isSound(page);

      await form.getByLabel('Novo e-mail').fill('bruno@exemplo.invalid');
      await form.getByLabel('Sua senha', { exact: true }).fill(PASSWORD);
      await page.keyboard.press('Enter');
      await expect(form.getByLabel('Novo e-mail')).toHaveAccessibleDescription('Este e-mail já está em uso.');
      await expect(form.getByLabel('Sua senha', { exact: true })).toHaveValue(PASSWORD);

      await form.getByLabel('Novo e-mail').fill('ana.nova@exemplo.invalid');
      await page.keyboard.press('Enter');
      const confirm = page.getByRole('form', { name: 'Código de confirmação' });
      await expect(confirm.getByText('ana.nova@exemplo.invalid')).toBeVisible();
      await isSound(page);
      await confirm.getByLabel('Código').fill('12');
      await page.keyboard.press('Enter');
      await expect(confirm.getByText('Informe os seis dígitos.')).toBeVisible();
      const right = await code(page, 'ana.nova@exemplo.invalid');
      await confirm.getByLabel('Código').fill(right === '000000' ? '111111' : '000000');
      await page.keyboard.press('Enter');
      await expect(confirm.getByLabel('Código')).toHaveAccessibleDescription('Código incorreto ou expirado.');
      await expect(confirm.getByLabel('Código')).toBeFocused();
      await confirm.getByLabel('Código').fill(right);
      await page.keyboard.press('Enter');
      await expect(page.getByText('E-mail alterado.')).toBeVisible();
      await expect(page.getByRole('main').getByText('ana.nova@exemplo.invalid')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Alterar o e-mail' })).toBeFocused();
    });

    test('another phone, by another code', async ({ page }) => {
      await openAs(page, '/user/account');
      await page.getByRole('button', { name: 'Alterar o celular' }).click();
      const form = page.getByRole('form', { name: 'Alterar celular' });
      await form.getByLabel('Novo celular').pressSequentially('21987654321');
      await expect(form.getByLabel('Novo celular')).toHaveValue('(21) 98765-4321');
      await form.getByLabel('Sua senha', { exact: true }).fill(PASSWORD);
      await form.getByRole('button', { name: 'Enviar código' }).click();
      const confirm = page.getByRole('form', { name: 'Código de confirmação' });
      await confirm.getByRole('button', { name: 'Enviar outro código' }).click();
      await expect(page.getByText('Enviamos outro código.')).toBeVisible();
      await confirm.getByLabel('Código').fill(await code(page, '21987654321'));
      await confirm.getByRole('button', { name: 'Confirmar' }).click();
      await expect(page.getByText('Celular alterado.')).toBeVisible();
      await expect(page.getByText('(21) 98765-4321')).toBeVisible();
    });
  });

  test('the address is filled in by its CEP, and said where it is not known', async ({ page }) => {
    await openAs(page, '/user/account');
    await page.getByRole('button', { name: /Informar endereço|Alterar o endereço/ }).click();
    const form = page.getByRole('form', { name: 'Endereço' });
    await form.getByLabel('CEP').fill('00000000');
    await expect(form.getByText('CEP não encontrado. Preencha o endereço.')).toBeVisible();
    await form.getByLabel('CEP').fill('01310100');
    await expect(form.getByText('Endereço encontrado. Confira e complete.')).toBeVisible();
    await expect(form.getByLabel('Cidade')).not.toHaveValue('');
    await form.getByLabel('Número').fill('');
    await form.getByRole('button', { name: 'Salvar endereço' }).click();
    await expect(form.getByText('Informe o número, ou s/n.')).toBeVisible();
    await isSound(page);
    await form.getByLabel('Número').fill('1578');
    await form.getByLabel('Complemento').fill('ap. 12');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Endereço salvo.')).toBeVisible();
    await expect(page.locator('address')).toContainText('1578, ap. 12');
    await expect(page.getByRole('button', { name: 'Alterar o endereço' })).toBeFocused();
    await page.reload();
    await expect(page.locator('address')).toContainText('CEP 01310-100');
    await isSound(page);
  });

  test('what a player says of oneself is saved, and a failure keeps it', async ({ page }) => {
    await openAs(page, '/user/account');
    const form = page.getByRole('form', { name: 'Sobre você' });
    await expect(form.getByRole('button', { name: 'Salvar' })).toHaveAttribute('aria-disabled', 'true');
    const news = form.getByRole('checkbox', { name: /novidades e promoções/ });
    const before = await news.isChecked();
    await news.setChecked(!before);
    await page.route('**/api/user', (route) =>
      route.request().method() === 'PUT'
        ? route.fulfill({ status: 422, json: { message: 'Os dados enviados são inválidos.', errors: { is_pep: ['Tente mais tarde.'] } } })
        : route.continue(),
    );
    await form.getByRole('button', { name: 'Salvar' }).click();
    await expect(form.getByText('Tente mais tarde.')).toBeVisible();
    expect(await news.isChecked()).toBe(!before);
    await page.unroute('**/api/user');
    await form.getByRole('button', { name: 'Salvar' }).click();
    await expect(page.getByText('Dados salvos.')).toBeVisible();
    await page.reload();
    await expect(news).toBeChecked({ checked: !before });
  });

  test('the password is changed, other sessions end with it, and one or all can be ended', async ({ page }) => {
    for (let other = 0; other < 3; other += 1)
      await page.request.post('/api/auth/login', { data: { email: ana.email, login: ana.email, password: PASSWORD } });
    await openAs(page, '/user/account/password');
    const sessions = page.getByRole('list', { name: 'Sessões' });
    await expect(sessions.getByRole('listitem')).toHaveCount(4);
    await isSound(page);
    await sessions
      .getByRole('button', { name: /^Encerrar/ })
      .first()
      .click();
    await expect(page.getByText('Sessão encerrada.')).toBeVisible();
    await expect(sessions.getByRole('listitem')).toHaveCount(3);
    await expect(sessions).toBeFocused();
    await page.getByRole('button', { name: 'Encerrar todas as outras' }).click();
    await expect(sessions.getByRole('listitem')).toHaveCount(1);
    await expect(sessions).toContainText('Esta sessão');

    const form = page.getByRole('form', { name: 'Alterar senha' });
    await form.getByRole('button', { name: 'Salvar nova senha' }).click();
    await expect(form.getByText('Informe a senha atual.')).toBeVisible();
    await expect(form.getByText('Use de 8 a 64 caracteres.')).toBeVisible();
    await form.getByLabel('Senha atual').fill('errada');
    await form.getByLabel('Nova senha').fill('nova-senha-2026');
    await page.keyboard.press('Enter');
    await expect(form.getByLabel('Senha atual')).toHaveAccessibleDescription(/.+/);
    await expect(form.getByLabel('Nova senha')).toHaveValue('nova-senha-2026');
    await page.request.post('/api/auth/login', { data: { email: ana.email, login: ana.email, password: PASSWORD } });
    await form.getByLabel('Senha atual').fill(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Senha alterada. As outras sessões foram encerradas.')).toBeVisible();
    await expect(sessions.getByRole('listitem')).toHaveCount(1);
    await expect(form.getByLabel('Nova senha')).toHaveValue('');
  });

  test.describe('documents', () => {
    test('a visitor reads why, and where to log in (SPEC R24, R34)', async ({ page }) => {
      await page.goto('/user/account/document');
      await expect(page.getByText('Entre para enviar seus documentos')).toBeVisible();
      await isSound(page);
      await page.getByRole('main').getByRole('button', { name: 'Entrar' }).click();
      await expect(page.getByRole('dialog', { name: 'Entrar' })).toBeVisible();
    });

    test('one is sent, refused with its reason, and sent again', async ({ page }) => {
      await openAs(page, '/user/account/document');
      const form = page.getByRole('form', { name: 'Enviar documento' });
      await form.getByRole('button', { name: 'Enviar documento' }).click();
      await expect(form.getByText('Selecione o lado.')).toBeVisible();
      await expect(form.getByText('Tire uma foto ou escolha um arquivo.')).toBeVisible();
      await isSound(page);

      const file = form.locator('input[type=file]').nth(1);
      await file.setInputFiles({ name: 'rg.gif', mimeType: 'image/gif', buffer: Buffer.alloc(10, 1) });
      await expect(form.getByText('Envie um arquivo JPG, PNG ou PDF.')).toBeVisible();
      await form.getByRole('button', { name: 'Remover o arquivo' }).click();
      await file.setInputFiles(picture('rg.jpg', 11 * 1024 * 1024));
      await expect(form.getByText('O arquivo tem 11 MB. O máximo é 10 MB.')).toBeVisible();
      await form.getByRole('button', { name: 'Remover o arquivo' }).click();

      await form.getByRole('radio', { name: 'Frente', exact: true }).check();
      await file.setInputFiles(picture('rg-ilegivel.jpg'));
      await expect(form.getByText('rg-ilegivel.jpg')).toBeVisible();
      await form.getByRole('button', { name: 'Enviar documento' }).click();
      await expect(page.getByText('Documento enviado. Avisamos quando a análise terminar.')).toBeVisible();
      const list = page.getByRole('list', { name: 'Documentos' });
      await expect(list.getByRole('listitem').filter({ hasText: 'Em análise' })).toHaveCount(1);
      await expect(form.getByRole('radio', { name: 'Verso' })).toBeChecked();
      await isSound(page);

      expect((await page.request.post('/__mock/clock', { data: { advance: 61_000 } })).ok()).toBe(true);
      await page.reload();
      await expect(list).toContainText('A imagem está ilegível. Envie outra, com boa luz.');
      await isSound(page);
      // The form is above the list on a phone: it is scrolled into view and focused.
      await list.getByRole('button', { name: 'Enviar outro: RG, frente' }).click();
      await expect(form.getByLabel('Documento', { exact: true })).toHaveValue('rg');
      await expect(form.getByLabel('Documento', { exact: true })).toBeFocused();
      await expect(form.getByLabel('Documento', { exact: true })).toBeInViewport();
      await expect(form.getByRole('radio', { name: 'Frente' })).toBeChecked();
    });

    test('the camera of a phone has its own button', async ({ page }) => {
      await openAs(page, '/user/account/document');
      const camera = page.locator('input[type=file][capture]');
      await expect(camera).toHaveAttribute('capture', 'environment');
      const chooser = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: 'Tirar foto' }).click();
      await (await chooser).setFiles(picture('foto.jpg'));
      await expect(page.getByText('foto.jpg')).toBeVisible();
    });

    test('one on its way shows so, and can be stopped', async ({ page }) => {
      await openAs(page, '/user/account/document');
      const form = page.getByRole('form', { name: 'Enviar documento' });
      await form.getByLabel('Documento', { exact: true }).selectOption('passport');
      await form.locator('input[type=file]').nth(1).setInputFiles(picture('passaporte.jpg'));
      let isAsked = () => {};
      const asked = new Promise<void>((resolve) => {
        isAsked = resolve;
      });
      await page.route('**/api/user/documents', async (route) => {
        if (route.request().method() !== 'POST') return route.continue();
        return isAsked();
      });
      await form.getByRole('button', { name: 'Enviar documento' }).click();
      await asked;
      await expect(form.getByRole('progressbar', { name: 'Envio do documento' })).toBeVisible();
      await isSound(page);
      await form.getByRole('button', { name: 'Cancelar envio' }).click();
      await expect(form.getByRole('progressbar')).toBeHidden();
      await expect(form.getByText('passaporte.jpg')).toBeVisible();
      await expect(form.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
    });
  });

  test('the referrals: the link is copied, who came and by which rules', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openAs(page, '/user/indications');
    await page.getByRole('button', { name: 'Copiar link' }).click();
    await expect(page.getByText('Link copiado.')).toBeVisible();
    const link = await page.getByLabel('Seu link').inputValue();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
    expect(link).toMatch(/\/ref\/[\w-]+$/);
    await expect(page.getByText(/A recompensa depende de apostas já liquidadas/)).toBeVisible();
    await isSound(page);
  });
});

test.describe('regulation pages', () => {
  test('have an index by which a place is reached, a way to paper, and the others', async ({ page }) => {
    await page.goto('/jogo-responsavel');
    await expect(page).toHaveTitle(/^Jogo responsável \| /);
    await page.getByText('Nesta página').click();
    await page
      .getByRole('navigation', { name: 'Nesta página' })
      .getByRole('link', { name: /Onde pedir ajuda/ })
      .click();
    await expect(page.getByRole('heading', { name: /Onde pedir ajuda/ })).toBeFocused();
    await expect(page.getByRole('heading', { name: /Onde pedir ajuda/ })).toBeInViewport();
    await isSound(page);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Outros documentos')).toBeHidden();
    await page.emulateMedia({ media: 'screen' });

    await page
      .getByRole('link', { name: /Regras de apostas/ })
      .first()
      .click();
    await expect(page).toHaveURL('/rules-betting');
    await expect(page.getByRole('heading', { level: 1, name: /Regras de apostas/i })).toBeVisible();
  });

  test('a link within the text stays on the page', async ({ page }) => {
    await page.goto('/jogo-responsavel');
    await page.evaluate(() => {
      document.title = 'mesma página';
      Object.assign(window, { same: true });
    });
    await page.getByRole('main').getByRole('link', { name: 'Autoexclusão', exact: true }).first().click();
    await expect(page).toHaveURL('/autoexclusao');
    expect(await page.evaluate(() => 'same' in window)).toBe(true);
  });
});
