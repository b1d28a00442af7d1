import type { Page } from '@playwright/test';

import { layouts } from '../../scripts/page-addresses';
import { balance, expect, expectLoaded, logIn, setBrand, sidewaysOverflow, test, violations } from './support';

async function set(page: Page, changed: object): Promise<void> {
  await page.route('**/v2/settings/', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), ...changed } });
  });
}

async function isSound(page: Page): Promise<void> {
  await expectLoaded(page);
  expect(await violations(page)).toEqual([]);
  const overflow = await sidewaysOverflow(page);
  expect(overflow).toBeLessThanOrEqual(0);
}

function shift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) if ('value' in entry && typeof entry.value === 'number') sum += entry.value;
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );
}

const token = (page: Page, name: string) =>
  page.evaluate((property) => getComputedStyle(document.documentElement).getPropertyValue(property).trim(), name);
const header = (page: Page) => page.getByRole('banner');
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1, name: 'O que você quer jogar?' });

for (const [layout, brand] of Object.entries(layouts)) {
  test.describe(`${layout}, 320 px`, () => {
    test.use({ viewport: { width: 320, height: 720 } });

    test('a visitor has everything in reach', async ({ page }) => {
      await setBrand(page, brand);
      await page.goto('/');
      await expect(heading(page)).toBeVisible();
      await expect(header(page).getByRole('button', { name: 'Entrar' })).toBeInViewport({ ratio: 1 });
      await expect(header(page).getByRole('button', { name: 'Cadastrar' })).toBeInViewport({ ratio: 1 });
      const bar = page.getByRole('navigation', { name: 'Principal' });
      await expect(bar.getByRole('link')).toHaveText(['Início', 'Cassino', 'Esportes']);
      await isSound(page);
      await bar.getByRole('button', { name: 'Menu' }).click();
      const menu = page.getByRole('dialog', { name: 'Menu' });
      await expect(menu.getByRole('link', { name: 'Limites e pausas' })).toBeVisible();
      await isSound(page);
    });

    test('a player has balance, deposit and the session in reach', async ({ page }) => {
      await setBrand(page, brand);
      await page.goto('/');
      await logIn(page);
      await expect(balance(page)).toBeInViewport({ ratio: 1 });
      await expect(header(page).getByRole('button', { name: 'Depositar' })).toBeInViewport({ ratio: 1 });
      await isSound(page);
      await page.getByRole('navigation', { name: 'Principal' }).getByRole('button', { name: 'Menu' }).click();
      const session = page.getByRole('dialog', { name: 'Menu' }).getByRole('region', { name: 'Sua sessão' });
      await expect(session.getByText('Nesta visita')).toBeVisible();
      await expect(session.getByText(/^[-+]?R\$\s[\d.]+,\d\d$/)).toBeVisible();
      await isSound(page);
    });
  });

  test(`${layout}, 1440 px: sound, in both modes, and nothing moves while it loads`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await setBrand(page, brand);
    await page.goto('/');
    await expect(heading(page)).toBeVisible();
    await isSound(page);
    expect(await shift(page)).toBeLessThanOrEqual(0.01);
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible({ visible: layout !== 'orange' });
    await expect(page.getByRole('navigation', { name: 'Principal' })).toBeHidden();
    await expect(page.getByRole('navigation', { name: 'Páginas' })).toBeVisible({ visible: layout === 'orange' });
    // The rail of `blaze` starts with icons only (SPEC S4).
    for (const [name, ofLayout] of [
      ['Recolher menu', 'default'],
      ['Expandir menu', 'blaze'],
    ] as const)
      await expect(page.getByRole('button', { name })).toBeVisible({ visible: layout === ofLayout });
    expect(await page.evaluate(() => document.documentElement.dataset['mode'])).toBe(layout === 'orange' ? 'light' : 'dark');
    await page.evaluate((mode) => localStorage.setItem('color-mode', mode), brand === 'pomar' ? 'dark' : 'light');
    await page.reload();
    await expect(heading(page)).toBeVisible();
    await isSound(page);
  });
}

test.describe('by keyboard', () => {
  test('the first stop leads to the content, the side menu collapses and keeps that', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/');
    await expect(heading(page)).toBeVisible();
    await expectLoaded(page);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Ir para o conteúdo' })).toBeFocused();
    const collapse = page.getByRole('button', { name: 'Recolher menu' });
    await collapse.focus();
    await page.keyboard.press('Enter');
    const expand = page.getByRole('button', { name: 'Expandir menu' });
    await expect(expand).toBeFocused();
    await expect(expand).toHaveAttribute('aria-expanded', 'false');
    await expect(page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Favoritos' })).toBeVisible();
    await page.reload();
    await expect(expand).toBeVisible();
  });

  test('the menu of a phone opens, closes by Esc and by Back, and gives the focus back', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto('/');
    const open = page.getByRole('navigation', { name: 'Principal' }).getByRole('button', { name: 'Menu' });
    await open.focus();
    await page.keyboard.press('Enter');
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(open).toBeFocused();
    await page.keyboard.press('Enter');
    await menu.getByRole('link', { name: 'Promoções' }).press('Enter');
    await expect(page).toHaveURL('/promotions');
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(menu).toBeHidden();
  });
});

test.describe('settings of the house (SPEC E6)', () => {
  test.beforeEach(({ page }) => page.setViewportSize({ width: 1440, height: 900 }));

  test('name, logo, favicon, colours and menus are worn, and nothing moves when they come', async ({ page }) => {
    await set(page, {
      general_site_title: 'Casa Verde',
      general_logo: 'promotions/33.svg',
      general_favicon: '/storage/promotions/31.svg',
      colors_primary: 'rgb(34 197 94)',
      colors_surface: '#182236',
      general_menu: [
        { label: 'Regulamento geral', url: '/termos-de-uso', icon: null },
        { label: 'Notícias', url: 'https://noticias.invalid/', icon: null },
      ],
    });
    await page.goto('/promotions');
    await expect(page).toHaveTitle('Promoções | Casa Verde');
    await expect(header(page).locator('img')).toHaveAttribute('src', '/storage/promotions/33.svg');
    await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', /\/storage\/promotions\/31\.svg$/);
    await expect(header(page).getByRole('button', { name: 'Cadastrar' })).toHaveCSS('background-color', /^oklch\(0\.72/);
    expect(await token(page, '--surface-1')).toBe('#182236');
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await expect(menu.getByRole('link', { name: 'Regulamento geral' })).toHaveAttribute('href', '/termos-de-uso');
    const away = menu.getByRole('link', { name: 'Notícias' });
    await expect(away).toHaveAttribute('target', '_blank');
    await expect(away).toHaveAttribute('rel', 'noopener noreferrer');
    await isSound(page);
    expect(await shift(page)).toBeLessThanOrEqual(0.01);
    // That surface is unreadable in the light mode.
    await menu.getByRole('button', { name: 'Modo claro' }).click();
    await expect.poll(() => token(page, '--surface-1')).not.toBe('#182236');
    await isSound(page);
  });

  test('an icon that only the icon service has is requested by its name and shown (SPEC S18)', async ({ page }) => {
    await set(page, { general_menu: [{ label: 'Novidades', url: '/novidades', icon: 'lucide:banana' }] });
    const answered = page.waitForResponse((response) => new URL(response.url()).pathname === '/icons/lucide.json');
    await page.goto('/promotions');
    const response = await answered;
    expect(new URL(response.url()).search).toBe('?icons=banana');
    expect(Object.keys((await response.json()).icons)).toEqual(['banana']);
    const icon = page
      .getByRole('navigation', { name: 'Menu' })
      .getByRole('link', { name: 'Novidades' })
      .locator('span[aria-hidden]')
      .first();
    await expect(icon).toHaveCSS('mask-image', /^url\("data:image\/svg\+xml,/);
  });

  test.describe('hostile', () => {
    test.use({ provoked: [/Failed to load resource.*404/] });

    test('an invalid colour, an unsafe URL or a broken image leaves the brand unchanged', async ({ page }) => {
      await page.goto('/promotions');
      const own = { accent: await token(page, '--accent'), canvas: await token(page, '--canvas'), on: await token(page, '--on-accent') };
      const requests: string[] = [];
      page.on('request', (request) => requests.push(request.url()));
      await set(page, {
        general_site_title: '<img src=x onerror=alert(1)>',
        general_logo: 'nao-existe/logo.svg',
        general_favicon: 'javascript:alert(1)',
        colors_primary: 'url(https://mau.invalid/a.png)',
        colors_on_primary: 'var(--accent)',
        colors_background: 'red;background:url(https://mau.invalid/b.png)',
        colors_surface: 'rgba(255, 255, 255, 0.1)',
        general_menu: [
          { label: 'Prêmio', url: 'javascript:alert(document.cookie)', icon: 'javascript:alert(1)' },
          { label: 'Fora', url: '//mau.invalid/', icon: null },
          { label: 'Dados', url: 'data:text/html,<script>alert(1)</script>', icon: null },
          { label: 'Sem cifra', url: 'http://mau.invalid/', icon: null },
        ],
        general_footer_menu: [{ label: 'Rodapé hostil', url: 'JaVaScRiPt:alert(1)', icon: null }],
        general_social_instagram: 'javascript:alert(1)',
      });
      await page.goto('/promotions');
      await expect(page).toHaveTitle('Promoções | <img src=x onerror=alert(1)>');
      await expectLoaded(page);
      expect(await token(page, '--accent')).toBe(own.accent);
      expect(await token(page, '--on-accent')).toBe(own.on);
      expect(await token(page, '--canvas')).toBe(own.canvas);
      await expect(header(page).getByRole('img', { name: 'Palpite' })).toBeVisible();
      await expect(header(page).locator('img')).toHaveCount(0);
      await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', '/brands/palpite.svg');
      for (const label of ['Prêmio', 'Fora', 'Dados', 'Sem cifra', 'Rodapé hostil', 'Instagram'])
        await expect(page.getByRole('link', { name: label, exact: true })).toHaveCount(0);
      expect(requests.filter((url) => url.includes('mau.invalid'))).toEqual([]);
      await isSound(page);
    });
  });

  test('an accent on which nothing could be read is not worn, and a dark one gets light words', async ({ page }) => {
    await set(page, { colors_primary: '#4c1d95', colors_on_primary: '#3b0a80', colors_background: '#777777' });
    await page.goto('/promotions');
    const own = await token(page, '--canvas');
    await expect.poll(() => token(page, '--accent-l')).not.toBe('0.82');
    expect(await token(page, '--on-accent')).not.toBe('#3b0a80');
    expect(await token(page, '--canvas')).toBe(own);
    await isSound(page);
  });
});

test('promotions on home carry 18+ and do not rotate with reduced motion (SPEC S13)', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const rail = page.getByRole('region', { name: 'Promoções' });
  await expect(rail.getByRole('link')).toHaveCount(5);
  await expect(rail.getByRole('link').filter({ hasText: '18+' })).toHaveCount(5);
  await expect(rail.getByRole('button', { name: 'Pausar promoções' })).toHaveCount(0);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await rail.getByRole('button', { name: 'Pausar promoções' }).click();
  await expect(rail.getByRole('button', { name: 'Retomar promoções' })).toBeVisible();
});

test.describe('promotions that fail', () => {
  test.use({ provoked: [/Failed to load resource/] });

  test('leave home whole (SPEC S13)', async ({ page }) => {
    await page.route('**/v2/promotions', (route) => route.fulfill({ status: 404, json: { message: 'Não encontrado.' } }));
    await page.goto('/');
    await expect(heading(page)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Mais jogados' }).getByRole('article').first()).toBeVisible();
    await expectLoaded(page);
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  });
});

test('a player takes part in a promotion by saying so', async ({ page }) => {
  await page.goto('/promotions/33');
  await expect(page.getByRole('button', { name: 'Entrar para participar' })).toBeVisible();
  await expect(page).toHaveTitle(/^Missão do cassino \| /);
  await logIn(page);
  await page.getByRole('main').getByRole('button', { name: 'Participar', exact: true }).click();
  await expect(page.getByText('Você participa')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Você participa')).toBeVisible();
});

test('the line above the header comes with a page, not above an open one, and once closed stays away', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  await expect(heading(page)).toBeVisible();
  const line = page.getByRole('link', { name: 'Ver regras' });
  await expect(line).toHaveCount(0);
  const entry = (name: string) => page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name });
  await entry('Provedores').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Provedores' })).toBeVisible();
  await expectLoaded(page);
  await expect(line).toHaveCount(0);
  await entry('Cassino').first().click();
  await expect(line).toBeVisible();
  await isSound(page);
  await page.getByRole('button', { name: 'Dispensar aviso' }).click();
  await expect(line).toHaveCount(0);
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Início' }).click();
  await expect(heading(page)).toBeVisible();
  await expect(line).toHaveCount(0);
});

test('unread notices stand above the header one at a time, and are gone once dismissed', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  await logIn(page);
  const menu = page.getByRole('navigation', { name: 'Menu' });
  const dismiss = page.getByRole('button', { name: 'Dispensar aviso' });
  // A notice waits for the next page after it has arrived.
  await expect(async () => {
    await menu.getByRole('link', { name: 'Início' }).click();
    await menu.getByRole('link', { name: 'Provedores' }).click();
    await expect(dismiss).toBeVisible({ timeout: 1000 });
  }).toPass();
  const read = page.waitForResponse((response) => /\/api\/notifications\/[^/]+\/read$/.test(response.url()));
  await dismiss.click();
  expect((await read).ok()).toBe(true);
  await expect(dismiss).toHaveCount(0);
  await page.reload();
  await expect(balance(page)).toBeVisible();
  await expectLoaded(page);
  await expect(dismiss).toHaveCount(0);
});

test.describe('/home is home, without a search engine’s record (SPEC S10)', () => {
  test('SEO data is fetched only on the page named index', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (pathname === '/api/seo') asked.push(search);
    });
    await page.goto('/home');
    await expect(page).toHaveTitle('Apostas Online | Palpite');
    await expectLoaded(page);
    expect(asked).toEqual([]);
    await page.goto('/');
    await expect.poll(() => asked).toEqual(['?section_name=home']);
  });
});

test.describe('code that is missing after a deploy', () => {
  test.use({ provoked: [/Failed to load resource|status of 404/] });

  test('reloads the page, and the modal that was opened is restored (SPEC S8, S16)', async ({ page }) => {
    await page.goto('/');
    await expectLoaded(page);
    await header(page).getByRole('button', { name: 'Entrar' }).click();
    const dialog = page.getByRole('dialog', { name: 'Entrar' });
    let isGone = true;
    await page.route('**/assets/*.js', (route) =>
      isGone ? route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' }) : route.continue(),
    );
    const reloaded = page.waitForEvent('domcontentloaded');
    // Requests count instead of framenavigated, because a modal pushes a history entry.
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) isGone = false;
    });
    await dialog.getByRole('button', { name: 'Esqueci minha senha' }).click();
    await reloaded;
    await expect(page.getByRole('dialog', { name: 'Recuperar senha' })).toBeVisible();
  });
});
