import type { Page, Route } from '@playwright/test';

import { expect, test, violations } from './support';

/** Gives the page the translation that the deployment of the tests does not have. */
async function configure(page: Page): Promise<void> {
  await page.route(
    (url) => !/\.\w+$/.test(url.pathname) && !/^\/(api|v2|storage|app|__mock)\//.test(url.pathname),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const body = (await response.text()).replace(/"chatOrigin":"([^"]+)","librasOrigin":""/, '"chatOrigin":"$1","librasOrigin":"$1"');
      return route.fulfill({ response, body });
    },
  );
}

test('a deployment without the switch has no button, and the statement says so (SPEC Q38)', async ({ page }) => {
  await page.goto('/acessibilidade');
  await expect(page.getByText('Não há tradução para Libras.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Libras', exact: true })).toHaveCount(0);
});

/** Path of the third party's script, beside its page. */
const SCRIPT = '**/providers/vlibras';

test.describe('a translation that does not load', () => {
  // The clock moves by a minute: a socket that is not open yet is given up, and tried with TLS, and the chat counts as failed.
  test.use({
    provoked: [/ERR_FAILED|Failed to load resource|did not (load|become ready)|is not loaded|broken script|ERR_SSL_PROTOCOL_ERROR/],
  });

  for (const [cause, pattern, answer] of [
    ['its page is blocked', '**/frames/libras', (route) => route.abort()],
    ['its script is blocked', SCRIPT, (route) => route.abort()],
    ['its script is not found', SCRIPT, (route) => route.fulfill({ status: 404, body: '' })],
    ['its script defines nothing', SCRIPT, (route) => route.fulfill({ contentType: 'text/javascript', body: '' })],
    ['its script throws', SCRIPT, (route) => route.fulfill({ contentType: 'text/javascript', body: "throw new Error('broken script');" })],
    ['its script is never answered', SCRIPT, () => undefined],
  ] as const satisfies readonly (readonly [string, string, (route: Route) => Promise<void> | undefined])[]) {
    test(`says so if ${cause}, offers another attempt, and leaves the page as it is (SPEC Q38)`, async ({ page }) => {
      await page.clock.install();
      await configure(page);
      await page.route(pattern, answer);
      await page.goto('/acessibilidade');
      await page.getByRole('button', { name: 'Libras', exact: true }).click();
      const panel = page.getByRole('region', { name: 'Tradução em Libras' });
      await expect(panel.getByText('Abrindo o tradutor…')).toBeVisible();
      await page.clock.runFor(60_000);
      await expect(panel.getByText('O tradutor não abriu. Confira sua conexão e tente de novo.')).toBeVisible();
      await page.getByRole('heading', { name: 'Qual padrão seguimos' }).click();
      await page.getByRole('banner').getByRole('link').first().click();
      await expect(page.getByRole('region', { name: 'Promoções' })).toBeVisible();
      await page.unroute(pattern);
      await panel.getByRole('button', { name: 'Tentar de novo' }).click();
      await expect(page.frameLocator('iframe[title="Avatar que traduz para Libras"]').getByText('Avatar pronto.')).toBeVisible();
    });
  }
});

for (const [width, height] of [
  [360, 740],
  [1440, 900],
] as const) {
  test(`at ${String(width)} px the texts that the player presses are translated in a frame of the third party (SPEC Q38)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await configure(page);
    await page.goto('/acessibilidade');
    await expect(page.getByText(/O botão Libras, na borda da página/)).toBeVisible();
    await expect(page.locator('iframe[title="Avatar que traduz para Libras"]')).toHaveCount(0);
    await page.getByRole('button', { name: 'Libras', exact: true }).click();
    const panel = page.getByRole('region', { name: 'Tradução em Libras' });
    const avatar = page.frameLocator('iframe[title="Avatar que traduz para Libras"]');
    await expect(panel.getByText('Toque em um texto da página, ou selecione um trecho.')).toBeVisible();
    await expect(avatar.getByText('Avatar pronto.')).toBeVisible();
    await page.getByRole('heading', { name: 'Qual padrão seguimos' }).click();
    await expect(avatar.getByText('Em Libras: Qual padrão seguimos')).toBeVisible();
    await panel.getByRole('button', { name: 'Traduzir esta página' }).click();
    await expect(avatar.getByText(/^Em Libras: Acessibilidade/)).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await panel.getByRole('button', { name: 'Fechar a tradução em Libras' }).click();
    await expect(panel).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Libras', exact: true })).toBeFocused();
  });
}
