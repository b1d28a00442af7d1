import AxeBuilder from '@axe-core/playwright';
import { test as base, expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

export { expect };

/** Password of all demo players. */
export const PASSWORD = 'palpite2026';
/** Demo player who is logged in by most tests. */
export const ana = { id: 'usr_1', name: 'Ana Souza', email: 'ana@exemplo.invalid', cpf: '529.982.247-25' };

/**
 * Test in a newly reset world of the stand-in, unless `serverWorld` is false. It fails on uncaught errors, console errors, and violations
 * of the Content-Security-Policy or the contract in `page`, but not in other pages that the test opens. `provoked` has patterns of errors
 * that the test itself causes.
 */
export const test = base.extend<{ provoked: RegExp[]; serverWorld: boolean; depositPopup: boolean; watched: void }>({
  provoked: [[], { option: true }],
  // False if the stand-in runs in the page, because it then starts with a world of its own.
  serverWorld: [true, { option: true }],
  // True for the test of the deposit pop-up, which opens after ten seconds on a page (SPEC D18). Other tests do not expect it.
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

/** Stores that the deposit pop-up was shown today. Frames of third parties have no storage, so they are skipped. */
function markPopupAsShown(): void {
  try {
    localStorage.setItem('deposit-popup', new Date().toDateString());
  } catch {
    return;
  }
}

/** Declares tests twice: at the width of a phone and of a desktop. */
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

/** Pattern of the URLs of calls whose response contains the verification of a player. */
export const IDENTITY = /\/api\/(legitimuzStatus|user\/overview)$/;

/** Logs in with the form of the page, which shows a visitor, and waits for the balance. @param login e-mail or CPF of a demo player */
export async function logIn(page: Page, login = ana.email): Promise<void> {
  await page.getByRole('button', { name: 'Entrar' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Entrar' });
  await dialog.getByLabel('CPF ou e-mail').fill(login);
  await dialog.getByLabel('Senha', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Entrar' }).click();
  await expect(dialog).toBeHidden();
  await expect(balance(page)).toBeVisible();
}

/** Fills in the declarations in the first step of the registration (SPEC Q13), with answers that bar no player. */
export async function declare(form: Locator): Promise<void> {
  await form.getByRole('radio', { name: 'Não', exact: true }).check();
  await form.getByLabel('Você se enquadra em alguma destas situações?').selectOption('none');
}

/**
 * Waits until the application runs, the page shows its data, and no more files arrive. A rail (a section) that is still loading
 * outside the view does not count. In contrast to `networkidle`, this does not hang on a request whose end the browser never
 * reports.
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

/** Returns the number of px by which the page is wider than the viewport; negative if space is reserved for a scrollbar. */
export const sidewaysOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Returns the button with the balance in the header. */
export function balance(page: Page) {
  return page.getByRole('banner').getByRole('button', { name: /^Saldo/ });
}

/** Adds `delta` cents, which may be negative, to the balance of a demo player. */
export async function changeBalance(page: Page, playerId: string, delta: number): Promise<void> {
  const answer = await page.request.post('/__mock/balance', { data: { playerId, delta } });
  expect(answer.ok()).toBe(true);
}

/** Loads further pages in another brand, by the header that the site's server reads it from. */
export async function setBrand(page: Page, brand: string): Promise<void> {
  await page.route(
    (url) => !/\.\w+$/.test(url.pathname) && !/^\/(api|v2|storage|app|__mock)\//.test(url.pathname),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      return route.continue({ headers: { ...route.request().headers(), 'X-Site-Brand': brand } });
    },
  );
}

/** Tags of axe for the rules of WCAG 2.2 AA. */
const AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Returns the violations of WCAG 2.2 AA with their elements, also in frames of third parties.
 * @param within selector of a part of the page; by default the whole page
 */
export async function violations(page: Page, within?: string) {
  const { origin } = new URL(page.url());
  const hasForeignFrames = page.frames().some((frame) => frame.url().startsWith('http') && new URL(frame.url()).origin !== origin);
  // The legacy mode is faster by seconds, because it needs no second tab, but it cannot test foreign frames.
  const axe = new AxeBuilder({ page }).withTags(AA).setLegacyMode(!hasForeignFrames);
  const { violations: found } = await (within === undefined ? axe : axe.include(within)).analyze();
  return found.map(({ id, nodes }) => ({ id, at: nodes.map(({ target }) => target.join(' ')) }));
}
