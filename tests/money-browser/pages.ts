import type { BrowserContext, Page } from '@playwright/test';

/** Maximum time for which a part of a page may stay busy. */
export const BUSY_TIMEOUT_MS = 1500;
/** Timeout of loading a page on a busy machine. */
export const LOAD_TIMEOUT_MS = 60_000;
const CLICK_TIMEOUT_MS = 1000;

/** Waits until no part of the page is busy. Returns false if a part stays busy, or the page has no main content. */
export async function idle(page: Page): Promise<boolean> {
  const busy = page.locator('main [aria-busy="true"], dialog [aria-busy="true"], [role="dialog"] [aria-busy="true"]');
  return page
    .getByRole('main')
    .waitFor({ timeout: BUSY_TIMEOUT_MS })
    .then(() => busy.first().waitFor({ state: 'detached', timeout: BUSY_TIMEOUT_MS }))
    .then(
      () => true,
      () => false,
    );
}

/** Loads a page, and waits until it is not busy. Continues if it cannot be loaded or stays busy. */
export async function load(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'domcontentloaded', timeout: LOAD_TIMEOUT_MS }).catch(() => undefined);
  await idle(page);
}

/** Presses the button that repeats an operation with an unknown outcome. Returns false if there is none, or it cannot be pressed. */
export async function repeat(page: Page): Promise<boolean> {
  const button = page.getByRole('button', { name: 'Repetir o mesmo pedido' }).first();
  if ((await button.count()) === 0) return false;
  return button.click({ timeout: CLICK_TIMEOUT_MS }).then(
    () => true,
    () => false,
  );
}

/** Crashes the process of a page, as a lack of memory would, and closes the page. Needs Chromium. */
export async function crash(context: BrowserContext, page: Page): Promise<void> {
  const devTools = await context.newCDPSession(page);
  const crashed = page.waitForEvent('crash', { timeout: LOAD_TIMEOUT_MS });
  devTools.send('Page.crash').catch(() => undefined);
  await crashed;
  await page.close();
}
