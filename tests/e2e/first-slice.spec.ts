import { ana, balance, changeBalance, expect, expectLoaded, logIn, PASSWORD, test } from './support';

const firstTile = 'article';

test('a visitor sees rails of games and opens one by its tile', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle(/Palpite/);
  const popular = page.getByRole('region', { name: 'Mais jogados' });
  await expect(popular.getByRole('article').first()).toBeVisible();
  await popular.getByRole('article').first().getByRole('button').first().click();
  await expect(page.getByRole('dialog')).toContainText('RTP');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test.describe('a rail that fails', () => {
  test.use({ provoked: [/status of 500/] });

  test('does so alone, and comes back on another try', { tag: '@full' }, async ({ page }) => {
    await page.route('**/v2/games?*sort=popular*', (route) => route.fulfill({ status: 500, json: { message: 'Falhou' } }));
    await page.goto('/');
    const popular = page.getByRole('region', { name: 'Mais jogados' });
    const retry = popular.getByRole('button', { name: /Tentar/ });
    await expect(retry).toBeVisible();
    const other = page.getByRole('region', { name: 'Cassino ao vivo' });
    await other.scrollIntoViewIfNeeded();
    await expect(other.getByRole('article').first()).toBeVisible();
    await page.unroute('**/v2/games?*sort=popular*');
    await retry.click();
    await expect(popular.getByRole('article').first()).toBeVisible();
  });
});

test.describe('the lobby of slots', () => {
  test('is searched as one types, kept in the address, and says when nothing is found', async ({ page }) => {
    await page.goto('/casino/slots');
    const search = page.getByRole('searchbox', { name: 'Buscar jogos' });
    await search.fill('fortuna');
    await expect(page).toHaveURL(/search=fortuna/);
    await page.reload();
    await expect(search).toHaveValue('fortuna');
    await search.fill('nada se chama assim');
    await expect(page.getByText('Nenhum jogo para “nada se chama assim”')).toBeVisible();
    await page.getByRole('button', { name: 'Limpar busca e filtros' }).click();
    await expect(page.locator(firstTile).first()).toBeVisible();
    await expect(page).not.toHaveURL(/search=/);
  });
});

test.describe('logging in', () => {
  test('keeps the input and gives the reason if it is rejected', { tag: '@full' }, async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Entrar' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Entrar' });
    await dialog.getByLabel('CPF ou e-mail').fill(ana.email);
    await dialog.getByLabel('Senha', { exact: true }).fill('errada-123');
    await dialog.getByRole('button', { name: 'Entrar' }).click();
    await expect(dialog.getByRole('alert').filter({ hasText: /\S/ })).toHaveText('Email ou senha incorretos! Restam 4 tentativas.');
    await expect(dialog.getByLabel('CPF ou e-mail')).toHaveValue(ana.email);
  });
  test.use({ provoked: [/status of 401/] });

  test('works by CPF, the balance updates in real time, and a logout leaves no data', async ({ page, context }) => {
    await page.goto('/');
    await logIn(page, ana.cpf);
    const shown = await balance(page).innerText();
    await expect
      .poll(async () => {
        await changeBalance(page, ana.id, 1);
        return balance(page).innerText();
      })
      .not.toBe(shown);

    await page.reload();
    await expect(balance(page)).toBeVisible();
    await page.getByRole('button', { name: 'Sua conta' }).click();
    await page.getByRole('button', { name: 'Sair' }).click();
    await expect(page.getByRole('button', { name: 'Entrar' }).first()).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
    expect((await context.cookies()).filter(({ name }) => name.includes('token'))).toEqual([]);
  });

  test('the token is in no address and no storage', async ({ page, context }) => {
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(request.url()));
    await page.goto('/');
    await logIn(page);
    const token = (await context.cookies()).find(({ name }) => name === '__Host-access_token');
    expect(token).toMatchObject({ secure: true, sameSite: 'None', path: '/' });
    const value = token?.value ?? '';
    expect(value.length).toBeGreaterThan(10);
    expect(addresses.filter((address) => address.includes(value) || address.includes(PASSWORD))).toEqual([]);
    const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
    expect(stored).not.toContain(value);
  });

  test('and out in one tab is so in the other', { tag: '@full' }, async ({ page, context }) => {
    await page.goto('/');
    await logIn(page);
    const other = await context.newPage();
    await other.goto('/');
    await expect(balance(other)).toBeVisible();
    await page.getByRole('button', { name: 'Sua conta' }).click();
    await page.getByRole('button', { name: 'Sair' }).click();
    await expect(other.getByRole('button', { name: 'Entrar' }).first()).toBeVisible();
  });
});

test.describe('a favourite', () => {
  test('of a visitor asks to log in (SPEC K4)', { tag: '@full' }, async ({ page }) => {
    await page.goto('/casino/slots');
    await page
      .locator(firstTile)
      .first()
      .getByRole('button', { name: /^Favoritar/ })
      .click();
    await expect(page.getByRole('dialog', { name: 'Entrar' })).toBeVisible();
  });

  test('of a player stays', async ({ page }) => {
    await page.goto('/casino/slots');
    await logIn(page);
    const heart = page
      .locator(firstTile)
      .nth(2)
      .getByRole('button', { name: /^Favoritar/ });
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    const name = (await heart.getAttribute('aria-label'))?.replace('Favoritar ', '') ?? '';
    const kept = page.waitForResponse(/favorite\/.+\/add$/);
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await kept;
    await page.reload();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await page.goto('/casino/favorites');
    await expect(page.getByRole('button', { name: `Favoritar ${name}` })).toHaveAttribute('aria-pressed', 'true');
  });

  test.describe('that the server refuses', () => {
    test.use({ provoked: [/status of 500/] });

    test('is undone and said', { tag: '@full' }, async ({ page }) => {
      await page.route('**/favorite/*/add', (route) => route.fulfill({ status: 500, json: { message: 'Falhou' } }));
      await page.goto('/casino/slots');
      await logIn(page);
      const heart = page
        .locator(firstTile)
        .first()
        .getByRole('button', { name: /^Favoritar/ });
      await expect(heart).toHaveAttribute('aria-pressed', 'false');
      await heart.click();
      await expect(page.getByRole('alert')).toContainText('Não foi possível adicionar aos favoritos');
      await expect(heart).toHaveAttribute('aria-pressed', 'false');
    });
  });
});

test.describe('the connection', () => {
  // A slow machine still loads something, and the chat its script, when the connection is cut.
  test.use({ provoked: [/ERR_INTERNET_DISCONNECTED|^console: Error: The script .* did not load/] });

  test('going offline is shown, coming back hides it', async ({ page, context }) => {
    await page.goto('/');
    await expectLoaded(page);
    await context.setOffline(true);
    await expect(page.getByText('Parece que você perdeu sua conexão com a internet!')).toBeVisible();
    await expect(page.getByText('Conecte-se para continuar navegando.')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('Parece que você perdeu sua conexão com a internet!')).toBeHidden();
  });
});

test('an unknown address is a 404 that leads home', { tag: '@full' }, async ({ page }) => {
  await page.goto('/nada/disso');
  await expect(page.getByRole('heading', { name: 'Página Não Encontrada.' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Página Inicial' }).or(page.getByRole('button', { name: 'Página Inicial' }))).toBeVisible();
});
