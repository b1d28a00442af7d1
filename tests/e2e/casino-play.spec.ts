import type { Page } from '@playwright/test';

import { ana, balance, expect, IDENTITY, logIn, PASSWORD, sidewaysOverflow, test } from './support';

const game = '/play/1001';
const play = (page: Page) => page.getByRole('button', { name: 'Jogar', exact: true });
const frame = (page: Page) => page.getByRole('region', { name: /^Jogo:/ }).locator('iframe');
const fact = (page: Page, name: string) =>
  page
    .getByRole('region', { name: /^Jogo:/ })
    .locator('dl > div')
    .filter({ hasText: name })
    .locator('dd');

async function fillLogin(page: Page, login = ana.email): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Entrar' });
  await dialog.getByLabel('CPF ou e-mail').fill(login);
  await dialog.getByLabel('Senha', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Entrar' }).click();
  await expect(dialog).toBeHidden();
}

test('a visitor sees what must be known, and plays after the login (SPEC D9, R35)', async ({ page }) => {
  await page.goto(game);
  const main = page.getByRole('main');
  for (const text of ['RTP', 'Maior prêmio', 'Volatilidade', 'Aposta por rodada', 'Regras', 'O que paga', 'Parecidos']) {
    await expect(main.getByText(text).first()).toBeVisible();
  }
  await expect(main.getByText(/1 em [\d.]+ rodadas/).first()).toBeVisible();
  await expect(page.locator('iframe[title]').filter({ hasNot: page.locator('[title="Atendimento"]') })).not.toHaveAttribute(
    'src',
    /\/game\//,
  );
  await page.getByRole('button', { name: 'Entrar para jogar' }).click();
  await fillLogin(page);
  await expect(frame(page)).toHaveAttribute('src', /\/game\/1001\//);
});

test.describe('who logs in on the page of a game, before the identity is known to be approved (SPEC R35, D3)', () => {
  /** Holds back the identity status. Returns its release, and the game requests made meanwhile. */
  async function hold(page: Page) {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(IDENTITY, async (route) => {
      await released;
      await route.continue();
    });
    const launches: string[] = [];
    page.on('request', (request) => {
      if (/\/launch$/.test(request.url())) launches.push(request.url());
    });
    return { release, launches };
  }

  async function wantToPlay(page: Page, login: string): Promise<void> {
    await page.goto(game);
    await page.getByRole('button', { name: 'Entrar para jogar' }).click();
    const asked = page.waitForRequest(IDENTITY);
    await fillLogin(page, login);
    await asked;
    await expect(balance(page)).toBeVisible();
    await expect(play(page)).toHaveAttribute('aria-busy', 'true');
  }

  test('has nothing opened where it is not', async ({ page }) => {
    const { release, launches } = await hold(page);
    await wantToPlay(page, 'bruno@exemplo.invalid');
    expect(launches).toEqual([]);
    release();
    await expect(page.getByRole('main').getByText('Falta a verificação facial').first()).toBeVisible();
    await expect(play(page)).toHaveCount(0);
    expect(launches).toEqual([]);
  });

  test('has the game opened, once, where it is', async ({ page }) => {
    const { release, launches } = await hold(page);
    await wantToPlay(page, ana.email);
    expect(launches).toEqual([]);
    release();
    await expect(frame(page)).toHaveAttribute('src', /\/game\/1001\//);
    expect(launches).toHaveLength(1);
  });
});

test.describe('a verified player', () => {
  for (const [width, height] of [
    [360, 740],
    [1440, 900],
  ] as const) {
    test(`sees balance and time during play and the result at the end, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto(game);
      await logIn(page);
      await play(page).click();
      const inside = frame(page).contentFrame();
      const spin = inside.getByRole('button', { name: /Girar/ });
      await expect(spin).toBeVisible();
      await expect(page.getByRole('region', { name: /^Jogo:/ })).toBeFocused();
      await expect(fact(page, 'Tempo')).toHaveText(/^0:\d\d$/);
      const before = await fact(page, 'Saldo').innerText();
      await spin.click();
      await expect(fact(page, 'Saldo')).not.toHaveText(before);
      // The balance changes twice: stake and win.
      const real = async () => /R\$\s[\d.]+,\d\d/.exec(await fact(page, 'Saldo').innerText())?.[0] ?? '';
      // A phone has no header here (SPEC S24).
      const other = width > 768 ? balance(page) : fact(page, 'Saldo');
      await expect.poll(async () => (await other.innerText()).includes(await real())).toBe(true);
      await expect(fact(page, 'Resultado hoje')).toHaveText(/R\$/);
      const overflow = await sidewaysOverflow(page);
      expect(overflow).toBeLessThanOrEqual(0);
      await page.getByRole('button', { name: 'Sair do jogo' }).click();
      await expect(page.getByText('Jogo encerrado')).toBeVisible();
      await expect(page.getByRole('main').getByText('Apostas', { exact: true })).toBeVisible();
      await expect(page.getByRole('link', { name: /^Voltar para/ })).toBeVisible();
      await page.getByRole('button', { name: 'Jogar de novo' }).click();
      await expect(spin).toBeVisible();
    });
  }

  test('leaves by the button of the game itself, by keyboard too', async ({ page }) => {
    await page.goto(game);
    await logIn(page);
    await play(page).focus();
    await page.keyboard.press('Enter');
    await frame(page).contentFrame().getByRole('button', { name: /Sair/ }).press('Enter');
    await expect(page.getByText('Jogo encerrado')).toBeVisible();
  });

  test('plays from the details of a game at once, and the session is closed where the page is left', async ({ page }) => {
    await page.goto('/casino/slots');
    await logIn(page);
    await page.locator('li[aria-posinset="1"]').getByRole('button').first().click();
    await page.getByRole('dialog').getByRole('link', { name: 'Jogar' }).click();
    await expect(frame(page)).toBeVisible();
    const closed = page.waitForResponse(/games\/sessions\/.+\/close$/);
    await page.goBack();
    expect((await closed).ok()).toBe(true);
    await expect(page).toHaveURL(/\/casino\/slots$/);
  });

  test('turns the heart, and the chat is hidden (SPEC S7)', async ({ page }) => {
    await page.goto(game);
    await logIn(page);
    await play(page).click();
    await expect(frame(page)).toBeVisible();
    const heart = page.getByRole('region', { name: /^Jogo:/ }).getByRole('button', { name: /^Favoritar/ });
    const was = await heart.getAttribute('aria-pressed');
    const kept = page.waitForResponse(/favorite\/.+\/(add|remove)$/);
    await heart.click();
    await kept;
    await expect(heart).toHaveAttribute('aria-pressed', was === 'true' ? 'false' : 'true');
    await expect(page.getByTitle('Atendimento').and(page.locator(':not([aria-hidden="true"])'))).toHaveCount(0);
  });

  test('has the whole screen, and the way back', async ({ page }) => {
    await page.goto(game);
    await logIn(page);
    await play(page).click();
    await page.getByRole('button', { name: 'Tela cheia' }).click();
    const back = page.getByRole('button', { name: 'Sair da tela cheia' });
    await expect(back).toBeVisible();
    await back.click();
    await expect(page.getByRole('button', { name: 'Tela cheia' })).toBeVisible();
  });
});

/** Pays the charge of R$ 20,00 that the deposit modal shows. */
async function depositInGame(page: Page): Promise<void> {
  await page
    .getByRole('region', { name: /^Jogo:/ })
    .getByRole('button', { name: 'Depositar' })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Depositar' });
  await dialog.getByRole('button', { name: 'R$ 20,00' }).click();
  await dialog.getByRole('button', { name: 'Gerar código PIX' }).click();
  await expect(dialog.getByRole('button', { name: 'Copiar código PIX' })).toBeVisible();
  const [newest] = (await (await page.request.get('/__mock/deposits')).json()).data;
  expect((await page.request.post(`/__mock/deposits/${newest.id}/pay`, { data: {} })).ok()).toBe(true);
  await expect(dialog.getByText('Depósito aprovado')).toBeVisible();
}

test.describe('a player in a game', () => {
  test('is in it again after a reload, at the same address, and after Back and Forward', async ({ page }) => {
    await page.goto('/casino');
    await logIn(page);
    await page.goto(game);
    await play(page).click();
    await expect(frame(page)).toBeVisible();
    await page.reload();
    await expect(frame(page)).toHaveAttribute('src', /\/game\/1001\//);
    await expect(page).toHaveURL(/\/play\/1001$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/casino$/);
    await page.goForward();
    await expect(frame(page)).toHaveAttribute('src', /\/game\/1001\//);
    await page.getByRole('button', { name: 'Sair do jogo' }).click();
    await expect(page.getByText('Jogo encerrado')).toBeVisible();
    await page.reload();
    await expect(play(page)).toBeVisible();
    await expect(frame(page)).toHaveCount(0);
  });

  for (const [address, isNew] of [
    ['/play/1001', false],
    ['/play/1015', true],
    ['/play/1016', true],
  ] as const)
    test(`deposits at ${address}, returns to the game, and sees the new balance in it`, async ({ page }) => {
      await page.goto(address);
      await logIn(page);
      await play(page).click();
      const before = await frame(page).getAttribute('src');
      await depositInGame(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Voltar ao jogo' }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page).toHaveURL(new RegExp(`${address}$`));
      const inside = address === '/play/1016' ? frame(page).contentFrame().locator('iframe').contentFrame() : frame(page).contentFrame();
      await expect(inside.getByText('R$ 1.270,00')).toBeVisible();
      if (isNew) await expect(frame(page)).not.toHaveAttribute('src', before ?? '');
      else await expect(frame(page)).toHaveAttribute('src', before ?? '');
    });
});

test.describe('a reload in a game', () => {
  test.use({ provoked: [/status of 403/] });

  test('that may no longer be played says why, and opens no game (SPEC D9)', async ({ page }) => {
    await page.goto(game);
    await logIn(page);
    await play(page).click();
    await expect(frame(page)).toBeVisible();
    await page.route('**/api/games/*/launch', (route) =>
      route.fulfill({ status: 403, json: { message: 'Você atingiu o seu limite de tempo de hoje.', status: 'limit_reached' } }),
    );
    await page.reload();
    await expect(page.getByRole('alert').filter({ hasText: 'Você chegou a um limite seu' })).toBeVisible();
    await expect(frame(page)).toHaveCount(0);
  });
});

test.describe('a game that runs', () => {
  test.use({ provoked: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket/] });

  test('goes on after the reload of who was offline, without another press (SPEC S8)', async ({ page, context }) => {
    await page.goto(game);
    await logIn(page);
    await play(page).click();
    await expect(frame(page)).toBeVisible();
    const again = page.waitForResponse(/\/api\/games\/1001\/launch$/);
    await context.setOffline(true);
    await expect(page.getByText('Parece que você perdeu sua conexão com a internet!')).toBeVisible();
    await context.setOffline(false);
    expect((await again).ok()).toBe(true);
    await expect(frame(page)).toBeVisible();
  });
});

test.describe('a game that does not open', () => {
  test.use({ provoked: [/status of (403|409|429|503)|ERR_(FAILED|BLOCKED)/] });

  for (const [scenario, title, way] of [
    ['limit-reached', 'Você chegou a um limite seu', 'Ver meus limites'],
    ['suspended', 'Conta em pausa', 'Ver minha pausa'],
    ['excluded', 'Sua conta está em autoexclusão', 'Sacar meu saldo'],
  ] as const) {
    test(`for ${scenario}: why, and the way out`, async ({ page }) => {
      await page.goto(`/?__scenario=${scenario}`);
      await expect(balance(page)).toBeVisible();
      await page.goto(game);
      await play(page).click();
      const why = page.getByRole('alert').filter({ hasText: title });
      await expect(why).toBeVisible();
      await why.getByRole('link', { name: way }).click();
      await expect(page).toHaveURL(/\/user\//);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }

  for (const [login, title] of [
    ['bruno@exemplo.invalid', 'Falta a verificação facial'],
    ['carla@exemplo.invalid', 'Verifique sua identidade para jogar'],
  ] as const) {
    test(`to ${login}, whose identity is not approved`, async ({ page }) => {
      await page.goto('/');
      await logIn(page, login);
      await page.goto(game);
      await expect(page.getByRole('main').getByText(title).first()).toBeVisible();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expect(play(page)).toHaveCount(0);
    });
  }

  for (const [status, message, title] of [
    [409, 'Este jogo está em manutenção.', 'Este jogo não está disponível agora'],
    [503, '', 'O jogo não abriu'],
  ] as const) {
    test(`for the game's own sake (${status}), and then does`, async ({ page }) => {
      await page.route('**/api/games/*/launch', (route) => route.fulfill({ status, json: { message } }));
      await page.goto(game);
      await logIn(page);
      await play(page).click();
      const why = page.getByRole('alert').filter({ hasText: title });
      await expect(why).toContainText(message);
      await expect(why.getByRole('link', { name: 'Ver outros jogos' })).toBeVisible();
      await page.unroute('**/api/games/*/launch');
      await why.getByRole('button', { name: 'Tentar de novo' }).click();
      await expect(frame(page)).toBeVisible();
    });
  }

  test('because its address is none of a game', async ({ page }) => {
    await page.route('**/api/games/*/launch', async (route) => {
      const answer = await route.fetch();
      const { data } = await answer.json();
      await route.fulfill({ response: answer, json: { data: { ...data, url: 'https://elsewhere.invalid/game' } } });
    });
    await page.goto(game);
    await logIn(page);
    await play(page).click();
    await expect(page.getByRole('alert').filter({ hasText: 'O jogo não respondeu' })).toBeVisible();
    await expect(page.locator('iframe[src^="https://elsewhere"]')).toHaveCount(0);
  });
});
