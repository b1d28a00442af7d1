import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

import { balance, expect, logIn, PASSWORD, sidewaysOverflow, test } from './support';

const AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

async function isSound(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(AA).analyze();
  expect(violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ target }) => target.join(' ')) }))).toEqual([]);
  const overflow = await sidewaysOverflow(page);
  expect(overflow).toBeLessThanOrEqual(0);
}

const board = (page: Page) => page.getByRole('grid', { name: 'Tabuleiro' });
const cell = (page: Page, row: number, column: number) => board(page).getByRole('button', { name: `Linha ${row}, coluna ${column}:` });
const action = (page: Page) => page.getByRole('button', { name: /^(Apostar|Parar e levar)/ });
const status = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text });

async function ana(page: Page): Promise<void> {
  await page.goto('/');
  await logIn(page);
  await page.goto('/games/mines');
  await expect(action(page)).not.toHaveAttribute('aria-disabled', 'true');
}

async function tabTo(page: Page, name: string): Promise<void> {
  // The bell also has a number: its text alone is not a name.
  const focused = () => page.evaluate(() => document.activeElement?.ariaLabel ?? document.activeElement?.textContent ?? '');
  for (let stop = 0; stop < 160 && !(await focused()).startsWith(name); stop += 1) await page.keyboard.press('Tab');
  expect(await focused()).toMatch(new RegExp(`^${name}`));
}

/** Opens the focused cell: with one mine nearly every one is a diamond. Returns true if the round goes on. */
async function openFocused(page: Page): Promise<boolean> {
  const before = await page.evaluate(() => document.activeElement?.ariaLabel ?? '');
  await page.keyboard.press('Enter');
  const name = before.replace(/:.*/, '');
  const now = board(page).getByRole('button', { name: new RegExp(`^${name}: (diamante|mina)`) });
  await expect(now).toBeVisible();
  return /diamante/.test((await now.getAttribute('aria-label')) ?? '');
}

test('whole rounds by keyboard alone, each with its names, states and announcements', async ({ page }) => {
  await ana(page);
  await expect(status(page, 'Saldo: R$ 1.250,00')).toHaveCount(1);
  await tabTo(page, '1 mina');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: '1 mina', exact: true })).toHaveAttribute('aria-pressed', 'true');
  // A round of a few is cashed out: there is one mine in 25 cells.
  let isCashed = false;
  for (let round = 0; round < 6 && !isCashed; round += 1) {
    // The button takes no press for half a second after a round. A slow answer needs no second press.
    await expect(async () => {
      if (!/^Parar e levar/.test((await action(page).textContent()) ?? '')) {
        await tabTo(page, 'Apostar');
        await page.keyboard.press('Enter');
      }
      await expect(status(page, 'Rodada aberta com 1 mina. Chance de diamante: 96 %.')).toBeVisible({ timeout: 1500 });
    }).toPass();
    await expect(board(page).getByRole('button', { name: /fechada$/ })).toHaveCount(25);
    await expect(page.locator(':focus')).toHaveAccessibleName(/^Linha \d, coluna \d: fechada$/);
    await expect(action(page)).toHaveAttribute('aria-disabled', 'true');
    await page.keyboard.press(round % 2 === 0 ? 'ArrowUp' : 'ArrowLeft');
    if (!(await openFocused(page))) {
      await expect(status(page, 'Mina. Você perdeu R$ 0,50.')).toBeVisible();
      continue;
    }
    await expect(status(page, /^Diamante\. Parar e levar: R\$\s0,51/)).toBeVisible();
    await expect(action(page)).toHaveAccessibleName(/^Parar e levar R\$\s0,51 próxima casa 1,07×$/);
    await page.keyboard.press('c');
    await expect(status(page, /^Você levou R\$\s0,51, 1,03× da aposta\.$/)).toBeVisible();
    isCashed = true;
  }
  expect(isCashed).toBe(true);
  await expect(status(page, 'Conferida')).toBeVisible();
  await expect(board(page).getByRole('button', { name: /não aberta, era mina$/ })).toHaveCount(1);
  await expect(status(page, /^Saldo: R\$\s1\.2\d\d,\d\d$/)).toHaveCount(1);
  const spoken = ((await status(page, /^Saldo/).textContent()) ?? '').replace('Saldo: ', '');
  await expect(balance(page)).toContainText(spoken.replaceAll('\u00a0', ' '));
  await tabTo(page, 'Ver recibo');
  await page.keyboard.press('Enter');
  const receipt = page.getByRole('dialog', { name: 'Recibo da rodada' });
  await expect(receipt.getByText('Rodada conferida')).toBeVisible();
  await expect(receipt.getByText('confere', { exact: true })).toHaveCount(12);
  await isSound(page);
  await page.keyboard.press('Escape');
  await expect(receipt).toBeHidden();
  await expect(page.locator(':focus')).toHaveText('Ver recibo');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the button is visible below the board, and every state is accessible', async ({ page }) => {
    await ana(page);
    await isSound(page);
    await expect(action(page)).toBeInViewport();
    await action(page).click();
    await expect(status(page, /^Rodada aberta/)).toBeVisible();
    await isSound(page);
    await cell(page, 2, 2).click();
    await expect(status(page, /^(Diamante|Mina)/)).toBeVisible();
    if (await page.getByRole('button', { name: /^Parar e levar/ }).isVisible()) {
      await page.getByRole('button', { name: /^Parar e levar/ }).click();
      await expect(status(page, /^Você levou/)).toBeVisible();
    }
    await expect(status(page, 'Conferida')).toBeVisible();
    await isSound(page);
    await expect(page.getByRole('list', { name: 'Rodadas encerradas' }).getByRole('listitem')).toHaveCount(1);
  });

  test('a visitor sees game, rules and odds, and a way in', async ({ page }) => {
    await page.goto('/games/mines');
    await expect(page.getByText('Retorno ao jogador (RTP)')).toBeVisible();
    await expect(board(page).getByRole('button')).toHaveCount(25);
    await isSound(page);
    await page.getByRole('button', { name: 'Entrar para jogar' }).click();
    await expect(page.getByRole('dialog', { name: 'Entrar' })).toBeVisible();
  });
});

test('an open round outlives a reload, is seen in another tab, and ends in both', async ({ page, context }) => {
  await ana(page);
  await page.getByRole('button', { name: '1 mina', exact: true }).click();
  await action(page).click();
  await expect(status(page, /^Rodada aberta/)).toBeVisible();
  await page.reload();
  await expect(status(page, /^Rodada aberta/)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/games/mines');
  await expect(status(other, /^Rodada aberta/)).toBeVisible();
  await cell(other, 3, 3).click();
  await expect(status(other, /^(Diamante|Mina)/)).toBeVisible();
  const cashOut = other.getByRole('button', { name: /^Parar e levar R/ });
  if (await cashOut.isVisible()) await cashOut.click();
  await expect(status(other, 'Conferida')).toBeVisible();
  await expect(status(page, /^(Você levou|Mina)/)).toBeVisible();
  await expect(status(page, 'Conferida')).toBeVisible();
});

test.describe('a session that ends in a round', () => {
  test.use({ provoked: [/status of 401/] });

  test('leads to a login that says so and that the round is kept, and back to the round', async ({ page }) => {
    await page.goto('/?__scenario=open-mines-round');
    await page.goto('/games/mines');
    await expect(board(page)).toBeVisible();
    await page.route('**/api/**', (route) => {
      const { pathname } = new URL(route.request().url());
      if (pathname === '/api/auth/login') return route.fallback();
      return route.fulfill({
        status: 401,
        json: { message: pathname === '/api/auth/refresh' ? 'Token expirado ou inválido' : 'Unauthenticated.' },
      });
    });
    // A call of the page itself may end the session first.
    await page.evaluate(() => document.querySelector<HTMLElement>('[data-cell]:not([aria-disabled])')?.click());
    const dialog = page.getByRole('dialog', { name: 'Entrar' });
    await expect(dialog.getByText('Sua sessão terminou, e sua rodada de Mines está guardada: entre de novo para continuar.')).toBeVisible();
    await page.unroute('**/api/**');
    await dialog.getByLabel('CPF ou e-mail').fill('ana@exemplo.invalid');
    await dialog.getByLabel('Senha', { exact: true }).fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Entrar' }).click();
    await expect(page).toHaveURL(/\/games\/mines$/);
    await expect(action(page)).toHaveText(/^Parar e levar/);
  });
});

test('an Enter that is held down stakes one round and opens no cell', async ({ page }) => {
  await ana(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('mini-games')) sent.push(request.url());
  });
  await tabTo(page, 'Apostar');
  // The key repeats without a release.
  for (let press = 0; press < 20; press += 1) await page.keyboard.down('Enter');
  await expect(status(page, /^Rodada aberta/)).toBeVisible();
  for (let press = 0; press < 20; press += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(board(page).getByRole('button', { name: /fechada$/ })).toHaveCount(25);
  expect(sent).toHaveLength(1);
});

test.describe('with the connection lost for a while', () => {
  test.use({ provoked: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket/] });

  test('stake, mines and seed are there after the reload (SPEC S8)', async ({ page, context }) => {
    await ana(page);
    const stake = page.getByRole('textbox', { name: 'Aposta', exact: true });
    await stake.fill('350');
    await page.getByRole('button', { name: '5 minas', exact: true }).click();
    await page.getByLabel('Sua semente').fill('minha-semente');
    await context.setOffline(true);
    await expect(page.getByText('Parece que você perdeu sua conexão com a internet!')).toBeVisible();
    const loaded = page.waitForEvent('load');
    await context.setOffline(false);
    await loaded;
    await expect(stake).toHaveValue('3,50');
    await expect(page.getByRole('button', { name: '5 minas', exact: true })).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByLabel('Sua semente')).toHaveValue('minha-semente');
  });
});

test.describe('an answer that is lost', () => {
  test.use({ provoked: [/Failed to load resource/] });

  test('leaves the round true', async ({ page }) => {
    await ana(page);
    await page.getByRole('button', { name: '1 mina', exact: true }).click();
    await action(page).click();
    await expect(status(page, /^Rodada aberta/)).toBeVisible();
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('mini-games')) sent.push(request.url());
    });
    const lost = { operation: 'revealMinesCell', lost: true, times: 1 };
    expect((await page.request.put('/__mock/faults', { data: lost })).ok()).toBe(true);
    await cell(page, 1, 1).click();
    await expect(status(page, /^(Diamante|Mina)/)).toBeVisible();
    await expect(cell(page, 1, 1)).toHaveAccessibleName(/diamante|mina/);
    expect(sent).toHaveLength(1);
  });
});
