import type { Page } from '@playwright/test';

import { expect, logIn, test } from './support';

const FIXED = [
  '/',
  '/home',
  '/login',
  '/casino',
  '/casino/live',
  '/casino/slots',
  '/casino/favorites',
  '/games/mines',
  '/games/double',
  '/games/fairness',
  '/providers',
  '/promotions',
  '/user/account/document',
];
const OTHER = ['/rules-betting', '/promotions/33', '/casino/roleta', '/casino?search=ouro', '/sports', '/user/wallet'];

/** Marks the prerendered header and heading before the application starts. */
async function markShell(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      for (const element of document.querySelectorAll('header, h1')) element.setAttribute('data-prerendered', '');
    });
  });
}

/** Records the texts of renders that React had to repeat. */
function watchRepeatedRenders(page: Page): readonly string[] {
  const repeated: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('A render failed')) repeated.push(`${page.url()}: ${message.text()}`);
  });
  return repeated;
}

for (const [width, height] of [
  [360, 740],
  [1440, 900],
] as const) {
  for (const who of ['visitor', 'player'] as const) {
    test(`the prerendered HTML becomes the application for a ${who} at ${String(width)} px`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto('/');
      if (who === 'player') await logIn(page);
      await page.evaluate(() => {
        localStorage.setItem('menu', JSON.stringify({ state: { isCollapsed: true, balanceHidden: true } }));
        localStorage.setItem('color-mode', 'light');
      });
      await markShell(page);
      const repeated = watchRepeatedRenders(page);
      for (const path of [...FIXED, ...OTHER]) {
        await page.goto(path);
        await expect(page.locator('[data-shell]'), path).toHaveCount(0);
        await expect(page.locator('header[data-prerendered]'), path).toHaveCount(1);
        if (FIXED.includes(path) && path !== '/login') await expect(page.locator('h1[data-prerendered]'), path).toHaveCount(1);
      }
      expect(repeated).toEqual([]);
    });
  }
}

for (const [width, height, changes] of [
  [360, 740, 'addedNodes'],
  [1440, 900, 'removedNodes'],
] as const) {
  // A phone needs fewer tiles than the HTML has, a wide screen more.
  test(`the tiles of a lobby have no ${changes} when they are measured, at ${String(width)} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.addInitScript((kind) => {
      document.addEventListener('DOMContentLoaded', () => {
        const tiles = document.querySelector('ul[aria-label="Jogos"]');
        if (tiles === null) return;
        const mark = () => tiles.setAttribute('data-changed', '');
        new MutationObserver((records) => records.some((record) => record[kind].length > 0) && mark()).observe(tiles, { childList: true });
        tiles.setAttribute('data-watched', '');
      });
    }, changes);
    await page.goto('/casino/slots');
    await expect(page.locator('[data-shell]')).toHaveCount(0);
    // With the first use the list is measured: it is as tall as all games.
    await page.keyboard.press('Shift');
    await expect(page.locator('[data-games][style*="block-size"]')).toHaveCount(1);
    await expect(page.locator('ul[data-watched]')).toHaveCount(1);
    await expect(page.locator('ul[data-changed]')).toHaveCount(0);
  });
}
