import type { Page } from '@playwright/test';

import { balance, expect, logIn, test } from './support';

/** Address of a game whose provider knows no protocol of the site. */
const game = '/play/1015';
const LOAD_TIMEOUT_MS = 15_000;
const region = (page: Page) => page.getByRole('region', { name: /^Jogo:/ });
const frame = (page: Page) => region(page).locator('iframe');
const inGame = (page: Page, name: string) => frame(page).contentFrame().getByRole('button', { name, exact: true });
const start = (page: Page) => inGame(page, 'Decolar');

async function launch(page: Page): Promise<void> {
  await page.goto(game);
  await logIn(page);
  await page.getByRole('button', { name: 'Jogar', exact: true }).click();
}

test('a plain game is played, the balance in the header follows, and the exit shows the summary (SPEC B18)', async ({ page }) => {
  await launch(page);
  await expect(frame(page)).toHaveAttribute('src', /\/plain-game\/1015\//);
  await expect(frame(page)).toHaveAttribute('allow', /^autoplay http:\S+; fullscreen http:\S+$/);
  const before = await balance(page).innerText();
  // A low cash-out ends the flight soon.
  await inGame(page, 'Diminuir').click();
  await inGame(page, 'Diminuir').click();
  await start(page).click();
  await expect(balance(page)).not.toHaveText(before);
  await expect(start(page)).toBeEnabled();
  await page.getByRole('button', { name: 'Sair do jogo' }).click();
  const summary = page.getByRole('main').getByRole('status');
  await expect(page.getByText('Jogo encerrado')).toBeVisible();
  await expect(summary.locator('div').filter({ hasText: 'Apostas' }).getByRole('definition')).not.toHaveText(/R\$\s0,00/);
});

test.describe('a plain game whose frame does not load', () => {
  test.use({ provoked: [/ERR_(FAILED|ABORTED)/] });

  /** Holds back the page of the game. @returns its release */
  async function hold(page: Page): Promise<() => void> {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/plain-game/**', async (route) => {
      await released;
      await route.continue();
    });
    return () => release();
  }

  const notice = (page: Page) => region(page).getByRole('alert').filter({ hasText: 'O jogo está demorando para abrir' });

  async function launchLate(page: Page): Promise<void> {
    await page.clock.install();
    await launch(page);
    await expect(region(page).getByText(/^Abrindo /)).toBeVisible();
    await expect(frame(page)).toBeAttached();
    await page.clock.fastForward(LOAD_TIMEOUT_MS);
    await expect(notice(page)).toBeVisible();
  }

  test('stays below a notice, which goes when it loads after all', async ({ page }) => {
    const release = await hold(page);
    await launchLate(page);
    await expect(frame(page)).toBeVisible();
    release();
    await expect(notice(page)).toBeHidden();
    await start(page).click();
    await expect(start(page)).toBeEnabled();
  });

  test('offers another session and other games', async ({ page }) => {
    await hold(page);
    await launchLate(page);
    const first = await frame(page).getAttribute('src');
    const closed = page.waitForResponse(/games\/sessions\/.+\/close$/);
    await notice(page).getByRole('button', { name: 'Tentar de novo' }).click();
    expect((await closed).ok()).toBe(true);
    await expect(frame(page)).not.toHaveAttribute('src', String(first));
    await page.clock.fastForward(LOAD_TIMEOUT_MS);
    await notice(page).getByRole('link', { name: 'Ver outros jogos' }).click();
    await expect(page).toHaveURL(/\/casino$/);
  });
});
