import type { Page } from '@playwright/test';

import { atBothWidths, expect, expectLoaded, logIn, setBrand, test, violations } from './support';

const THIRD_PARTIES = `http://127.0.0.1:${String(4111 + Number(process.env['TEST_PORT_OFFSET'] ?? 0))}`;

const chat = (page: Page) => page.locator('iframe[title="Atendimento"]');
const inChat = (page: Page) => page.frameLocator('iframe[title="Atendimento"]');
const banner = (page: Page) => page.getByRole('region', { name: 'Sua privacidade' });

async function withSettings(page: Page, changed: Record<string, unknown>): Promise<void> {
  await page.route('**/v2/settings/**', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), ...changed } });
  });
}

async function cookies(page: Page): Promise<Record<string, string>> {
  const all = await page.context().cookies(page.url());
  return Object.fromEntries(all.map(({ name, value }) => [name, decodeURIComponent(value)]));
}

test.describe('the live chat (SPEC S7)', () => {
  test('is opened from the menu of a phone, never covers the bottom bar, and leaves no bubble', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/');
    const bar = page.getByRole('navigation', { name: 'Principal' });
    await bar.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Chat ao vivo' }).click();
    await expect(inChat(page).getByText('Em que posso ajudar?')).toBeVisible();
    const below = await bar.boundingBox();
    const open = await chat(page).boundingBox();
    expect(open && below && open.y + open.height <= below.y + 1).toBe(true);
    await inChat(page).getByRole('button', { name: 'Minimizar' }).click();
    await expect(chat(page)).toBeHidden();
  });

  test('is opened from the menu of a tablet, and leaves no bubble', async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await page.goto('/');
    await page.getByRole('button', { name: 'Abrir menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Chat ao vivo' }).click();
    await expect(inChat(page).getByText('Em que posso ajudar?')).toBeVisible();
    await inChat(page).getByRole('button', { name: 'Minimizar' }).click();
    await expect(chat(page)).toBeHidden();
  });

  test('is small on wider screens, opens and closes in its frame', async ({ page }) => {
    await page.goto('/');
    await inChat(page)
      .getByRole('button', { name: /^Abrir atendimento/ })
      .click();
    await expect(inChat(page).getByText('Em que posso ajudar?')).toBeVisible();
    await inChat(page).getByRole('button', { name: 'Minimizar' }).click();
    await expect(inChat(page).getByRole('button', { name: /^Abrir atendimento/ })).toBeVisible();
  });

  test('is hidden over a game and comes back with its messages', async ({ page }) => {
    await page.goto('/');
    await inChat(page)
      .getByRole('button', { name: /^Abrir atendimento/ })
      .click();
    await inChat(page).getByLabel('Sua mensagem').fill('Quero sacar');
    await inChat(page).getByRole('button', { name: 'Enviar' }).click();
    await expect(inChat(page).getByText('Quero sacar')).toBeVisible();
    await page.evaluate(() => {
      window.history.pushState(null, '', '/play/1001');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    await expect(chat(page)).toBeHidden();
    await page.goBack();
    await expect(inChat(page).getByText('Quero sacar')).toBeVisible();
  });

  for (const [what, changed] of [
    ['switched off', { general_show_chat_widget: false }],
    ['without a license', { general_live_chat: null }],
    ['with a license that is none', { general_live_chat: '1234567/2/../evil' }],
  ] as const) {
    test(`is not there ${what}`, async ({ page }) => {
      await withSettings(page, { ...changed, pixel_gtm: 'GTM-DEMO123' });
      await page.goto('/');
      // The banner and the chat are widgets of the same idle moment.
      await expect(banner(page)).toBeVisible();
      await expect(chat(page)).toHaveCount(0);
    });
  }
});

test.describe('a live chat that never comes', () => {
  test.use({ provoked: [/ERR_FAILED|Failed to load resource/] });

  test('shows a failure in its panel with a retry, and leaves no gap in blaze (SPEC S7, S14)', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await setBrand(page, 'brasa');
    let isDown = true;
    await page.route('**/chat?license=**', (route) => (isDown ? route.abort() : route.continue()));
    await page.goto('/');
    const width = async () => (await page.getByRole('main').boundingBox())?.width;
    const entry = page.getByRole('navigation', { name: 'Menu' }).getByRole('button', { name: 'Chat ao vivo' });
    await expect(entry).toBeVisible();
    const before = await width();
    await entry.click();
    const told = page.getByRole('region', { name: 'Chat ao vivo' });
    await expect(told.getByText('O chat não abriu. Confira sua conexão e tente de novo.')).toBeVisible();
    expect(await width()).toBe(before);
    expect(await violations(page, 'section[aria-label="Chat ao vivo"]')).toEqual([]);
    isDown = false;
    await told.getByRole('button', { name: 'Tentar de novo' }).click();
    await expect(inChat(page).getByText('Em que posso ajudar?')).toBeVisible();
    await expect(told).toHaveCount(0);
  });
});

test.describe('consent', () => {
  test.beforeEach(({ page }) => withSettings(page, { pixel_gtm: 'GTM-DEMO123' }));

  async function recorded(page: Page, id: string): Promise<{ via: string; name: string; params: unknown }[]> {
    const answer = await page.request.get(`${THIRD_PARTIES}/recorded?client_id=${id}`);
    return (await answer.json()).data;
  }

  atBothWidths(() => {
    test('nothing is loaded before a yes, nor after a no, which is kept', async ({ page }) => {
      await page.goto('/');
      await expect(banner(page)).toBeVisible();
      await expect(page.locator('iframe[title="Medição"]')).toHaveCount(0);
      await banner(page).getByRole('button', { name: 'Não permitir' }).click();
      await expect(banner(page)).toHaveCount(0);
      await page.reload();
      await expectLoaded(page);
      await expect(banner(page)).toHaveCount(0);
      await expect(page.locator('iframe[title="Medição"]')).toHaveCount(0);
      expect(await cookies(page)).not.toHaveProperty('client_id');
    });

    test('after a yes the visit is measured, without anything of the player (SPEC K1)', async ({ page }) => {
      await page.goto('/');
      await banner(page).getByRole('button', { name: 'Permitir', exact: true }).click();
      await expect.poll(async () => (await cookies(page)).client_id).toMatch(/^\d+\.\d+$/);
      const { client_id: id = '' } = await cookies(page);
      await logIn(page);
      await page.getByRole('link', { name: 'Cassino', exact: true }).first().click();
      await expect
        .poll(async () => (await recorded(page, id)).filter(({ via }) => via === 'tag-manager').map(({ name }) => name))
        .toEqual(['page_view', 'login', 'page_view']);
      const told = JSON.stringify((await recorded(page, id)).map(({ name, params }) => ({ name, params })));
      expect(told).toContain('"page_path":"/casino"');
      expect(told).not.toMatch(/ana|exemplo\.invalid|usr_1|529/i);
    });
  });

  test('the question has no violation of WCAG AA, and covers neither the bar of a phone nor the bubble of the chat', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/');
    await expect(banner(page)).toBeVisible();
    expect(await violations(page, 'section[aria-labelledby="privacidade"]')).toEqual([]);
    const bar = await page.getByRole('navigation', { name: 'Principal' }).boundingBox();
    const onPhone = await banner(page).boundingBox();
    expect(onPhone && bar && onPhone.y + onPhone.height <= bar.y + 1).toBe(true);
    await page.setViewportSize({ width: 1100, height: 740 });
    await expect(inChat(page).getByRole('button', { name: /^Abrir atendimento/ })).toBeVisible();
    const question = await banner(page).boundingBox();
    const bubble = await chat(page).boundingBox();
    expect(bubble && question && bubble.y + bubble.height <= question.y + 1).toBe(true);
  });
});

test('before the consent a landing leaves no cookie; the consent writes it, and its withdrawal deletes it (SPEC Q5)', async ({ page }) => {
  await page.goto('/?utm_source=ver%C3%A3o&ref=ANA2026');
  const dialog = page.getByRole('dialog', { name: 'Criar conta' });
  await expect(dialog).toBeVisible();
  expect(await cookies(page)).not.toHaveProperty('utm_source');
  await dialog.getByRole('button', { name: 'Fechar' }).click();
  await banner(page).getByRole('button', { name: 'Permitir', exact: true }).click();
  await expect.poll(() => cookies(page)).toMatchObject({ utm_source: 'verão', referrer_id: 'ANA2026' });
  await page.evaluate(() => {
    localStorage.setItem('consent', 'denied');
    window.dispatchEvent(new StorageEvent('storage', { key: 'consent' }));
  });
  await expect.poll(async () => Object.keys(await cookies(page))).not.toContain('utm_source');
});

test.describe('a landing of a visitor who consented (SPEC K1, K2, K2a)', () => {
  test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('consent', 'granted')));

  test('its parameters become cookies for seven days, and the registration opens', async ({ page }) => {
    await page.goto('/?utm_source=ver%C3%A3o&ref=ANA2026&code=BEMVINDO&token2=x&filter=a');
    await expect(page.getByRole('dialog', { name: 'Criar conta' })).toBeVisible();
    const kept = await cookies(page);
    expect(kept).toMatchObject({ utm_source: 'verão', referrer_id: 'ANA2026', code: 'BEMVINDO' });
    expect([...new URLSearchParams(kept.params)]).toEqual([
      ['utm_source', 'verão'],
      ['ref', 'ANA2026'],
      ['code', 'BEMVINDO'],
      ['token2', 'x'],
      ['filter', 'a'],
    ]);
    const [cookie] = (await page.context().cookies(page.url())).filter(({ name }) => name === 'utm_source');
    expect(cookie).toMatchObject({ sameSite: 'None', secure: true });
    expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(7);
  });

  test('a code with login=1 opens the login, and both are in params (SPEC D14)', async ({ page }) => {
    await page.goto('/?code=BEMVINDO&login=1');
    await expect(page.getByRole('dialog', { name: 'Entrar' })).toBeVisible();
    expect(await cookies(page)).toMatchObject({ code: 'BEMVINDO', params: 'code=BEMVINDO&login=1' });
  });

  test('an invitation keeps who invited (SPEC R5)', async ({ page }) => {
    await page.goto('/ref/ANA2026');
    await expect(page.getByRole('dialog', { name: 'Criar conta' })).toBeVisible();
    expect(await cookies(page)).toMatchObject({ referrer_id: 'ANA2026' });
  });

  for (const address of ['/casino/slots?search=fogo&sort=new', '/?t=1795200000000']) {
    test(`${address} opens nothing`, async ({ page }) => {
      await page.goto(address);
      await expect(chat(page)).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
  }

  test('seven parameters of 3.9 kB leave a site that can be reached', async ({ page }) => {
    const names = ['utm_source', 'utm_medium', 'utm_campaign', 'src', 'btag', 'afp1', 'fbc'];
    // The parameters together exceed the URL length that servers accept.
    for (const name of names) {
      await page.goto(`/?${name}=${'a'.repeat(3900)}`);
      await expect(page.getByRole('dialog', { name: 'Criar conta' })).toBeVisible();
    }
    const size = await page.evaluate(() => document.cookie.length);
    expect(size).toBeLessThanOrEqual(3072);
    expect((await page.goto('/'))?.status()).toBe(200);
  });
});

test.describe('a browser that is too old (SPEC S7)', () => {
  // The policy allows the styles of the page as they are, and the service worker answers with the saved page.
  test.use({ bypassCSP: true, serviceWorkers: 'block' });

  test('reads why, and where to get two others; this one does not (SPEC N17)', async ({ page }) => {
    await page.goto('/');
    const notice = page.locator('#unsupported');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(notice).toBeHidden();
    // The page is that of a browser without the newest required CSS feature.
    await page.route('/', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: (await answer.text()).replace('(width:1lh)', '(width:1none)') });
    });
    await page.reload();
    await expect(notice).toBeVisible();
    await expect(notice).toContainText('Seu navegador está desatualizado');
    const links = await notice.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(links).toEqual(['https://www.google.com/intl/pt-BR/chrome/', 'https://www.mozilla.org/pt-BR/firefox/new/']);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  test('a browser without modules gets the notice from a classic script', async ({ page, request }) => {
    await page.goto('/');
    await expect(page.locator('script[nomodule]')).toHaveAttribute('src', '/unsupported.js');
    const script = await (await request.get('/unsupported.js')).text();
    expect(script).not.toMatch(/=>|\blet\b|\bconst\b|`/);
  });
});
