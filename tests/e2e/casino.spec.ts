import type { Page } from '@playwright/test';

import { ana, expect, expectLoaded, logIn, PASSWORD, sidewaysOverflow, test } from './support';

const tiles = (page: Page) => page.getByRole('list', { name: 'Jogos' }).getByRole('article');
const opener = (page: Page, place: number) => page.locator(`li[aria-posinset="${place}"]`).getByRole('button').first();
const heart = (page: Page, place: number) => page.locator(`li[aria-posinset="${place}"]`).getByRole('button', { name: /^Favoritar/ });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Buscar jogos' });
const count = async (page: Page) => Number((await page.getByRole('main').getByRole('status').first().innerText()).replace(/\D/g, ''));

/** Uses the page, because a list ends with its first tiles until then, and expects that no part of it is missing. */
async function isWhole(page: Page): Promise<void> {
  await expect(page.locator('[data-shell]')).toHaveCount(0);
  await expect(tiles(page).first()).toBeVisible();
  await page.keyboard.press('Shift');
  await expect(page.getByRole('list', { name: 'Jogos' })).toHaveAttribute('tabindex', '-1');
}

/** Returns the position of the first tile seen whole, between header and bar; 0 if there is none. */
async function placeInSight(page: Page): Promise<number> {
  return page.locator('li[aria-posinset]').evaluateAll((all) => {
    const seen = all.find((tile) => {
      const { top, bottom } = tile.getBoundingClientRect();
      return tile.querySelector('button') !== null && top > 80 && bottom < window.innerHeight - 64;
    });
    return Number(seen?.getAttribute('aria-posinset') ?? 0);
  });
}

async function standsStill(page: Page): Promise<void> {
  const overflow = await sidewaysOverflow(page);
  expect(overflow).toBeLessThanOrEqual(0);
}

const lists = {
  '/casino': 'Cassino',
  '/casino/live': 'Cassino ao vivo',
  '/casino/slots': 'Slots',
  '/casino/roleta': 'Roleta',
  '/providers/7': /.+/,
} as const;

for (const [width, height] of [
  [320, 640],
  [360, 740],
  [768, 1024],
  [1440, 900],
] as const) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height }, hasTouch: true });

    for (const [path, heading] of Object.entries(lists)) {
      test(`${path} is one list, by wheel, touch and keyboard`, async ({ page }) => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
        await isWhole(page);
        await standsStill(page);
        const total = await count(page);

        await opener(page, 1).focus();
        await page.keyboard.press('ArrowRight');
        await expect(opener(page, 2)).toBeFocused();
        await page.keyboard.press('End');
        await expect(opener(page, total)).toBeFocused();
        await expect(opener(page, total)).toBeInViewport({ ratio: 1 });
        await page.keyboard.press('ArrowUp');
        await page.keyboard.press('PageUp');
        await page.keyboard.press('Home');
        await expect(opener(page, 1)).toBeFocused();
        await expect(opener(page, 1)).toBeInViewport({ ratio: 1 });

        await page.mouse.move(width / 2, height / 2);
        await page.mouse.wheel(0, 3000);
        const shown = tiles(page).first();
        await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
        await expect(shown).toBeVisible();
        await standsStill(page);

        await expect.poll(() => placeInSight(page)).toBeGreaterThan(0);
        await opener(page, await placeInSight(page)).tap();
        await expect(page.getByRole('dialog')).toContainText('RTP');
        await standsStill(page);
      });
    }

    test('favourites and providers have no sideways scroll', async ({ page }) => {
      for (const path of ['/casino/favorites', '/providers', '/suppliers', '/play/1001']) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectLoaded(page);
        await standsStill(page);
      }
    });
  });
}

test.describe('a long list', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('renders few tiles whatever its length, and announces positions', async ({ page }) => {
    await page.goto('/casino');
    await isWhole(page);
    const total = await count(page);
    expect(total).toBeGreaterThan(1000);
    for (const share of [0.3, 0.6, 1]) {
      await page.evaluate((part) => window.scrollTo(0, document.documentElement.scrollHeight * part), share);
      await expect(tiles(page).first()).toBeVisible();
      expect(await page.locator('li[aria-posinset]').count()).toBeLessThan(60);
    }
    await expect(page.locator(`li[aria-posinset="${total}"][aria-setsize="${total}"]`)).toHaveCount(1);
  });

  test('is one stop of the Tab key, which leads on past it', async ({ page }) => {
    await page.goto('/casino/roleta');
    await isWhole(page);
    await opener(page, 1).focus();
    await page.keyboard.press('ArrowDown');
    await expect(opener(page, 4)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(heart(page, 4)).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(heart(page, 5)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('contentinfo').getByRole('button').first()).toBeFocused();
    // The last games have loaded when the end came into sight.
    await expect(opener(page, await count(page))).toBeAttached();
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('list', { name: 'Jogos' }).locator(':focus')).toHaveCount(1);
  });

  test('keeps the keyboard when the tile with the focus is scrolled away', async ({ page }) => {
    await page.goto('/casino');
    await isWhole(page);
    await opener(page, 2).focus();
    await page.mouse.move(180, 400);
    await page.mouse.wheel(0, 6000);
    await expect(opener(page, 2)).toHaveCount(0);
    await page.keyboard.press('ArrowRight');
    await expect(opener(page, 3)).toBeFocused();
    await expect(opener(page, 3)).toBeInViewport();
  });

  test('Back returns to the same pixel, and so does a reload', async ({ page }) => {
    await page.goto('/casino/slots');
    await isWhole(page);
    await page.evaluate(() => window.scrollTo(0, 4321));
    await expect.poll(() => placeInSight(page)).toBeGreaterThan(48);
    const place = await placeInSight(page);
    const name = await opener(page, place).innerText();
    await opener(page, place).click();
    const there = await page.evaluate(() => window.scrollY);
    await page.getByRole('dialog').getByRole('link', { name: 'Entrar para jogar' }).click();
    await expect(page).toHaveURL(/\/play\//);
    await page.getByRole('dialog', { name: 'Entrar' }).getByRole('button', { name: 'Fechar' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(/\/casino\/slots$/);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(there);
    await expect(opener(page, place)).toHaveText(name, { useInnerText: true });
    await page.reload();
    await expect(opener(page, place)).toHaveText(name, { useInnerText: true });
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(there);
  });

  test('shows the same games when the phone is turned', async ({ page }) => {
    await page.goto('/casino');
    await isWhole(page);
    await page.evaluate(() => window.scrollTo(0, 8000));
    const first = page.locator('li[aria-posinset] article').filter({ visible: true });
    await expect(first.first()).toBeVisible();
    const topmost = () =>
      page
        .locator('li[aria-posinset]')
        .evaluateAll((all) => Number(all.find((tile) => tile.getBoundingClientRect().top >= 0)?.getAttribute('aria-posinset')));
    const before = await topmost();
    await page.setViewportSize({ width: 740, height: 360 });
    await expect.poll(async () => Math.abs((await topmost()) - before)).toBeLessThan(12);
  });
});

test.describe('search', () => {
  test('forgives accents and slips, on the spot, and is in the address', async ({ page }) => {
    await page.goto('/casino');
    await isWhole(page);
    const last = page.waitForResponse(/\/v2\/games\?page=40&per_page=60&/);
    await search(page).pressSequentially('sertao');
    await expect(tiles(page).first()).toContainText(/Sert/i);
    await expect(page).toHaveURL(/search=sertao/);
    const exact = await count(page);
    await last;
    await search(page).fill('');
    await expect(page).not.toHaveURL(/search=/);
    await expectLoaded(page);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (/\/v2\/games\?.*search=/.test(request.url())) asked.push(request.url());
    });
    await search(page).fill('sertoa');
    await expect(tiles(page).first()).toContainText(/Sert/i);
    await expect(page).toHaveURL(/search=sertoa/);
    expect(await count(page)).toBeGreaterThanOrEqual(exact);
    expect(asked).toEqual([]);
    await page.reload();
    await expect(search(page)).toHaveValue('sertoa');
    await expect(tiles(page).first()).toContainText(/Sert/i);
  });

  test('that finds nothing says so, and can be cleared', async ({ page }) => {
    await page.goto('/casino/slots');
    await search(page).fill('nada se chama assim');
    await expect(page.getByText('Nenhum jogo para “nada se chama assim”')).toBeVisible();
    await page.getByRole('button', { name: 'Limpar busca e filtros' }).click();
    await expect(tiles(page).first()).toBeVisible();
    await expect(search(page)).toHaveValue('');
    await expect(page).not.toHaveURL(/search=/);
  });

  test('filters and order are in the address, and narrow the count', async ({ page }) => {
    await page.goto('/casino');
    await isWhole(page);
    const all = await count(page);
    await page.getByRole('combobox', { name: 'RTP' }).selectOption('97');
    await expect.poll(() => count(page)).toBeLessThan(all);
    const few = await count(page);
    await page.getByRole('button', { name: 'Provedor' }).click();
    await page.getByRole('list', { name: 'Provedores' }).getByRole('button').nth(2).click();
    await expect.poll(() => count(page)).toBeLessThan(few);
    await page.getByRole('combobox', { name: 'Ordem' }).selectOption('name');
    await expect(page).toHaveURL(/filter=provider-\w+%2Crtp-97&sort=name/);
    const last = await count(page);
    await page.reload();
    await expect.poll(() => count(page)).toBe(last);
    await page.goBack();
    await expect(page.getByRole('combobox', { name: 'Ordem' })).toHaveValue('popular');
  });

  test.describe('where data are spared', () => {
    test('the backend is asked, and nothing is fetched ahead', async ({ page }) => {
      await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await page.goto('/casino');
      await isWhole(page);
      await search(page).fill('sertao');
      await expect(page).toHaveURL(/search=sertao/);
      await expect(tiles(page).first()).toContainText(/Sert/i);
      await opener(page, 1).hover();
      await opener(page, 1).focus();
      expect(asked.filter((url) => /\/v2\/games\?.*search=sertao/.test(url)).length).toBeGreaterThan(0);
      expect(asked.filter((url) => /per_page=60&sort=popular|\/v2\/games\/\d/.test(url))).toEqual([]);
    });
  });
});

test('details are fetched when a tile is pointed at, before it is pressed', async ({ page }) => {
  await page.goto('/casino/slots');
  await isWhole(page);
  const details = page.waitForRequest(/\/v2\/games\/\d+$/);
  await opener(page, 2).hover();
  await details;
});

test.describe('what fails', () => {
  test.use({ provoked: [/status of 500|ERR_FAILED/], viewport: { width: 360, height: 740 } });

  test('a page of a list that fails to load shows its error in view, with a retry', async ({ page }) => {
    const fourth = /\/v2\/games\?(.*&)?page=4(&|$)/;
    await page.route(fourth, (route) => route.fulfill({ status: 500, json: { message: 'Falhou' } }));
    await page.goto('/casino');
    await isWhole(page);
    await page.evaluate(() => window.scrollTo(0, 12_000));
    const missing = page.getByRole('alert').filter({ hasText: 'Não foi possível carregar estes jogos.' });
    await expect(missing).toBeInViewport();
    await page.unroute(fourth);
    await missing.getByRole('button', { name: 'Tentar de novo' }).click();
    await expect(missing).toHaveCount(0);
    await expect.poll(() => placeInSight(page)).toBeGreaterThan(144);
  });

  for (const [path, name, text] of [
    [/\/api\/(games\/recent|user\/overview)/, 'Jogados recentemente', 'Não foi possível carregar estes jogos.'],
    ['**/v2/providers*', 'Provedores', 'Não foi possível carregar os provedores.'],
    ['**/v2/categories*', undefined, 'Não foi possível carregar as categorias.'],
  ] as const) {
    test(`a section of home that fails to load (${String(path)}) shows its own error`, async ({ page }) => {
      await page.goto('/casino/slots');
      await logIn(page);
      await page.route(path, (route) => route.fulfill({ status: 500, json: { message: 'Falhou' } }));
      await page.goto('/');
      await expect(page.getByRole('region', { name: 'Mais jogados' }).getByRole('article').first()).toBeVisible();
      // The providers are fetched near the viewport, below this row.
      if (name === 'Provedores') await page.getByRole('region', { name: 'Maior RTP' }).scrollIntoViewIfNeeded();
      const part = name === undefined ? page.getByRole('main') : page.getByRole('region', { name });
      const why = part.getByRole('alert').filter({ hasText: text });
      await expect(why).toBeVisible();
      await expect(page.getByRole('main').getByRole('button', { name: 'Tentar de novo' })).toHaveCount(1);
      await standsStill(page);
      await page.unroute(path);
      await why.getByRole('button', { name: 'Tentar de novo' }).click();
      await expect(why).toHaveCount(0);
    });
  }

  test('an image that fails to load is replaced by the name', async ({ page }) => {
    // Both paths are aborted, with and without the image service.
    await page.route(/\/storage\/(.+\/)?games\//, (route) => route.abort());
    await page.goto('/casino/slots');
    await isWhole(page);
    await expect(page.locator('[data-state="broken"]').first()).toBeVisible();
    await standsStill(page);
  });
});

test.describe('a favourite', () => {
  test('that a visitor wants is one after the login (SPEC K4)', async ({ page }) => {
    await page.goto('/casino/slots');
    await isWhole(page);
    const label = (await heart(page, 3).getAttribute('aria-label')) ?? '';
    await heart(page, 3).click();
    const dialog = page.getByRole('dialog', { name: 'Entrar' });
    await dialog.getByLabel('CPF ou e-mail').fill(ana.email);
    await dialog.getByLabel('Senha', { exact: true }).fill(PASSWORD);
    const kept = page.waitForResponse(/favorite\/.+\/add$/);
    await dialog.getByRole('button', { name: 'Entrar' }).click();
    await kept;
    await expect(page.getByRole('button', { name: label })).toHaveAttribute('aria-pressed', 'true');
    await page.goto('/casino/favorites');
    await expect(page.getByRole('button', { name: label })).toHaveAttribute('aria-pressed', 'true');
  });

  test('is forgotten where the login is called off', async ({ page }) => {
    await page.goto('/casino/slots');
    await isWhole(page);
    await heart(page, 3).click();
    await page.getByRole('dialog', { name: 'Entrar' }).getByRole('button', { name: 'Fechar' }).click();
    const added: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/add')) added.push(request.url());
    });
    await logIn(page);
    await expectLoaded(page);
    expect(added).toEqual([]);
    await expect(heart(page, 3)).toHaveAttribute('aria-pressed', 'false');
  });

  test('taken out of the list by keyboard leaves the focus at the next', async ({ page }) => {
    await page.goto('/casino/slots');
    await logIn(page);
    await isWhole(page);
    for (const place of [1, 2, 3]) {
      const kept = page.waitForResponse(/favorite\/.+\/(add|remove)$/);
      if ((await heart(page, place).getAttribute('aria-pressed')) === 'true') continue;
      await heart(page, place).click();
      await kept;
    }
    await page.goto('/casino/favorites');
    const hearts = page.getByRole('list', { name: 'Favoritos' }).getByRole('button', { name: /^Favoritar/ });
    await expect(hearts.nth(1)).toBeVisible();
    const next = (await hearts.nth(1).getAttribute('aria-label')) ?? '';
    await hearts.first().focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: next })).toBeFocused();
  });
});

test('providers lead to their games, with their number', async ({ page }) => {
  await page.goto('/providers');
  const card = page
    .getByRole('main')
    .getByRole('link', { name: /jogos$/ })
    .first();
  await expect(card).toBeVisible();
  const games = Number(/([\d.]+) jogos/.exec(await card.innerText())?.[1]?.replace('.', ''));
  await card.click();
  await expect(page).toHaveURL(/\/providers\/\w+$/);
  await expect.poll(() => count(page)).toBe(games);
  await expect(page.getByRole('button', { name: 'Provedor' })).toHaveCount(0);
});
