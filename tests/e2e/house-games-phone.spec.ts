import type { Locator, Page } from '@playwright/test';

import { expect, logIn, sidewaysOverflow, test, violations } from './support';

const banner = (page: Page) => page.getByRole('banner');
const bottomBar = (page: Page) => page.getByRole('navigation', { name: 'Principal' });

async function open(page: Page, path: string): Promise<void> {
  await page.goto('/');
  await logIn(page);
  await page.goto(path);
  await expect(page.getByRole('button', { name: 'Sair do jogo' })).toBeVisible();
}

/** Expects an element in view without scrolling, and below the bar. */
async function isInView(page: Page, element: Locator): Promise<void> {
  await expect(element).toBeVisible();
  const box = await element.boundingBox();
  const { height } = page.viewportSize() ?? { height: 0 };
  expect(box?.y).toBeGreaterThanOrEqual(40);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
}

async function fits(page: Page): Promise<void> {
  expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);
}

for (const [name, viewport] of Object.entries({
  upright: { width: 360, height: 740 },
  narrow: { width: 320, height: 640 },
  lying: { width: 740, height: 360 },
  'lying and wide': { width: 844, height: 390 },
})) {
  test.describe(`on a phone, ${name}`, () => {
    test.use({ viewport });

    test('Mines has the whole screen, with board and button in view (SPEC S24)', async ({ page }) => {
      await open(page, '/games/mines');
      await expect(banner(page)).toBeHidden();
      await expect(bottomBar(page)).toBeHidden();
      const action = page.getByRole('button', { name: /^(Apostar|Parar e levar)/ });
      await expect(action).not.toHaveAttribute('aria-disabled', 'true');
      await isInView(page, action);
      await isInView(page, page.getByRole('grid', { name: 'Tabuleiro' }));
      for (const fact of ['Saldo', 'Tempo', 'Resultado hoje']) {
        await expect(page.getByRole('main').getByText(fact, { exact: true })).toBeVisible();
      }
      await fits(page);
      expect(await violations(page, 'main')).toEqual([]);
    });

    test('Double has the whole screen, with wheel and colours in view (SPEC S24)', async ({ page }) => {
      await open(page, '/games/double');
      await expect(banner(page)).toBeHidden();
      await expect(bottomBar(page)).toBeHidden();
      await expect(page.getByText(/^Rodada [\d.]+$/)).toBeVisible();
      await expect(page.getByLabel('Sua sessão no Double')).toContainText('Apostado');
      for (const color of ['vermelho', 'branco', 'preto']) {
        await isInView(page, page.getByRole('button', { name: new RegExp(`no ${color}, paga`) }));
      }
      await fits(page);
      expect(await violations(page, 'main')).toEqual([]);
    });
  });
}

test.describe('a deposit within Mines', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('offers the last amounts used and leaves the round as it is', async ({ page }) => {
    await open(page, '/games/mines');
    const action = page.getByRole('button', { name: /^(Apostar|Parar e levar)/ });
    await expect(action).not.toHaveAttribute('aria-disabled', 'true');
    await action.click();
    await expect(action).toContainText('Parar e levar');
    await page.getByRole('button', { name: 'Depositar' }).click();
    const sheet = page.getByRole('dialog', { name: 'Depositar' });
    const used = sheet.getByRole('group', { name: 'Seus últimos valores' }).getByRole('button').first();
    await used.click();
    await expect(used).toHaveAttribute('aria-pressed', 'true');
    expect(await violations(page, 'dialog')).toEqual([]);
    await sheet.getByRole('button', { name: 'Fechar' }).click();
    await expect(action).toContainText('Parar e levar');
    await expect(page).toHaveURL(/\/games\/mines$/);
    await page.getByRole('button', { name: 'Sair do jogo' }).click();
    await expect(banner(page)).toBeVisible();
  });
});
