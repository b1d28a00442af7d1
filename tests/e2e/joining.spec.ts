import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';

import { ana, balance, declare, expect, expectLoaded, logIn, test } from './support';

/** Person without an account in a fresh world, whose name the stand-in's tax register knows. */
const DIEGO = { cpf: '935.411.347-80', name: 'Diego Alves', born: '28/02/1994', email: 'diego@exemplo.invalid', password: 'outra-senha-1' };
const AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
/** Buttons of the check, in order. */
const CHECK = ['Começar', 'Capturar frente', 'Capturar verso'];
const widget = (page: Page) => page.frameLocator('iframe[title="Verificação de identidade"]');
const captcha = (page: Page) => page.frameLocator('iframe[title="Confirmação de segurança"]');

async function violations(page: Page) {
  const { violations: found } = await new AxeBuilder({ page }).withTags(AA).include('dialog[open]').analyze();
  return found.map(({ id, nodes }) => ({ id, at: nodes.map(({ target }) => target.join(' ')) }));
}

async function openRegistration(page: Page): Promise<Locator> {
  await page.goto('/login');
  await dialog(page, 'Entrar').getByRole('button', { name: 'Cadastrar' }).click();
  const form = dialog(page, 'Criar conta');
  await expect(form.getByLabel('CPF')).toBeVisible();
  return form;
}

async function fillBoth(form: Locator): Promise<void> {
  await form.getByLabel('CPF').fill(DIEGO.cpf);
  await expect(form.getByLabel('Nome completo')).toHaveValue(DIEGO.name);
  await expect(form.getByLabel('Data de nascimento')).toHaveValue(DIEGO.born);
  await declare(form);
  await form.getByRole('button', { name: 'Continuar' }).click();
  await form.getByLabel('E-mail').fill(DIEGO.email);
  await form.getByLabel('Celular com DDD').fill('31991234567');
  await form.getByLabel('Senha', { exact: true }).fill(DIEGO.password);
  await form.getByRole('checkbox').check();
}

async function confirmHuman(page: Page): Promise<void> {
  await captcha(page).getByRole('button').click();
  await expect(captcha(page).getByText('Verificado', { exact: true })).toBeVisible();
}

/** Sends a GET as the player logged in on the page. */
async function ask(page: Page, path: string) {
  const token = (await page.context().cookies()).find(({ name }) => name === '__Host-access_token')?.value ?? '';
  const headers = { Authorization: `Bearer ${decodeURIComponent(token)}` };
  return (await page.request.get(path, { headers })).json();
}

const verificationOf = (page: Page) => ask(page, '/api/legitimuzStatus');

async function limitsOf(page: Page): Promise<unknown> {
  const { data } = await ask(page, '/api/protection');
  return data.limits.map(({ type, period, value }: Record<string, unknown>) => ({ type, period, value }));
}

test('a registration from a game asks one question at a time, and ends in the game (SPEC W1)', async ({ page }) => {
  await page.goto('/play/1001');
  await page.getByRole('button', { name: 'Entrar para jogar' }).click();
  await dialog(page, 'Entrar').getByRole('button', { name: 'Cadastrar' }).click();
  const form = dialog(page, 'Criar conta');
  await expect(form.getByLabel('CPF')).toBeVisible();
  await fillBoth(form);
  await confirmHuman(page);
  await form.getByRole('button', { name: 'Criar conta' }).click();

  const last = page.getByRole('alertdialog', { name: 'Último passo' });
  await last.getByRole('radio', { name: 'Masculino' }).check();
  await expect(page.locator('dialog[open]')).toHaveCount(1);
  await last.getByLabel('Limite de perdas').fill('20000');
  await last.getByLabel('Limite de tempo de jogo').selectOption('120');
  await last.getByRole('button', { name: 'Salvar e concluir' }).click();
  await expect(dialog(page, 'Conta criada')).toBeVisible();
  await expect(page.locator('dialog[open]')).toHaveCount(1);
  await dialog(page, 'Conta criada').getByRole('link', { name: 'Ativar a conta' }).click();

  await expect(page.getByText('0 de 3 etapas feitas')).toBeVisible();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Verificar', exact: true }).click();
  for (const step of CHECK) await widget(page).getByRole('button', { name: step, exact: true }).click();
  await expect(page.getByText('1 de 3 etapas feitas')).toBeVisible();
  const address = page.getByRole('form', { name: 'Endereço' });
  await address.getByLabel('CEP').fill('01310-100');
  await expect(address.getByLabel('Cidade')).toHaveValue('São Paulo');
  await address.getByLabel('Rua').fill('Avenida Paulista');
  await address.getByLabel('Número').fill('1000');
  await address.getByLabel('Bairro').fill('Bela Vista');
  await address.getByRole('button', { name: 'Salvar endereço' }).click();
  await expect(page.getByText('2 de 3 etapas feitas')).toBeVisible();
  const bank = page.getByRole('form', { name: 'Conta bancária' });
  await bank.getByLabel('Número do banco').fill('260');
  await bank.getByLabel('Agência, sem dígito').fill('0001');
  await bank.getByLabel('Conta com dígito').fill('1234567-8');
  await bank.getByRole('button', { name: 'Confirmar conta' }).click();
  await expect(page.getByText('Sua conta está ativa.')).toBeVisible();
  await page.getByRole('link', { name: 'Voltar ao jogo' }).click();
  await page.getByRole('button', { name: 'Jogar', exact: true }).click();
  await expect(page.getByRole('region', { name: /^Jogo: / }).locator('iframe')).toBeVisible();
});

test.describe('a new player on a phone of 360 px', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('is made by touch, and each step is accessible (SPEC S1, E8)', async ({ page }) => {
    // Axe runs in every step. The page of the login leads home, but not over the activation.
    await page.goto('/login');
    await expect(dialog(page, 'Entrar').getByLabel('CPF ou e-mail')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await dialog(page, 'Entrar').getByRole('button', { name: 'Cadastrar' }).tap();

    const form = dialog(page, 'Criar conta');
    await form.getByLabel('CPF').tap();
    await form.getByLabel('CPF').pressSequentially('93541134780');
    await expect(form.getByLabel('Nome completo')).toHaveValue(DIEGO.name);
    await declare(form);
    expect(await violations(page)).toEqual([]);
    await form.getByRole('button', { name: 'Continuar' }).tap();

    await expect(form.getByLabel('País')).toHaveValue('55');
    await form.getByLabel('E-mail').tap();
    await page.keyboard.type(DIEGO.email);
    await form.getByLabel('Celular com DDD').tap();
    await page.keyboard.type('31991234567');
    await expect(form.getByLabel('Celular com DDD')).toHaveValue('(31) 99123-4567');
    await form.getByLabel('Senha', { exact: true }).tap();
    await page.keyboard.type(DIEGO.password);
    await form.getByRole('checkbox').tap();
    await captcha(page).getByRole('button').tap();
    await expect(captcha(page).getByText('Verificado', { exact: true })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await form.getByRole('button', { name: 'Criar conta' }).tap();

    const last = page.getByRole('alertdialog', { name: 'Último passo' });
    await last.getByRole('radio', { name: 'Masculino' }).tap();
    await last.getByLabel('Limite de perdas').tap();
    await page.keyboard.type('20000');
    await expect(last.getByLabel('Limite de perdas')).toHaveValue('200,00');
    await last.getByLabel('Período').selectOption('week');
    await last.getByLabel('Limite de tempo de jogo').selectOption('120');
    await last.getByRole('button', { name: 'Limitar também depósitos ou apostas' }).tap();
    const more = last.getByRole('group', { name: 'Outro limite 1' });
    await more.getByLabel('Período').selectOption('month');
    await more.getByLabel('Valor do limite').tap();
    await page.keyboard.type('90000');
    expect(await violations(page)).toEqual([]);
    await last.getByRole('button', { name: 'Salvar e concluir' }).tap();

    await expect(dialog(page, 'Conta criada')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    expect(await limitsOf(page)).toEqual([
      { type: 'loss', period: 'week', value: 20_000 },
      { type: 'time', period: 'day', value: 120 },
      { type: 'deposit', period: 'month', value: 90_000 },
    ]);
    await dialog(page, 'Conta criada').getByRole('link', { name: 'Ativar a conta' }).tap();
    await expect(page.getByText('0 de 3 etapas feitas')).toBeVisible();
    await page.getByRole('button', { name: 'Verificar', exact: true }).tap();
    await expect(widget(page).getByRole('button', { name: 'Começar' })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    for (const step of CHECK) await widget(page).getByRole('button', { name: step, exact: true }).tap();
    await expect(page.getByText('Verificação KYC concluída com sucesso!')).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(balance(page)).toBeVisible();
    expect(await verificationOf(page)).toEqual({ user_status: 'approved', isApproved: true });
  });

  test('is made by keyboard alone', async ({ page }) => {
    await page.goto('/?__scenario=simple-registration');
    await page.getByRole('button', { name: 'Entrar' }).first().focus();
    await page.keyboard.press('Enter');
    await expect(dialog(page, 'Entrar').getByLabel('CPF ou e-mail')).toBeFocused();
    await tabTo(page, dialog(page, 'Entrar').getByRole('button', { name: 'Cadastrar' }));
    await page.keyboard.press('Enter');

    const form = dialog(page, 'Criar conta');
    await expect(form.getByLabel('CPF')).toBeFocused();
    await page.keyboard.type('93541134780');
    await expect(form.getByLabel('Nome completo')).toHaveValue(DIEGO.name);
    await tabTo(page, form.getByRole('radio', { name: 'Sim' }));
    await page.keyboard.press('ArrowRight');
    await tabTo(page, form.getByLabel('Você se enquadra em alguma destas situações?'));
    await page.keyboard.type('Nenhuma');
    await tabTo(page, form.getByRole('button', { name: 'Continuar' }));
    await page.keyboard.press('Enter');
    await expect(form.getByLabel('E-mail')).toBeFocused();
    await page.keyboard.type(DIEGO.email);
    await tabTo(page, form.getByLabel('Celular com DDD'));
    await page.keyboard.type('31991234567');
    await tabTo(page, form.getByLabel('Senha', { exact: true }));
    await page.keyboard.type(DIEGO.password);
    await tabTo(page, form.getByRole('checkbox'));
    await page.keyboard.press('Space');
    await tabTo(page, captcha(page).getByRole('button'));
    await page.keyboard.press('Space');
    await expect(captcha(page).getByText('Verificado', { exact: true })).toBeVisible();
    await tabTo(page, form.getByRole('button', { name: 'Criar conta' }));
    await page.keyboard.press('Enter');

    const last = page.getByRole('alertdialog', { name: 'Último passo' });
    await tabTo(page, last.getByLabel('Feminino'));
    await page.keyboard.press('Space');
    await tabTo(page, last.getByLabel('Limite de perdas'));
    await page.keyboard.type('5000');
    await tabTo(page, last.getByLabel('Limite de tempo de jogo'));
    await page.keyboard.type('1 hora');
    await page.keyboard.press('Tab');
    await expect(last.getByRole('button', { name: 'Limitar também depósitos ou apostas' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(last.getByRole('button', { name: 'Salvar e concluir' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog(page, 'Conta criada')).toBeVisible();
    await tabTo(page, dialog(page, 'Conta criada').getByRole('button', { name: 'Verificar identidade' }));
    await page.keyboard.press('Enter');
    for (const step of CHECK) {
      const button = widget(page).getByRole('button', { name: step, exact: true });
      await expect(button).toBeVisible();
      await tabTo(page, button);
      await page.keyboard.press('Enter');
    }
    await expect(page.getByText('Verificação KYC concluída com sucesso!')).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(await verificationOf(page)).toEqual({ user_status: 'approved', isApproved: true });
  });

  test('nothing of it scrolls sideways at 320 px', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const form = await openRegistration(page);
    await fillBoth(form);
    const overflow = await page.evaluate(() => {
      const open = document.querySelector('dialog[open]');
      return (open?.scrollWidth ?? 0) - (open?.clientWidth ?? 0);
    });
    expect(overflow).toBe(0);
  });
});

test.describe('an unfinished registration', () => {
  test('asks before it is closed, by Back and by Esc, and is whole when one goes back to it', async ({ page }) => {
    const form = await openRegistration(page);
    await fillBoth(form);
    await page.goBack();
    await expect(dialog(page, 'Sair do cadastro?')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Continuar cadastro' }).click();
    await expect(dialog(page, 'Sair do cadastro?')).toBeHidden();
    await expect(form.getByLabel('Senha', { exact: true })).toHaveValue(DIEGO.password);
    await expect(form.getByRole('checkbox')).toBeChecked();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Sair e apagar' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page).toHaveURL('/');
    await page.getByRole('button', { name: 'Entrar' }).first().click();
    await dialog(page, 'Entrar').getByRole('button', { name: 'Cadastrar' }).click();
    await expect(form.getByLabel('CPF')).toHaveValue('');
  });

  test('is open again after a reload, whole but for the password', async ({ page }) => {
    await fillBoth(await openRegistration(page));
    await page.reload();
    const form = dialog(page, 'Criar conta');
    await expect(form.getByLabel('E-mail')).toHaveValue(DIEGO.email);
    await expect(form.getByLabel('Celular com DDD')).toHaveValue('(31) 99123-4567');
    await expect(form.getByLabel('Senha', { exact: true })).toHaveValue('');
    await expect(form.getByRole('checkbox')).not.toBeChecked();
  });

  test.describe('offline', () => {
    test.use({ provoked: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/] });

    test('says so and loses nothing', async ({ page }) => {
      const form = await openRegistration(page);
      await fillBoth(form);
      await confirmHuman(page);
      await page.route('**/v2/auth/register', (route) => route.abort('internetdisconnected'));
      await form.getByRole('button', { name: 'Criar conta' }).click();
      await expect(form.getByText('Não conseguimos falar com o servidor. Tente de novo em instantes.')).toBeVisible();
      await expect(form.getByLabel('Senha', { exact: true })).toHaveValue(DIEGO.password);
      await page.unroute('**/v2/auth/register');
      await confirmHuman(page);
      await form.getByRole('button', { name: 'Criar conta' }).click();
      await expect(page.getByRole('alertdialog', { name: 'Último passo' })).toBeVisible();
    });
  });

  for (const width of [360, 1440]) {
    test(`at ${String(width)} px refuses a person whom the law bars, calmly, and keeps nothing of the answer (SPEC Q13)`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      const form = await openRegistration(page);
      await form.getByLabel('CPF').fill(DIEGO.cpf);
      await expect(form.getByLabel('Nome completo')).toHaveValue(DIEGO.name);
      await form.getByRole('radio', { name: 'Sim', exact: true }).check();
      await form.getByLabel('Você se enquadra em alguma destas situações?').selectOption('sports');
      await expect(form.getByText(/A lei não permite apostas nesta situação/)).toBeVisible();
      const axe = await new AxeBuilder({ page }).include('dialog[open]').analyze();
      expect(axe.violations).toEqual([]);
      await form.getByRole('button', { name: 'Continuar' }).click();
      await expect(form.getByLabel('E-mail')).toBeHidden();
      expect(await page.evaluate(() => sessionStorage.getItem('register'))).not.toContain('sports');
      await form.getByLabel('Você se enquadra em alguma destas situações?').selectOption('none');
      await form.getByRole('button', { name: 'Continuar' }).click();
      await expect(form.getByLabel('E-mail')).toBeVisible();
    });
  }

  test('says which field the server refused', async ({ page }) => {
    const form = await openRegistration(page);
    await fillBoth(form);
    await form.getByLabel('E-mail').fill(ana.email);
    await confirmHuman(page);
    await form.getByRole('button', { name: 'Criar conta' }).click();
    await expect(form.getByLabel('E-mail')).toHaveAccessibleDescription('Este e-mail já está em uso.');
    await expect(form.getByLabel('E-mail')).toBeFocused();
  });

  for (const [cpf, text] of [
    ['529.982.247-25', 'Este CPF já está cadastrado.'],
    ['111.222.333-96', 'Não encontramos este CPF.'],
    ['222.333.444-05', 'Você precisa ter 18 anos ou mais.'],
  ] as const) {
    test(`the CPF ${cpf} is refused: ${text}`, async ({ page }) => {
      const form = await openRegistration(page);
      await form.getByLabel('CPF').fill(cpf);
      await expect(form.getByLabel('CPF')).toHaveAccessibleDescription(text);
      await expect(form.getByLabel('Nome completo')).toBeHidden();
    });
  }
});

test.describe('a player who never answered the last step', () => {
  const last = (page: Page) => page.getByRole('alertdialog', { name: 'Último passo' });

  /** Logs in a player who left the registration unfinished on another device. */
  async function enter(page: Page): Promise<void> {
    const registered = await page.request.post('/v2/auth/register', {
      data: {
        name: DIEGO.name,
        document: '93541134780',
        email: DIEGO.email,
        email_confirmation: DIEGO.email,
        phone: '31991234567',
        phone_code: '55',
        birthday: '1994-02-28',
        password: DIEGO.password,
        password_confirmation: DIEGO.password,
        termsAccepted: true,
      },
    });
    expect((await registered.json()).success).toBe(true);
    await page.goto('/');
    await page.getByRole('button', { name: 'Entrar' }).first().click();
    const login = dialog(page, 'Entrar');
    await login.getByLabel('CPF ou e-mail').fill(DIEGO.email);
    await login.getByLabel('Senha', { exact: true }).fill(DIEGO.password);
    await login.getByRole('button', { name: 'Entrar', exact: true }).click();
  }

  test('is asked after a login, and again after a reload, until it is answered', async ({ page }) => {
    await enter(page);
    await expect(last(page)).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(last(page)).toBeVisible();
    await page.reload();
    await expect(last(page)).toBeVisible();
    await last(page).getByRole('radio', { name: 'Feminino' }).check();
    await last(page).getByLabel('Limite de perdas').pressSequentially('10000');
    await last(page).getByLabel('Limite de tempo de jogo').selectOption('60');
    await last(page).getByRole('button', { name: 'Salvar e concluir' }).click();
    await expect(page.getByText('Respostas salvas. Seus limites já estão valendo.')).toBeVisible();
    await expect(page.getByRole('alertdialog')).toBeHidden();
    await page.reload();
    await expect(balance(page)).toBeVisible();
    await expectLoaded(page);
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  });

  test('is asked as well if the login is faster than the code that asks', async ({ page }) => {
    let release = () => {};
    const isLoggedIn = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/*.js', async (route) => {
      const response = await route.fetch();
      const code = await response.text();
      // The code is found by the key of an entry of the storage, which the build keeps.
      if (code.includes('location-asked')) await isLoggedIn;
      await route.fulfill({ response, body: code });
    });
    await enter(page);
    await expect(balance(page)).toBeVisible();
    await expect(dialog(page, 'Entrar')).toBeHidden();
    release();
    await expect(last(page)).toBeVisible();
  });

  test('can leave the account instead', async ({ page }) => {
    await enter(page);
    await last(page).getByRole('button', { name: 'Sair da conta' }).click();
    await expect(last(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Entrar' }).first()).toBeVisible();
  });
});

test.describe('recovery', () => {
  test.use({ provoked: [/status of (401|422)/] });

  for (const path of ['/recuperar-senha', '/Recover']) {
    test(`from ${path}: a link, a new password, and a login with it`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: 'Recuperar senha' })).toBeVisible();
      await page.getByLabel('E-mail').fill('ninguem@exemplo.invalid');
      await page.getByRole('button', { name: 'Enviar link' }).click();
      await expect(page.getByText(/Se houver uma conta com/)).toBeVisible();
      await page.getByRole('button', { name: 'Usar outro e-mail' }).click();
      await page.getByLabel('E-mail').fill(ana.email);
      await page.getByRole('button', { name: 'Enviar link' }).click();
      await expect(page.getByText(/Se houver uma conta com/)).toBeVisible();

      const { data } = await (await page.request.get('/__mock/mail?playerId=usr_1')).json();
      // The link comes from the mail program: the same address with another fragment would not load the page again.
      await page.goto('about:blank');
      await page.goto(String(data[0].link).replace('/recuperar-senha', path));
      await expect(page.getByLabel('Nova senha')).toBeVisible();
      expect([new URL(page.url()).search, new URL(page.url()).hash]).toEqual(['', '']);
      await expect(page.getByLabel('E-mail da conta')).toHaveValue(ana.email);
      await page.getByLabel('Nova senha').fill('nova-senha-2026');
      await page.getByRole('button', { name: 'Salvar nova senha' }).click();
      await expect(page.getByText('Senha alterada')).toBeVisible();
      await page.getByRole('main').getByRole('button', { name: 'Entrar' }).click();
      const login = dialog(page, 'Entrar');
      await login.getByLabel('CPF ou e-mail').fill(ana.cpf);
      await login.getByLabel('Senha', { exact: true }).fill('nova-senha-2026');
      await login.getByRole('button', { name: 'Entrar' }).click();
      await expect(balance(page)).toBeVisible();
    });
  }

  test('a link that is good no more says so, and gives another', async ({ page }) => {
    await page.goto('/recuperar-senha?token=velho&utm_source=email');
    await page.getByLabel('E-mail da conta').fill(ana.email);
    expect(new URL(page.url()).search).toBe('?utm_source=email');
    await page.getByLabel('Nova senha').fill('nova-senha-2026');
    await page.getByRole('button', { name: 'Salvar nova senha' }).click();
    await expect(page.getByRole('main').getByRole('alert')).toHaveText('Este link já foi usado ou venceu. Peça um novo.');
    await page.getByRole('button', { name: 'Pedir outro link' }).click();
    await expect(page.getByRole('button', { name: 'Enviar link' })).toBeVisible();
  });

  test('a link from a campaign opens no registration over it (SPEC K2)', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('consent', 'granted'));
    await page.goto('/recuperar-senha?token=velho&utm_source=email');
    // The deferred widgets have read the landing parameters.
    await expect.poll(async () => (await page.context().cookies()).some(({ name }) => name === 'utm_source')).toBe(true);
    await expect(page.getByLabel('Nova senha')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('a link that was broken on its way says so, and gives another', async ({ page }) => {
    for (const token of ['', 'x'.repeat(600)]) {
      await page.goto(`/recuperar-senha?token=${token}`);
      await expect(page.getByText('Este link está incompleto. Peça outro.')).toBeVisible();
      await page.getByRole('button', { name: 'Pedir outro link' }).click();
      await expect(page.getByLabel('E-mail')).toBeFocused();
    }
  });

  test('from the modal, and back to the login', async ({ page }) => {
    await page.goto('/login');
    await dialog(page, 'Entrar').getByRole('button', { name: 'Esqueci minha senha' }).click();
    const recover = dialog(page, 'Recuperar senha');
    await expect(recover.getByLabel('E-mail')).toBeFocused();
    expect(await violations(page)).toEqual([]);
    await recover.getByRole('button', { name: 'Entrar' }).click();
    await expect(dialog(page, 'Entrar')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL('/');
  });
});

test.describe('login', () => {
  test.use({ provoked: [/status of 401/] });

  test('says what V3 says, and takes a CPF', async ({ page }) => {
    await page.goto('/login');
    const login = dialog(page, 'Entrar');
    await login.getByLabel('CPF ou e-mail').fill(ana.cpf);
    await login.getByLabel('Senha', { exact: true }).fill('errada-errada');
    await login.getByRole('button', { name: 'Entrar' }).click();
    await expect(login.getByText('Email ou senha incorretos! Restam 4 tentativas.')).toBeVisible();
    await login.getByLabel('Senha', { exact: true }).fill('palpite2026');
    await page.keyboard.press('Enter');
    await expect(balance(page)).toBeVisible();
    await expect(page).toHaveURL('/');
  });

  test('a page for players comes after it', async ({ page }) => {
    await page.goto('/user/wallet');
    await logIn(page);
    await expect(page).toHaveURL('/user/wallet');
  });
});

/** Moves the focus to an element by Tab, within 40 steps. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let step = 0; step < 40; step += 1) {
    if (await target.evaluate((element) => element === element.ownerDocument.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}
