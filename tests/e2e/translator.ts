import type { Page } from '@playwright/test';

import { expect } from './support';

/** Moment at which the browser translates a page: before React makes the prerendered HTML interactive, or afterwards. */
export type Translated = 'before hydration' | 'after hydration';

/** Makes the browser translate every page that `openTranslated` opens. */
export async function installTranslator(page: Page, when: Translated): Promise<void> {
  await page.addInitScript({ path: 'scripts/chaos/translate.js' });
  if (when === 'before hydration')
    await page.addInitScript("document.addEventListener('DOMContentLoaded', () => globalThis.translatePage())");
}

/** Opens a page, and translates it if that is not done yet. Needs `installTranslator` with the same `when`. */
export async function openTranslated(page: Page, path: string, when: Translated): Promise<void> {
  await page.goto(path);
  await expect(page.locator('[data-shell]')).toHaveCount(0);
  await expect(page.locator('main [aria-busy="true"]:not(section)')).toHaveCount(0);
  if (when === 'after hydration') await page.evaluate('globalThis.translatePage()');
  await expect(page.locator('main font').first()).toBeAttached();
}

/** Expects that the page shows none of the texts in place of a part that failed, such as "Não foi possível mostrar…". */
export async function expectWhole(page: Page): Promise<void> {
  await expect(page.getByText(/^Não foi possível (mostrar|abrir)|^Voltamos em breve!/)).toHaveCount(0);
}
