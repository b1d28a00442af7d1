import type { Locator } from '@playwright/test';

import { expect, logIn, test } from './support';

test.use({ viewport: { width: 1440, height: 900 } });

async function boxOf(part: Locator) {
  await expect(part).toBeVisible();
  const { x = 0, y = 0, width = 0 } = (await part.boundingBox()) ?? {};
  return { start: x, end: x + width, top: y };
}

test('the odds and the own bets on Double have the whole width below the controls, without an empty column beside them', async ({
  page,
}) => {
  await page.goto('/games/double');
  await logIn(page);
  const game = page.getByRole('main');
  const region = (name: string) => boxOf(game.getByRole('region', { name, exact: true }));
  const odds = await boxOf(game.locator('dl').filter({ hasText: 'Maior prêmio' }));
  for (const { start, end } of [odds, await region('Minhas apostas')]) {
    expect(start).toBe((await region('Aposta')).start);
    expect(end).toBe((await region('Apostar em uma cor')).end);
  }
});

test('the withdrawals are beside the form for the next one', async ({ page }) => {
  await page.goto('/');
  await logIn(page);
  await page.goto('/user/wallet/withdraw');
  const form = await boxOf(page.getByRole('region', { name: 'Sacar por PIX' }));
  const list = await boxOf(page.getByRole('region', { name: 'Seus saques' }));
  expect(list.top).toBe(form.top);
  expect(list.start).toBeGreaterThan(form.end);
});
