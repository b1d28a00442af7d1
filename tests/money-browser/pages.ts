import type { BrowserContext, Page } from '@playwright/test';

export const BUSY_TIMEOUT_MS = 1500;
export const LOAD_TIMEOUT_MS = 60_000;
const CLICK_TIMEOUT_MS = 1000;

/** Waits until nothing is busy; returns false if something stays busy. */
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

export async function load(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'domcontentloaded', timeout: LOAD_TIMEOUT_MS }).catch(() => undefined);
  await idle(page);
}

/** Presses "repeat" if it is offered. Returns true if it was. */
export async function repeat(page: Page): Promise<boolean> {
  const button = page.getByRole('button', { name: 'Repetir o mesmo pedido' }).first();
  if ((await button.count()) === 0) return false;
  return button.click({ timeout: CLICK_TIMEOUT_MS }).then(
    () => true,
    () => false,
  );
}

/** Crashes a page's process, as a lack of memory does. */
export async function crash(context: BrowserContext, page: Page): Promise<void> {
  const devTools = await context.newCDPSession(page);
  const crashed = page.waitForEvent('crash', { timeout: LOAD_TIMEOUT_MS });
  devTools.send('Page.crash').catch(() => undefined);
  await crashed;
  await page.close();
}
