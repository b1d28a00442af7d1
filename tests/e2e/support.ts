import AxeBuilder from '@axe-core/playwright';
import { test as base, expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

export { expect };

/** Password of all demo players. */
export const PASSWORD = 'palpite2026';
export const ana = { id: 'usr_1', name: 'Ana Souza', email: 'ana@exemplo.invalid', cpf: '529.982.247-25' };

/**
 * Test on a fresh world. Fails on uncaught errors, console errors, and violations of the Content-Security-Policy or
 * the contract, except those in `provoked`.
 */
export const test = base.extend<{ provoked: RegExp[]; serverWorld: boolean; depositPopup: boolean; watched: void }>({
  provoked: [[], { option: true }],
  // The stand-in in a page starts with its own world.
  serverWorld: [true, { option: true }],
  // The pop-up opens after ten seconds on a page, which no test but its own expects (SPEC D18).
  depositPopup: [false, { option: true }],
  watched: [
    async ({ page, provoked, serverWorld, depositPopup, request }, use) => {
      if (!depositPopup) await page.addInitScript(markPopupAsShown);
      if (serverWorld) expect((await request.post('/__mock/reset')).ok()).toBe(true);
      const problems: string[] = [];
      page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
      page.on('console', (message) => {
        if (message.type() === 'error') problems.push(`console: ${message.text()} (${message.location().url})`);
      });
      // Prism, if it proxies the stand-in, reports violations of the contract.
      page.on('response', (response) => {
        const violations = response.headers()['sl-violations'];
        if (violations !== undefined) problems.push(`contract: ${response.url()} ${violations}`);
      });
      await use();
      expect(problems.filter((problem) => !provoked.some((pattern) => pattern.test(problem)))).toEqual([]);
    },
    { auto: true },
  ],
});

/** Third parties' frames have no storage. */
function markPopupAsShown(): void {
  try {
    localStorage.setItem('deposit-popup', new Date().toDateString());
  } catch {
    return;
  }
}

/** Declares tests at the widths of a phone and of a desktop. */
export function atBothWidths(declare: () => void): void {
  for (const viewport of [
    { width: 360, height: 740 },
    { width: 1440, height: 900 },
  ]) {
    test.describe(`at ${String(viewport.width)} px`, () => {
      test.use({ viewport });
      declare();
    });
  }
}

/** Calls whose answer is the verification of a player. */
export const IDENTITY = /\/api\/(legitimuzStatus|user\/overview)$/;

/** Logs in, and waits for the balance. */
export async function logIn(page: Page, login = ana.email): Promise<void> {
  await page.getByRole('button', { name: 'Entrar' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Entrar' });
  await dialog.getByLabel('CPF ou e-mail').fill(login);
  await dialog.getByLabel('Senha', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Entrar' }).click();
  await expect(dialog).toBeHidden();
  await expect(balance(page)).toBeVisible();
}

/** Answers the declarations in the first step of the registration (SPEC Q13). */
export async function declare(form: Locator): Promise<void> {
  await form.getByText('Não', { exact: true }).click();
  await form.getByLabel('Alguma destas situações é a sua?').selectOption('none');
}

/**
 * Waits until the application runs, the page shows its data, and nothing more arrives. A rail outside the view does
 * not count. Unlike `networkidle` it cannot wait for a request whose end the browser never reports.
 */
export async function expectLoaded(page: Page): Promise<void> {
  await expect(page.locator('[data-shell]')).toHaveCount(0);
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]:not(section)')).toHaveCount(0);
  let before = -1;
  await expect
    .poll(
      async () => {
        const count = await page.evaluate(() =>
          document.readyState === 'complete' ? performance.getEntriesByType('resource').length : -1,
        );
        const isStill = count !== -1 && count === before;
        before = count;
        return isStill;
      },
      { intervals: [500] },
    )
    .toBe(true);
}

/** Returns the px by which the page is wider than the viewport. Negative if room is kept for a scrollbar. */
export const sidewaysOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

export function balance(page: Page) {
  return page.getByRole('banner').getByRole('button', { name: /^Saldo/ });
}

/** Changes a demo player's balance by cents. */
export async function move(page: Page, playerId: string, delta: number): Promise<void> {
  const answer = await page.request.post('/__mock/balance', { data: { playerId, delta } });
  expect(answer.ok()).toBe(true);
}

/** Opens pages in another brand. */
export async function wear(page: Page, brand: string): Promise<void> {
  await page.route(
    (url) => !/\.\w+$/.test(url.pathname) && !/^\/(api|v2|storage|app|__mock)\//.test(url.pathname),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      return route.continue({ headers: { ...route.request().headers(), 'X-Site-Brand': brand } });
    },
  );
}

const AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Returns the WCAG 2.2 AA violations with their elements, also of third parties' frames.
 * @param within a selector for a part of the page
 */
export async function violations(page: Page, within?: string) {
  const { origin } = new URL(page.url());
  const hasForeignFrames = page.frames().some((frame) => frame.url().startsWith('http') && new URL(frame.url()).origin !== origin);
  // Results of foreign frames are joined in another tab, which costs seconds.
  const axe = new AxeBuilder({ page }).withTags(AA).setLegacyMode(!hasForeignFrames);
  const { violations: found } = await (within === undefined ? axe : axe.include(within)).analyze();
  return found.map(({ id, nodes }) => ({ id, at: nodes.map(({ target }) => target.join(' ')) }));
}
