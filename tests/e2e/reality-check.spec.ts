import type { Page } from '@playwright/test';

import { expect, test, violations } from './support';

const open = (page: Page, scenario: string, path: string) => page.goto(`${path}?__scenario=${scenario}`);
const check = (page: Page) => page.getByRole('alertdialog', { name: /^Você entrou há/ });
const action = (page: Page) => page.getByRole('button', { name: /^(Apostar|Parar e levar)/ });

/** Resolves when a reminder has arrived. Call it before the page opens its socket. */
const reminderArrived = (page: Page) =>
  new Promise<void>((resolve) => {
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        if (payload.toString().includes('spend_reminder')) resolve();
      }),
    );
  });

/** Starts a round of mines whose stake sends a reminder. */
async function stakeTenReais(page: Page): Promise<void> {
  const amount = page.getByRole('textbox', { name: 'Aposta', exact: true });
  await amount.fill('');
  await amount.pressSequentially('1000');
  await page.getByRole('button', { name: '1 mina', exact: true }).click();
  await expect(action(page)).not.toHaveAttribute('aria-disabled', 'true');
  await action(page).click();
  await expect(page.getByRole('status').filter({ hasText: 'Rodada aberta com 1 mina.' })).toBeAttached();
}

/** Opens cells until the round can be cashed out, or a mine ended it. */
async function endRound(page: Page): Promise<void> {
  await page.getByRole('grid', { name: 'Tabuleiro' }).getByRole('button', { name: 'Linha 1, coluna 1:' }).click();
  await expect(page.getByRole('button', { name: /^Linha 1, coluna 1: (diamante|mina)/ })).toBeVisible();
  const cashOut = page.getByRole('button', { name: /^Parar e levar/ });
  // A press in the half second after the start counts as the second one of a double click.
  await expect(async () => {
    if (await cashOut.isVisible()) await cashOut.click({ timeout: 1000 });
    await expect(cashOut).toBeHidden({ timeout: 1000 });
  }).toPass();
}

for (const size of [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
]) {
  test.describe(`at ${size.width} px`, () => {
    test.use({ viewport: size });

    test('a reminder waits for the end of a round of mines, then covers the game until a choice (SPEC Q21)', async ({ page }) => {
      const reminded = reminderArrived(page);
      await open(page, 'reality-check', '/games/mines');
      await stakeTenReais(page);
      await reminded;
      await expect(check(page)).toHaveCount(0);
      await endRound(page);
      await expect(check(page)).toBeVisible();
      await expect(check(page)).toContainText(/Apostado\s*R\$\s10,00/);
      expect(await violations(page, 'dialog[open]')).toEqual([]);
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await expect(check(page)).toBeVisible();
      // Tab moves among the choices.
      const names: string[] = [];
      for (let press = 0; press < 4; press += 1) {
        await page.keyboard.press('Tab');
        names.push(await page.evaluate(() => document.activeElement?.textContent ?? ''));
      }
      expect(names).toEqual(['Continuar jogando', 'Fazer uma pausa', 'Ver meus limites', 'Sair do jogo']);
      await page.getByRole('button', { name: 'Continuar jogando' }).press('Enter');
      await expect(check(page)).toHaveCount(0);
      await expect(page).toHaveURL(/\/games\/mines/);
    });

    test('a limit of time that is used up ends play after the round (SPEC Q22)', async ({ page }) => {
      await open(page, 'time-limit', '/games/mines');
      const ended = page.getByRole('alertdialog', { name: 'Seu tempo de jogo acabou' });
      await expect(page.getByRole('grid', { name: 'Tabuleiro' }).getByRole('button', { name: 'Linha 1, coluna 1: fechada' })).toBeVisible();
      await expect(ended).toHaveCount(0);
      await endRound(page);
      await expect(ended).toBeVisible();
      expect(await violations(page, 'dialog[open]')).toEqual([]);
      await ended.getByRole('button', { name: 'Ver meus limites' }).click();
      await expect(page).toHaveURL(/\/user\/protection$/);
      await expect(ended).toHaveCount(0);
    });
  });
}

test('the interval of the player covers a running game of a provider, and leave ends it (SPEC Q21)', async ({ page }) => {
  await page.addInitScript(() => sessionStorage.setItem('session-started-at', String(Date.now() - 6 * 60_000)));
  await open(page, 'reality-check', '/play/1001');
  await expect(check(page)).toBeVisible();
  await page.getByRole('button', { name: 'Continuar jogando' }).click();
  await expect(check(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Jogar', exact: true }).click();
  await expect(page.locator('iframe').first()).toBeVisible();
  await expect(check(page)).toHaveCount(0);
});

test('a player who chose no interval is asked after an hour, and can choose a shorter one (SPEC Q36)', async ({ page }) => {
  await page.addInitScript(() => sessionStorage.setItem('session-started-at', String(Date.now() - 61 * 60_000)));
  await open(page, 'verified', '/games/mines');
  await expect(check(page)).toContainText('Esta pausa vem para todos.');
  await page.getByRole('button', { name: 'Ver meus limites' }).click();
  const interval = page.getByRole('form', { name: 'Lembretes' }).getByLabel('Tempo de sessão');
  await expect(interval.locator('option').first()).toHaveText(/^a cada 1\sh \(padrão\)$/u);
  await expect(interval.locator('option[value="240"]')).toHaveCount(0);
});
