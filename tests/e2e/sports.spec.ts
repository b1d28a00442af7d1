import type { FrameLocator, Locator, Page } from '@playwright/test';

import { ana, balance, expect, logIn, test, violations } from './support';

const TITLE = 'Apostas esportivas';
const book = (page: Page) => page.frameLocator(`iframe[title="${TITLE}"]`);
const frame = (page: Page) => page.locator(`iframe[title="${TITLE}"]`);
// The event has not begun, so that its odds hold for a while.
const odds = (page: Page, inside = book(page)) => inside.locator('.event:has(.when:not(.on)) .odds:not([disabled])').first();

/** Replaces the page of the frame that holds the book. */
async function frameIs(page: Page, body: string): Promise<void> {
  await page.route('**/frames/sportsbook', (route) => route.fulfill({ contentType: 'text/html', body }));
}

/** Makes the book a page with its paths in the hash. */
async function bookIsAPage(page: Page): Promise<void> {
  await page.route('**/v2/sports/config*', async (route) => {
    const answer = await route.fetch();
    const { data } = (await answer.json()) as { data: { script_url: string } };
    await route.fulfill({
      response: answer,
      json: { data: { ...data, type: 'iframe', script_url: new URL('/sportsbook', data.script_url).href } },
    });
  });
}

/** Places the bet at the first try, also if its odds have moved. */
async function place(inside: FrameLocator): Promise<void> {
  await inside.getByRole('button', { name: /^(Apostar|Aceitar)/ }).click();
  await expect(inside.getByText('Aposta confirmada!')).toBeVisible();
}

async function bet(page: Page, inside = book(page)): Promise<void> {
  await odds(page, inside).click();
  await inside.getByRole('textbox', { name: 'Valor' }).fill('1000');
  await place(inside);
}

/** Returns the balance in the header, in cents. */
const cents = async (page: Page) => {
  const [, digits = ''] = /R\$\s*([\d.]+,\d\d)/.exec((await balance(page).textContent()) ?? '') ?? [];
  return Number(digits.replaceAll(/\D/g, ''));
};

test.describe('a verified player', () => {
  test('bets, sees the balance change and the bet among the open ones; no address bears the token', async ({ page }) => {
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(request.url()));
    page.on('framenavigated', (one) => addresses.push(one.url()));
    const issued = page.waitForResponse('**/api/generate-token');
    await page.goto('/sports');
    await logIn(page);
    const { token }: { token: string } = await (await issued).json();
    const before = await cents(page);
    await bet(page);
    await expect.poll(() => cents(page)).toBe(before - 1000);
    await page.getByRole('link', { name: 'Minhas apostas' }).click();
    await expect(page).toHaveURL('/sports#/apostas');
    const first = book(page).locator('.bet').first();
    await expect(first).toContainText('Em aberto');
    await expect(first).toContainText(/R\$\s10,00/);
    await expect(first.getByRole('button', { name: /^Encerrar por/ })).toBeVisible();
    expect(await violations(page, 'main')).toEqual([]);
    await page.goBack();
    await expect(book(page).locator('.bet')).toHaveCount(0);
    expect(addresses.filter((address) => address.includes(token))).toEqual([]);
  });

  test('bets in a book that comes as a page', async ({ page }) => {
    await bookIsAPage(page);
    await page.goto('/sports#/futebol');
    await logIn(page);
    const before = await cents(page);
    const inside = book(page).frameLocator(`iframe[title="${TITLE}"]`);
    await expect(inside.getByRole('heading', { level: 1, name: 'Futebol' })).toBeVisible();
    await bet(page, inside);
    await expect.poll(() => cents(page)).toBe(before - 1000);
    await inside.getByRole('link', { name: 'Basquete' }).click();
    await expect(page).toHaveURL('/sports#/basquete');
  });

  test.describe('whose token ends', () => {
    test.use({ provoked: [/status of (401|409)/] });

    test('keeps the slip, and bets with the next one', async ({ page, request }) => {
      await page.goto('/sports#/futebol');
      await logIn(page);
      await expect(book(page).locator('.balance')).toBeVisible();
      await odds(page).click();
      await book(page).getByRole('textbox', { name: 'Valor' }).fill('1000');
      // The clock moves past the life of the book's token, within the session's.
      expect((await request.post('/__mock/clock', { data: { advance: 16 * 60_000 } })).ok()).toBe(true);
      const done = book(page).getByText('Aposta confirmada!');
      // The first press finds the token expired, and the bet is not sent again without another press.
      await expect(async () => {
        if (!(await done.isVisible()))
          await book(page)
            .getByRole('button', { name: /^(Apostar|Aceitar)/ })
            .click({ timeout: 2000 });
        await expect(done).toBeVisible({ timeout: 2000 });
      }).toPass();
    });
  });
});

test.describe('a verified player on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  /** Returns the distance of an element's end from the top of the viewport, in px. */
  async function bottomOf(element: Locator): Promise<number> {
    const { y, height } = (await element.boundingBox()) ?? { y: Number.POSITIVE_INFINITY, height: 0 };
    return y + height;
  }

  test('sees a price of esports at once', async ({ page }) => {
    await page.goto('/sports/esports');
    await logIn(page);
    const price = book(page).locator('.odds').first();
    await expect(price).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect.poll(() => bottomOf(price)).toBeLessThan(360);
  });

  test('sees a price at once although there is a notice, which the next page shows in one line', async ({ page }) => {
    await page.goto('/');
    await logIn(page);
    await expect(page.getByRole('button', { name: 'Avisos, 1 não lido' })).toBeVisible();
    const bar = page.getByRole('navigation', { name: 'Principal' });
    await bar.getByRole('link', { name: 'Esportes' }).click();
    const price = book(page).locator('.odds').first();
    await expect(price).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect.poll(() => bottomOf(price)).toBeLessThan(360);
    await expect(page.getByText('Bônus ativado')).toHaveCount(0);

    await bar.getByRole('link', { name: 'Cassino' }).click();
    await expect(page.getByText('Bônus ativado')).toBeVisible();
    const text = page.getByText(/Seu bônus de/);
    await expect(text).toBeHidden();
    await expect(page.getByRole('link', { name: 'Ver', exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Ler tudo' })).toHaveCount(0);
  });

  test('sees a price at once, bets with two presses, and ends the bet for its offer', async ({ page }) => {
    await page.goto('/sports');
    await logIn(page);
    const price = book(page).locator('.odds').first();
    await expect(price).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect.poll(() => bottomOf(price)).toBeLessThan(360);
    const before = await cents(page);
    await odds(page).click();
    await book(page).getByRole('textbox', { name: 'Valor' }).fill('1000');
    expect(await violations(page, 'main')).toEqual([]);
    await book(page)
      .getByRole('button', { name: /^(Apostar|Aceitar)/ })
      .click();
    await expect(book(page).getByText('Aposta confirmada!')).toBeVisible();
    await expect.poll(() => cents(page)).toBe(before - 1000);

    await book(page).getByLabel('Bilhete').getByRole('link', { name: 'Minhas apostas' }).click();
    await book(page)
      .getByRole('button', { name: /^Encerrar por/ })
      .click();
    const receive = book(page).getByRole('button', { name: /^Encerrar por/ });
    expect(await violations(page, 'main')).toEqual([]);
    await receive.click();
    await expect(receive).toBeHidden();
    await expect(book(page).locator('.bet').first()).toContainText('Encerrada');
    // The site also gets the new balance.
    await expect.poll(() => cents(page)).toBeGreaterThan(before - 1000);
  });

  test('opens the slip as a sheet, which Escape closes, and combines selections', async ({ page }) => {
    await page.goto('/sports');
    await logIn(page);
    await odds(page).click();
    await book(page).locator('.event:has(.when:not(.on))').nth(2).locator('.odds:not([disabled])').first().click();
    await book(page)
      .getByRole('button', { name: /Ver bilhete$/ })
      .click();
    const sheet = book(page).getByRole('dialog', { name: 'Bilhete' });
    await expect(sheet).toBeInViewport();
    await sheet.getByRole('button', { name: 'R$ 10,00' }).click();
    await expect(sheet.getByText('Odds totais')).toBeVisible();
    await expect(sheet.getByRole('button', { name: /^(Apostar|Aceitar e apostar) R\$\s10,00$/ })).toBeEnabled();
    expect(await violations(page, 'main')).toEqual([]);
    await sheet.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(book(page).getByLabel('Valor da múltipla')).toHaveValue('10,00');
  });
});

test.describe('who may not bet', () => {
  test('a visitor sees the book, is asked to log in for a bet, and bets then (SPEC D11)', async ({ page }) => {
    await page.goto('/sports');
    await odds(page).click();
    await book(page).getByRole('button', { name: 'Entrar para apostar' }).click();
    const dialog = page.getByRole('dialog', { name: 'Entrar' });
    await expect(dialog).toBeVisible();
    await dialog.getByLabel('CPF ou e-mail').fill(ana.email);
    await dialog.getByLabel('Senha', { exact: true }).fill('palpite2026');
    await dialog.getByRole('button', { name: 'Entrar' }).click();
    await expect(dialog).toBeHidden();
    await expect(book(page).getByText('Saldo')).toBeVisible();
    await expect(frame(page)).toBeVisible();
    await expect(book(page).locator('.selection')).toHaveCount(1);
    await book(page).getByRole('textbox', { name: 'Valor' }).fill('1000');
    await place(book(page));
  });

  for (const [login, why, says] of [
    ['bruno@exemplo.invalid', 'Falta a verificação facial', 'Conclua a verificação facial para jogar.'],
    ['carla@exemplo.invalid', 'Verifique sua identidade para jogar', 'Conclua a verificação da sua identidade para jogar.'],
  ] as const) {
    test.describe(login, () => {
      test.use({ provoked: [/status of 403/] });

      test('sees what is missing', async ({ page }) => {
        await page.goto('/');
        await logIn(page, login);
        for (const path of ['/sports', '/sports/esports']) {
          await page.goto(path);
          await expect(page.getByRole('heading', { level: 1, name: why })).toBeVisible();
          await expect(frame(page)).toHaveCount(0);
        }
        // Without a guard the backend refuses the token, and states the reason.
        await page.goto('/altenar-sports');
        const alert = page.getByRole('alert').filter({ hasText: 'Erro ao obter token de acesso ao SportBook' });
        await expect(alert).toContainText(says);
        await expect(alert.getByRole('button', { name: 'Continuar a verificação' })).toBeVisible();
      });
    });
  }

  test.describe('whose token cannot be fetched', () => {
    test.use({ provoked: [/status of 500/] });

    test('reads so, and gets it at another try (SPEC W3)', async ({ page, request }) => {
      await page.goto('/');
      await logIn(page);
      await request.put('/__mock/faults', { data: { operation: 'generateSportsToken', status: 500 } });
      await page.goto('/sports');
      const alert = page.getByRole('alert').filter({ hasText: 'Erro ao obter token de acesso ao SportBook' });
      await expect(alert).toBeVisible();
      await request.delete('/__mock/faults');
      await alert.getByRole('button', { name: 'Tentar de novo' }).click();
      await expect(alert).toBeHidden();
      await expect(book(page).getByText('Saldo')).toBeVisible();
    });
  });
});

test.describe('addresses (SPEC R17, R31, R32)', () => {
  test('the address follows the book, and Back works', async ({ page }) => {
    await page.goto('/casino');
    await page.goto('/sports/futebol');
    const heading = (name: string) => expect(book(page).getByRole('heading', { level: 1, name })).toBeVisible();
    await heading('Futebol');
    await expect(page).toHaveURL('/sports/futebol');
    await book(page).getByRole('link', { name: 'Tênis' }).click();
    await heading('Tênis');
    await expect(page).toHaveURL('/sports#/tenis');
    await book(page).getByRole('link', { name: 'Basquete' }).click();
    await expect(page).toHaveURL('/sports#/basquete');
    await page.evaluate(() => window.history.back());
    await heading('Tênis');
    await expect(page).toHaveURL('/sports#/tenis');
    await page.evaluate(() => window.history.back());
    await heading('Futebol');
    await expect(page).toHaveURL('/sports#/futebol');
    await page.reload();
    await heading('Futebol');
  });

  for (const [address, becomes] of [
    ['/sports#/sports/futebol', '/sports#/futebol'],
    ['/sports#/futebol/futebol', '/sports#/futebol'],
    ['/sport/futebol', '/sports/futebol'],
  ] as const) {
    test(`${address} is ${becomes}`, async ({ page }) => {
      await page.goto(address);
      await expect(page).toHaveURL(becomes);
      await expect(book(page).getByRole('heading', { level: 1, name: 'Futebol' })).toBeVisible();
    });
  }

  test('a new hash takes the book along', async ({ page }) => {
    await page.goto('/sports#/futebol');
    await expect(book(page).getByRole('heading', { level: 1, name: 'Futebol' })).toBeVisible();
    await page.evaluate(() => {
      window.location.hash = '#/tenis';
    });
    await expect(book(page).getByRole('heading', { level: 1, name: 'Tênis' })).toBeVisible();
    await page.goBack();
    await expect(book(page).getByRole('heading', { level: 1, name: 'Futebol' })).toBeVisible();
  });

  test('esports begins at its own part of the book; who leaves it there is on the page of all sports', async ({ page }) => {
    await page.goto('/sports/esports');
    await expect(book(page).getByRole('heading', { level: 1, name: 'E-sports' })).toBeVisible();
    await expect(page).toHaveURL('/sports/esports');
    await book(page).getByRole('link', { name: 'Futebol' }).click();
    await expect(page).toHaveURL('/sports#/futebol');
    await expect(page.getByRole('heading', { level: 1, name: 'Esportes' })).toBeVisible();
    await expect(book(page).getByRole('heading', { level: 1, name: 'Futebol' })).toBeVisible();
    await page.evaluate(() => window.history.back());
    await expect(page).toHaveURL('/sports/esports');
    await expect(book(page).getByRole('heading', { level: 1, name: 'E-sports' })).toBeVisible();
  });
});

test.describe('the frame', () => {
  for (const width of [360, 1440]) {
    test(`is as tall as the book at ${width} px: one scroll bar, and the slip where the player looks`, async ({ page }) => {
      await page.setViewportSize({ width, height: 740 });
      await page.goto('/sports#/futebol');
      await odds(page).click();
      const sizes = () =>
        book(page)
          .locator('html')
          .evaluate((root) => [root.scrollHeight - root.clientHeight, root.scrollWidth - root.clientWidth]);
      await expect.poll(sizes).toEqual([0, 0]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await page.mouse.move(width / 2, 400);
      await page.mouse.wheel(0, 400);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
      const seen =
        width === 360 ? book(page).getByRole('button', { name: /Ver bilhete$/ }) : book(page).getByRole('heading', { name: /^Bilhete/ });
      await expect(seen).toBeInViewport();
      if (width === 360) {
        let last: number | undefined;
        const isStill = async () => last === (last = (await seen.boundingBox())?.y);
        await expect.poll(isStill, 'the wheel has come to rest').toBe(true);
        await seen.click();
        await expect(book(page).getByRole('heading', { name: /^Bilhete/ })).toBeInViewport();
      }
    });
  }

  test('wears the colours of the page, as they change', async ({ page }) => {
    await page.goto('/sports');
    const root = book(page).locator('html');
    const mode = () => page.evaluate(() => document.documentElement.dataset['mode']);
    await expect(root).toHaveAttribute('data-theme', (await mode()) ?? '');
    await page.evaluate(() => {
      document.documentElement.dataset['mode'] = 'light';
    });
    await expect(root).toHaveAttribute('data-theme', 'light');
    await expect(root).toHaveAttribute('lang', 'pt-BR');
  });
});

test.describe('a book that is not there', () => {
  test.use({ provoked: [/ERR_FAILED|Failed to load|status of 404/] });

  test('because its script was blocked: it is explained, and another try brings it', async ({ page }) => {
    await page.route('**/sportsbook/script.js', (route) => route.abort());
    await page.goto('/sports');
    const alert = page.getByRole('alert').filter({ hasText: 'Algo bloqueou as apostas esportivas' });
    await expect(alert).toBeVisible();
    expect(await violations(page, 'main')).toEqual([]);
    await page.unroute('**/sportsbook/script.js');
    await alert.getByRole('button', { name: 'Tentar de novo' }).click();
    await expect(odds(page)).toBeVisible();
  });

  test('because its frame is dead: it is explained', async ({ page }) => {
    await frameIs(page, '<!doctype html><title>Nada</title>');
    await page.goto('/sports');
    await expect(page.getByText('As apostas esportivas não carregaram')).toBeVisible();
    await expect(frame(page)).toHaveCount(0);
    await page.unroute('**/frames/sportsbook');
    await page.getByRole('button', { name: 'Tentar de novo' }).click();
    await expect(odds(page)).toBeVisible();
  });
});

test.describe('a hostile frame', () => {
  // These errors are the violations.
  test.use({
    provoked: [/Unsafe attempt|sandbox|Blocked|Content Security Policy|frame-src|ERR_BLOCKED|allow-popups|allow-modals|user gesture/i],
  });

  /** Returns a page that sends that many rounds of all messages at once, each second. */
  const hostile = (rounds: number) => `<!doctype html><title>Mal</title><script>
    const say = (message) => parent.postMessage({ v: 1, app: 'sportsbook-frame', ...message }, '*');
    say({ type: 'ready' });
    const storm = () => {
      for (let i = 0; i < ${rounds}; i += 1) {
        say({ type: 'token-expired' });
        say({ type: 'navigated', path: '//evil.example/' + i });
        say({ type: 'navigated', path: 'javascript:alert(1)' });
        say({ type: 'navigated', path: '/futebol/' + i });
        say({ type: 'login-required' });
        say({ type: 'bet-placed', bets: 1, stake: -5 });
        say({ type: 'bet-placed', bets: 1, stake: 100 });
        say({ type: 'scroll', top: 5000 });
        say({ type: 'height', px: 1e9 });
        say({ type: 'height', px: i % 2 ? 400 : 90000 });
        say({ type: '__proto__' });
        parent.postMessage({ v: 1, app: 'verification', type: 'success' }, '*');
        parent.postMessage({ v: 1, app: 'chat', type: 'state-changed', state: 'maximized' }, '*');
        parent.postMessage(null, '*');
      }
      try { top.location.href = 'https://evil.example/'; } catch {}
      try { window.open('https://evil.example/'); } catch {}
      try { alert('evil'); } catch {}
    };
    setInterval(storm, 1000);
    storm();
  </script>`;

  test('neither moves the page, nor opens anything, nor asks without end; the site stays usable', async ({ page, context }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const times = (path: string) => asked.filter((one) => one === path).length;
    await page.goto('/');
    await logIn(page);
    await frameIs(page, hostile(10));
    // A click would allow the iframe to scroll.
    await page.addInitScript(() => Object.defineProperty(navigator, 'userActivation', { value: { isActive: false } }));
    await page.goto('/sports');
    await expect.poll(() => times('/api/generate-token')).toBeGreaterThan(1);
    await expect(page).toHaveURL(/\/sports#\/futebol\/\d$/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(context.pages()).toHaveLength(1);
    expect(times('/api/generate-token')).toBeLessThan(8);
    expect(times('/api/auth/me')).toBeLessThan(40);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    const { height } = (await frame(page).boundingBox()) ?? { height: 0 };
    expect(height).toBeLessThanOrEqual(30_000);
    await page.getByRole('banner').getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'O que você quer jogar?' })).toBeVisible();
    await expect(frame(page)).toHaveCount(0);
  });

  test('that storms the page is closed, and it is said', async ({ page }) => {
    await frameIs(page, hostile(2000));
    await page.goto('/sports');
    await expect(page.getByText('As apostas esportivas foram fechadas')).toBeVisible();
    await expect(frame(page)).toHaveCount(0);
    expect(new URL(page.url()).pathname).toBe('/sports');
  });

  test('that goes elsewhere is closed, and it is said', async ({ page }) => {
    await frameIs(
      page,
      `<!doctype html><title>Mal</title><script>
        parent.postMessage({ v: 1, app: 'sportsbook-frame', type: 'ready' }, '*');
        parent.postMessage({ v: 1, app: 'sportsbook-frame', type: 'navigated', path: '/' }, '*');
        addEventListener('load', () => setTimeout(() => { location.href = 'https://evil.example/'; }));
      </script>`,
    );
    await page.goto('/sports');
    await expect(page.getByText('As apostas esportivas foram fechadas')).toBeVisible();
    await expect(frame(page)).toHaveCount(0);
  });
});
