import type { Page } from '@playwright/test';

import { expect, logIn, test, violations } from './support';

const region = (page: Page) => page.getByRole('region', { name: /^Jogo:/ });
const bottomBar = (page: Page) => page.getByRole('navigation', { name: 'Principal' });

async function play(page: Page, game: number | string = 1001): Promise<void> {
  await page.goto('/');
  await logIn(page);
  await page.goto(`/play/${String(game)}`);
  await page.getByRole('button', { name: 'Jogar', exact: true }).click();
  await expect(region(page).locator('iframe')).toBeVisible();
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('a running game has the whole screen below one thin bar (SPEC S24)', async ({ page }) => {
    await play(page);
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(bottomBar(page)).toBeHidden();
    const box = await region(page).locator('iframe').boundingBox();
    expect(box?.y).toBeLessThanOrEqual(60);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThanOrEqual(739);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(741);
    for (const name of ['Saldo', 'Tempo', 'Resultado hoje']) await expect(region(page).getByText(name, { exact: true })).toBeVisible();
    expect(await violations(page, 'main')).toEqual([]);
    await region(page).getByRole('button', { name: 'Sair do jogo' }).click();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(bottomBar(page)).toBeVisible();
  });

  for (const width of [320, 360])
    test(`the figures of a player with a bonus end before the deposit button at ${String(width)} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 740 });
      await page.goto('/?__scenario=bonus-nearly-done');
      await page.goto('/play/1001');
      await page.getByRole('button', { name: 'Jogar', exact: true }).click();
      const deposit = await region(page).getByRole('button', { name: 'Depositar' }).boundingBox();
      await expect(region(page).locator('dd')).toHaveCount(3);
      const ends = await region(page)
        .locator('dt, dd')
        .evaluateAll((facts) =>
          facts.map((fact) => {
            const range = document.createRange();
            range.selectNodeContents(fact);
            return range.getBoundingClientRect().right;
          }),
        );
      expect(Math.max(...ends)).toBeLessThanOrEqual(deposit?.x ?? 0);
    });

  for (const height of [640, 740])
    test(`the table of a roulette fits a screen of ${String(height)} px, and each of its spots a finger`, async ({ page }) => {
      await page.setViewportSize({ width: 360, height });
      const { data } = await (await page.request.get('/v2/games?category_id=4')).json();
      // The games of this provider are within another page.
      await play(page, data.find(({ provider }: { provider: { name: string } }) => provider.name !== 'Barro Vermelho').id);
      const inside = region(page).locator('iframe').contentFrame();
      const spots = inside.getByRole('group', { name: 'Mesa de apostas' }).getByRole('button');
      await expect(spots).toHaveCount(50);
      for (const box of await Promise.all((await spots.all()).map((spot) => spot.boundingBox())))
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
      const hidden = (part: Element) => [part.scrollWidth - part.clientWidth, part.scrollHeight - part.clientHeight];
      expect(await inside.locator('.stage').evaluate(hidden)).toEqual([0, 0]);
      expect(await inside.locator('html').evaluate(hidden)).toEqual([0, 0]);
    });

  test('a deposit is made within the game, whose page stays open', async ({ page }) => {
    await play(page);
    const frame = await region(page).locator('iframe').elementHandle();
    // The deposit takes three presses, as everywhere.
    await region(page).getByRole('button', { name: 'Depositar' }).click();
    const dialog = page.getByRole('dialog', { name: 'Depositar' });
    await dialog.getByRole('button', { name: 'R$ 20,00' }).click();
    await dialog.getByRole('button', { name: 'Gerar código PIX' }).click();
    await expect(dialog.getByRole('button', { name: 'Copiar código PIX' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Fechar' }).click();
    await expect(dialog).toBeHidden();
    expect(await frame?.evaluate((element) => element.isConnected)).toBe(true);
    await expect(page.getByRole('banner')).toBeHidden();
  });
});

test('on a desktop header and game are both visible', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await play(page);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(region(page).getByRole('button', { name: 'Depositar' })).toBeVisible();
});
