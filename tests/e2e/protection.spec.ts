import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';

import { atBothWidths, expect, logIn, PASSWORD, sidewaysOverflow, test } from './support';

const AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

test.use({ viewport: { width: 360, height: 740 } });

/** Checks a page. Hides fixed elements, which cover parts of a full-page screenshot. */
async function isSound(page: Page, within?: string): Promise<void> {
  const { width = 360, height = 740 } = page.viewportSize() ?? {};
  await page.setViewportSize({ width, height: 3000 });
  // The page is scrolled to the top: an element half under the header keeps its size.
  await page.evaluate(() => window.scrollTo(0, 0));
  const axe = new AxeBuilder({ page }).withTags(AA);
  const { violations } = await (within === undefined ? axe : axe.include(within)).analyze();
  expect(violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ target }) => target.join(' ')) }))).toEqual([]);
  const overflow = await sidewaysOverflow(page);
  expect(overflow).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width, height });
}

async function openAs(page: Page, path: string, login?: string): Promise<void> {
  await page.goto('/');
  await logIn(page, login);
  await page.goto(path);
}

const limits = (page: Page) => page.getByRole('list', { name: 'Limites' });
const isSet = (page: Page, name: string, text: RegExp) =>
  expect(limits(page).getByRole('listitem').filter({ hasText: name })).toContainText(text);

async function setMoney(form: Locator, digits: string): Promise<void> {
  await form.getByLabel('Valor do limite').fill('');
  await form.getByLabel('Valor do limite').pressSequentially(digits);
}

test.describe('within three taps of every page (SPEC D9)', () => {
  for (const from of ['/', '/casino/slots', '/promotions', '/user/wallet']) {
    test(`from ${from}`, async ({ page }) => {
      await openAs(page, from);
      await page.getByRole('button', { name: 'Sua conta' }).click();
      await page.getByRole('banner').getByRole('link', { name: 'Limites e pausas' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Limites e pausas' })).toBeVisible();
      await page.getByRole('button', { name: 'Novo limite' }).click();
      await expect(page.getByLabel('Valor do limite')).toBeVisible();
    });
  }

  test('and at the foot of each, for a visitor too', async ({ page }) => {
    await page.goto('/casino');
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Limites e pausas' })).toHaveAttribute('href', '/user/protection');
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Autoexclusão', exact: true })).toHaveAttribute(
      'href',
      '/user/protection/exclusion',
    );
  });
});

/** Sets a daily limit of deposits, which holds at once. */
async function addDepositLimit(page: Page, digits: string): Promise<Locator> {
  await page.getByRole('button', { name: 'Novo limite' }).click();
  const form = page.getByRole('form', { name: 'Novo limite' });
  await setMoney(form, digits);
  await form.getByRole('button', { name: 'Salvar limite' }).click();
  await expect(page.getByText('Limite salvo. Já está valendo.')).toBeVisible();
  return limits(page).getByRole('listitem').filter({ hasText: 'Depósitos por dia' });
}

async function changeLimit(item: Locator, digits: string): Promise<void> {
  await item.getByRole('button', { name: 'Alterar o limite de depósitos por dia' }).click();
  await setMoney(item, digits);
}

test('a first limit is asked for, and holds at once', async ({ page }) => {
  await openAs(page, '/user/protection');
  await expect(page.getByText('Você não tem limites definidos')).toBeVisible();
  await isSound(page);
  await page.getByRole('button', { name: 'Novo limite' }).click();
  const form = page.getByRole('form', { name: 'Novo limite' });
  await form.getByRole('button', { name: 'Salvar limite' }).click();
  await expect(form.getByText('Informe o valor do limite.')).toBeVisible();
  await setMoney(form, '10000');
  await expect(form.getByText('Vale a partir de agora.')).toBeVisible();
  await isSound(page);
  await form.getByRole('button', { name: 'Salvar limite' }).click();
  await expect(page.getByText('Limite salvo. Já está valendo.')).toBeVisible();
  await isSet(page, 'Depósitos por dia', /R\$\s100,00/);
});

test('a lower limit holds at once, a higher one after 24 hours, and can be called off', async ({ page }) => {
  await openAs(page, '/user/protection');
  const item = await addDepositLimit(page, '10000');
  await changeLimit(item, '8000');
  await expect(item.getByText(/Menor que o de hoje, R\$\s100,00: vale a partir de agora\./)).toBeVisible();
  await item.getByRole('button', { name: 'Salvar limite' }).click();
  await isSet(page, 'Depósitos por dia', /R\$\s80,00/);

  await changeLimit(item, '50000');
  await expect(item.getByText(/Maior que o de hoje: vale em 24 horas\./)).toBeVisible();
  await item.getByRole('button', { name: 'Salvar limite' }).click();
  await expect(page.getByText('Aumento solicitado. Passa a valer em 24 horas.')).toBeVisible();
  await expect(item).toContainText(/Passa a R\$\s500,00 em \d\d\/\d\d\/\d{4} \d\d:\d\d/);
  await isSound(page);
  await item.getByRole('button', { name: 'Cancelar mudança do limite de depósitos por dia' }).click();
  await expect(item).not.toContainText('Passa a');
  await expect(item).toContainText(/R\$\s80,00/);
});

test('the history lists each change, and the menu shows how much of a limit is used (SPEC Q23)', async ({ page }) => {
  await openAs(page, '/user/protection');
  await page.getByText('Ver todas as mudanças').click();
  await expect(page.getByText('Nenhuma mudança ainda')).toBeVisible();
  const item = await addDepositLimit(page, '10000');
  await changeLimit(item, '8000');
  await item.getByRole('button', { name: 'Salvar limite' }).click();
  const history = page.getByRole('list', { name: 'Mudanças de limites' }).getByRole('listitem');
  await expect(history).toHaveCount(2);
  await expect(history.first()).toContainText(/Depósitos por dia: de R\$\s100,00 para R\$\s80,00/);
  await expect(history.first()).toContainText(/Pedido por você em \d\d\/\d\d\/\d{4} \d\d:\d\d\. Vale desde/);
  await isSound(page);
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('button', { name: 'Menu' }).click();
  const session = page.getByRole('dialog', { name: 'Menu' }).getByRole('region', { name: 'Sua sessão' });
  await expect(session.getByRole('list', { name: 'Seus limites' })).toContainText(
    /Depósitos por dia\s*R\$\s0,00 usados, restam R\$\s80,00/,
  );
});

test('a removed limit ends after 24 hours (SPEC B14)', async ({ page }) => {
  await openAs(page, '/user/protection');
  const item = await addDepositLimit(page, '10000');
  await isSound(page);
  await item.getByRole('button', { name: 'Remover o limite de depósitos por dia' }).click();
  await expect(item.getByText(/Ele ainda vale por 24 horas/)).toBeVisible();
  await item.getByRole('button', { name: 'Remover limite', exact: true }).click();
  await expect(item).toContainText(/Acaba em/);
});

test('a limit of time, by keyboard, with what a period can hold', async ({ page }) => {
  await openAs(page, '/user/protection');
  await page.getByRole('button', { name: 'Novo limite' }).press('Enter');
  const form = page.getByRole('form', { name: 'Novo limite' });
  await form.getByLabel('O que limitar').selectOption('time');
  await form.getByLabel('Limite em minutos').focus();
  await page.keyboard.type('2000');
  await page.keyboard.press('Enter');
  await expect(form.getByText('O período tem 1.440 minutos.')).toBeVisible();
  await expect(form.getByLabel('Limite em minutos')).toBeFocused();
  await form.getByLabel('Limite em minutos').fill('90');
  await expect(form.getByText(/São 1\sh 30\smin por dia\./)).toBeVisible();
  await page.keyboard.press('Enter');
  await isSet(page, 'Tempo de jogo por dia', /1\sh 30\smin/);
});

test('a limit of the number of bets ends play after the last one (SPEC Q41)', async ({ page }) => {
  await openAs(page, '/user/protection');
  await page.getByRole('button', { name: 'Novo limite' }).click();
  const form = page.getByRole('form', { name: 'Novo limite' });
  await form.getByLabel('O que limitar').selectOption('count');
  await form.getByRole('button', { name: 'Salvar limite' }).click();
  await expect(form.getByText('Informe quantas apostas, ao menos 1.')).toBeVisible();
  await expect(form.getByLabel('Número de apostas')).toBeFocused();
  await isSound(page);
  await form.getByLabel('Número de apostas').fill('1');
  await form.getByRole('button', { name: 'Salvar limite' }).click();
  await isSet(page, 'Número de apostas por dia', /0 apostas feitas, restam? 1 aposta/);

  await page.goto('/games/mines');
  await page.getByRole('button', { name: '1 mina', exact: true }).click();
  await page.getByRole('button', { name: /^Apostar/ }).click();
  const firstCell = page.getByRole('grid', { name: 'Tabuleiro' }).getByRole('button', { name: 'Linha 1, coluna 1:' });
  await firstCell.click();
  const opened = page.getByRole('button', { name: /^Linha 1, coluna 1: (diamante|mina)/ });
  await expect(opened).toBeVisible();
  // A mine ends the round at once. A press that is too early for a person counts as the second of a double press: it
  // does nothing.
  const cashOut = page.getByRole('button', { name: /^Parar e levar/ });
  const isDiamond = (await opened.getAttribute('aria-label'))?.includes('diamante') === true;
  if (isDiamond) {
    await expect(async () => {
      await cashOut.click({ timeout: 1000 });
      await expect(cashOut).toBeHidden({ timeout: 1000 });
    }).toPass();
  }
  await expect(page.getByText('Você atingiu o seu limite de número de apostas de hoje.').first()).toBeVisible();
});

test.describe('with a lost answer', () => {
  test.use({ provoked: [/ERR_EMPTY_RESPONSE|ERR_FAILED|status of 50\d/] });

  test('a limit is unknown, then found, and not sent twice', async ({ page }) => {
    await openAs(page, '/user/protection');
    let sent = 0;
    await page.route('**/api/protection/limits', async (route) => {
      sent += 1;
      await route.fetch();
      await route.abort('failed');
    });
    await page.getByRole('button', { name: 'Novo limite' }).click();
    const form = page.getByRole('form', { name: 'Novo limite' });
    await setMoney(form, '5000');
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route('**/api/protection', async (route) => {
      await held;
      await route.continue();
    });
    await form.getByRole('button', { name: 'Salvar limite' }).dblclick();
    await expect(page.getByText('Resultado desconhecido, verificando…')).toBeVisible();
    await isSound(page);
    letGo();
    await expect(page.getByText('Limite salvo. Já está valendo.')).toBeVisible();
    await isSet(page, 'Depósitos por dia', /R\$\s50,00/);
    expect(sent).toBe(1);
  });

  test('a write that never arrived is reported as not executed, and the form keeps its input', async ({ page }) => {
    await openAs(page, '/user/protection');
    await page.route('**/api/protection/limits', (route) => route.abort('failed'));
    await page.getByRole('button', { name: 'Novo limite' }).click();
    const form = page.getByRole('form', { name: 'Novo limite' });
    await setMoney(form, '5000');
    await form.getByRole('button', { name: 'Salvar limite' }).click();
    await expect(form.getByText('Conferimos: nada mudou. Tente de novo.')).toBeVisible();
    await expect(form.getByLabel('Valor do limite')).toHaveValue('50,00');
  });
});

atBothWidths(() => {
  test('reminders are set and turned off', async ({ page }) => {
    await openAs(page, '/user/protection');
    const form = page.getByRole('form', { name: 'Lembretes' });
    await form.getByLabel('Tempo de sessão').selectOption('60');
    await form.getByLabel('Valor apostado').pressSequentially('5000');
    await expect(form.getByText(/Um aviso a cada R\$\s50,00\./)).toBeVisible();
    await form.getByRole('button', { name: 'Salvar lembretes' }).click();
    await expect(page.getByText('Lembretes salvos.')).toBeVisible();
    await page.reload();
    await expect(form.getByLabel('Tempo de sessão')).toHaveValue('60');
    await expect(form.getByLabel('Valor apostado')).toHaveValue('50,00');
    await form.getByLabel('Tempo de sessão').selectOption('');
    await form.getByRole('button', { name: 'Salvar lembretes' }).click();
    await expect(page.getByText('Lembretes salvos.')).toBeVisible();
  });

  test('a reminder and a limit appear on any page, also above an open modal, and stay until dismissed', async ({ page }) => {
    await openAs(page, '/casino');
    const say = async (kind: string, used: number, limit: number, until: string | null) => {
      const data = { name: 'ProtectionEvent', subject: 'usr_1', payload: { kind, used, limit, until } };
      expect((await page.request.post('/__mock/events', { data })).ok()).toBe(true);
    };
    const reminder = page.getByText('Lembrete de tempo');
    // Events before the subscription have no listener.
    await expect(async () => {
      await say('session_reminder', 60, 60, null);
      await expect(reminder).toBeVisible({ timeout: 1000 });
    }).toPass();
    await expect(reminder.locator('..')).toContainText(/Você já jogou 1\sh\. Seu lembrete vem a cada 1\sh\./);
    // The reminder is above the bottom bar, so that it covers neither header nor tabs.
    const card = await reminder.boundingBox();
    const tabs = await page.getByRole('main').getByRole('navigation').first().boundingBox();
    expect(card && tabs && card.y > tabs.y + tabs.height).toBe(true);

    await page.getByRole('banner').getByText('Depositar').or(page.getByRole('banner').getByLabel('Depositar')).first().click();
    const dialog = page.getByRole('dialog', { name: 'Depositar' });
    await expect(dialog.getByText('Lembrete de tempo')).toBeVisible();
    await say('bet_limit', 10_000, 10_000, '2026-11-22T00:00:00-03:00');
    await expect(dialog.getByText('Limite de apostas atingido')).toBeVisible();
    await isSound(page, '[role="status"]:has(> * a[href="/user/protection"])');
    // The reminder is in the flow of the dialog: content that scrolls ends above it.
    const below = await dialog.getByText('Limite de apostas atingido').boundingBox();
    const text = await dialog.locator(':scope > :first-child').boundingBox();
    expect(below && text && below.y >= text.y + text.height).toBe(true);
    await dialog.getByRole('button', { name: 'Dispensar: Lembrete de tempo' }).click();
    await expect(reminder).toHaveCount(0);
    await dialog.getByRole('link', { name: 'Ver meus limites' }).click();
    await expect(page).toHaveURL('/user/protection');
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Limite de apostas atingido')).toHaveCount(0);
  });
});

test('a limit is one notice, in one line above the header', async ({ page }) => {
  await openAs(page, '/casino');
  const notice = page.getByText('Limite de apostas atingido');
  // Events before the subscription have no listener.
  await expect(async () => {
    const payload = { kind: 'bet_limit', used: 10_000, limit: 10_000, until: '2026-11-22T00:00:00-03:00' };
    expect((await page.request.post('/__mock/events', { data: { name: 'ProtectionEvent', subject: 'usr_1', payload } })).ok()).toBe(true);
    await expect(notice).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(notice).toHaveCount(1);
  const line = await notice.boundingBox();
  const header = await page.getByRole('banner').boundingBox();
  expect(line && header && line.y + line.height <= header.y + 1).toBe(true);
  await isSound(page);
});

atBothWidths(() => {
  test.describe('closing the account for a while', () => {
    test.use({ provoked: [/status of (401|422)/] });

    test('a pause, by keyboard: a wrong password, no, and yes', async ({ page }) => {
      await openAs(page, '/user/protection/suspension');
      const form = page.getByRole('form', { name: 'Pausar minha conta' });
      await form.getByRole('button', { name: 'Continuar' }).press('Enter');
      await expect(form.getByText('Escolha por quanto tempo.')).toBeVisible();
      await expect(form.getByText('Informe sua senha.')).toBeVisible();
      await isSound(page);
      await form.getByRole('radio', { name: '24 horas' }).focus();
      await page.keyboard.press('ArrowDown');
      await expect(form.getByRole('radio', { name: '7 dias' })).toBeChecked();
      await form.getByLabel('Sua senha', { exact: true }).fill('errada');
      await page.keyboard.press('Enter');
      await expect(page.getByText(/Pausar por 7 dias, até/)).toBeVisible();
      await isSound(page);
      await page.getByRole('button', { name: 'Pausar minha conta' }).press('Enter');
      await expect(form.getByLabel('Sua senha', { exact: true })).toHaveAccessibleDescription(/Senha incorreta\./);
      await expect(form.getByRole('radio', { name: '7 dias' })).toBeChecked();

      await form.getByLabel('Sua senha', { exact: true }).fill(PASSWORD);
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: 'Voltar' }).press('Enter');
      await expect(form.getByLabel('Sua senha', { exact: true })).toBeFocused();
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: 'Pausar minha conta' }).press('Enter');
      await expect(page.getByRole('region', { name: 'Situação da conta' })).toContainText('Conta em pausa');
      await expect(form.getByRole('radio')).toHaveCount(1);
      await isSound(page);
    });

    test('an exclusion ends the session, says until when, and leaves the way to the withdrawal (SPEC D10)', async ({ page }) => {
      await openAs(page, '/user/protection/exclusion');
      await expect(page.getByRole('link', { name: /Autoexclusão centralizada/ }).first()).toHaveAttribute('href', /^https:/);
      await isSound(page);
      const form = page.getByRole('form', { name: 'Excluir minha conta do jogo' });
      await form.getByText('3 meses').click();
      await form.getByLabel('Sua senha', { exact: true }).fill(PASSWORD);
      await form.getByRole('button', { name: 'Continuar' }).click();
      await expect(page.getByText('Fechar sua conta para o jogo por 3 meses?')).toBeVisible();
      await page.getByRole('button', { name: 'Excluir minha conta do jogo' }).click();

      const said = page.getByRole('dialog', { name: 'Autoexclusão registrada' });
      await expect(said).toContainText(/Autoexclusãoaté \d\d\/\d\d\/\d{4}/);
      await expect(said).toContainText(/Saques possíveisaté \d\d\/\d\d\/\d{4}/);
      await isSound(page);
      await said.getByRole('button', { name: 'Entrar para sacar' }).click();
      const login = page.getByRole('dialog', { name: 'Entrar' });
      await login.getByLabel('CPF ou e-mail').fill('ana@exemplo.invalid');
      await login.getByLabel('Senha', { exact: true }).fill(PASSWORD);
      await login.getByRole('button', { name: 'Entrar', exact: true }).click();
      await expect(login).toBeHidden();
      await page.goto('/user/protection/exclusion');
      const status = page.getByRole('region', { name: 'Situação da conta' });
      await expect(status).toContainText('Sua conta está em autoexclusão');
      await isSound(page);
      await status.getByRole('link', { name: 'Sacar meu saldo' }).click();
      await expect(page).toHaveURL('/user/wallet/withdraw');
      await expect(page.getByText('Disponível para saque')).toBeVisible();
    });
  });
});

test.describe('closing the account with a lost answer', () => {
  test.use({ provoked: [/ERR_FAILED|status of 401/] });

  test('an exclusion that ended the session says that its result is unknown, and does not log out without a word', async ({ page }) => {
    await openAs(page, '/user/protection/exclusion');
    let sent = 0;
    await page.route('**/api/protection/exclusion', async (route) => {
      sent += 1;
      await route.fetch();
      await route.abort('failed');
    });
    const form = page.getByRole('form', { name: 'Excluir minha conta do jogo' });
    await form.getByText('1 mês').click();
    await form.getByLabel('Sua senha', { exact: true }).fill(PASSWORD);
    await form.getByRole('button', { name: 'Continuar' }).click();
    await page.getByRole('button', { name: 'Excluir minha conta do jogo' }).click();
    await expect(page.getByRole('dialog', { name: 'Resultado desconhecido' })).toBeVisible();
    expect(sent).toBe(1);
  });
});

test('a suspended player can tighten and not loosen (SPEC D10)', async ({ page }) => {
  const login = { email: 'ana@exemplo.invalid', login: 'ana@exemplo.invalid', password: PASSWORD };
  const { access_token: token } = await (await page.request.post('/api/auth/login', { data: login })).json();
  const paused = await page.request.post('/api/protection/suspension', {
    headers: { Authorization: `Bearer ${token}` },
    data: { hours: 168, password: PASSWORD },
  });
  expect(paused.ok()).toBe(true);
  await openAs(page, '/user/protection');
  await page.getByRole('button', { name: 'Novo limite' }).click();
  const form = page.getByRole('form', { name: 'Novo limite' });
  await setMoney(form, '5000');
  await form.getByRole('button', { name: 'Salvar limite' }).click();
  await isSet(page, 'Depósitos por dia', /R\$\s50,00/);
  const item = limits(page).getByRole('listitem').filter({ hasText: 'Depósitos por dia' });
  await expect(item.getByRole('button', { name: /^Remover/ })).toHaveCount(0);
  await item.getByRole('button', { name: /^Alterar/ }).click();
  await setMoney(item, '9000');
  await expect(item.getByRole('button', { name: 'Salvar limite' })).toHaveAccessibleDescription('Agora só dá para reduzir.');
});

test('the self-test: nine questions, a result, and nothing sent', async ({ page }) => {
  await openAs(page, '/user/protection');
  const written: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' && request.url().includes('/api/')) written.push(request.url());
  });
  await page.getByRole('button', { name: 'Fazer o teste' }).click();
  const form = page.getByRole('form', { name: 'Teste' });
  await form.getByRole('button', { name: 'Próxima' }).click();
  await expect(form.getByText('Escolha uma resposta.')).toBeVisible();
  for (let question = 1; question <= 9; question += 1) {
    await expect(form.getByText(`Pergunta ${String(question)} de 9`)).toBeVisible();
    await form.getByRole('radio', { name: 'Às vezes' }).check();
    if (question === 1) await isSound(page, 'form[aria-label="Teste"]');
    await form.getByRole('button', { name: question === 9 ? 'Ver resultado' : 'Próxima' }).click();
  }
  await expect(page.getByText('Risco alto')).toBeVisible();
  await isSound(page, '[data-level]');
  await page.getByRole('main').getByRole('link', { name: 'Fazer uma pausa' }).click();
  await expect(page).toHaveURL('/user/protection/suspension');
  expect(written.filter((url) => !/realtime|broadcasting|bonus|coupons/.test(url))).toEqual([]);
});
