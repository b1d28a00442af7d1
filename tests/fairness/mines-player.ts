import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';

import { CELL_COUNT, minePositions } from '../../mocks/domain/mines/mines-odds';
import type { MinesGame } from '../../mocks/domain/mines/mines';
import { USUAL_CELL } from '../../mocks/http/cheats/mines-story';
import { callStandIn, PLAYER } from '../money-browser/stand-in';
import { awaitPost, pressUntilSent, setCheat } from './control';
import type { MinesPlayer } from './player';

/** Maximum time until the page says that an end or a payment is overdue: a minute, and 30 s between two readings. */
const OVERDUE_MS = 120_000;

const board = (page: Page) => page.getByRole('grid', { name: 'Tabuleiro' });
const action = (page: Page) => page.getByRole('button', { name: /^(Apostar|Parar e levar)/ });
const said = (page: Page, text: RegExp) => page.getByRole('status').filter({ hasText: text });

function cellButton(page: Page, cell: number) {
  return board(page).getByRole('button', { name: `Linha ${Math.floor(cell / 5) + 1}, coluna ${(cell % 5) + 1}:` });
}

/** Opens the game, and waits until a round can be started. */
export async function openMines(page: Page): Promise<void> {
  await page.goto('/games/mines');
  await expect(action(page)).not.toHaveAttribute('aria-disabled', 'true');
}

/** Presses the start and waits for the response, whatever it is. */
const pressStart = (page: Page) => pressUntilSent(page, page.getByRole('button', { name: /^Apostar/ }), /\/start$/);

/** Waits until a start has ended, or its outcome stays unknown. Returns true if a round is open. */
async function isStarted(page: Page): Promise<boolean> {
  const repeat = page.getByRole('button', { name: 'Repetir o mesmo pedido' });
  await expect(page.locator('button:not([aria-busy])').and(action(page)).or(repeat)).toBeVisible();
  return (await page.getByRole('button', { name: /^Parar e levar/ }).count()) > 0;
}

/** Starts a round, and waits until the page shows it. */
export async function startMines(page: Page): Promise<void> {
  await pressStart(page);
  await expect(said(page, /^Rodada aberta/)).toBeVisible();
}

/** Opens a cell, and waits for the response. */
export async function openCell(page: Page, cell: number): Promise<void> {
  const response = awaitPost(page, /\/reveal$/);
  await cellButton(page, cell).click();
  await response;
}

/** Waits until the page shows the state of the round. Returns true if it is open. */
export const isOpen = (page: Page) => hasCashOut(page, /^Parar e levar/);

/**
 * Waits until the page shows the end of the first cell's move, before which the button shows no amount. Returns true if the round is
 * open. The end of a later move is not awaited, because the button shows an amount already.
 */
const isOpenAfterCell = (page: Page) => hasCashOut(page, /^Parar e levar R\$/);

async function hasCashOut(page: Page, name: RegExp): Promise<boolean> {
  const cashOutButton = page.getByRole('button', { name });
  await expect(cashOutButton.or(page.getByRole('button', { name: /^Apostar/ }))).toBeVisible();
  return (await cashOutButton.count()) > 0;
}

/** Cashes out, which needs an opened cell, and waits for the response. */
export const cashOut = (page: Page) => pressUntilSent(page, page.getByRole('button', { name: /^Parar e levar R\$/ }), /\/cashout$/);

/** Requests a new server seed, and waits for the response. */
export async function newServerSeed(page: Page): Promise<void> {
  const response = awaitPost(page, /\/mines\/fairness$/);
  await page.getByRole('button', { name: 'Nova semente do servidor' }).click();
  await response;
}

/** Returns the mines of the last game, which only the operator knows. */
async function mineCells(): Promise<readonly number[]> {
  const { mines } = (await callStandIn('GET', '/__mock/snapshot')) as { mines: { games: MinesGame[] } };
  const game = mines.games.at(-1);
  if (game === undefined) throw new Error('No game was started.');
  return minePositions(game.mines, game);
}

/** Returns the safe cells of the last game, which only the operator knows. Those near the usual cell come first. */
export async function safeCells(): Promise<readonly number[]> {
  const layout = await mineCells();
  const safe = Array.from({ length: CELL_COUNT }, (_, cell) => cell).filter((cell) => !layout.includes(cell));
  return safe.toSorted((one, other) => Math.abs(one - USUAL_CELL) - Math.abs(other - USUAL_CELL));
}

/** Returns true if the log has a round that is not green. */
const hasDoubt = (page: Page) =>
  page.evaluate((player) => /"verdict":"(unchecked|failed)"/.test(localStorage.getItem(`fairness log ${player}`) ?? ''), PLAYER);

/** Returns a player who plays Mines with the buttons of a page. */
export const minesPlayer = (page: Page): MinesPlayer => ({
  cheat: (name) => setCheat('mines', name),
  open: () => openMines(page),
  reload: () => page.reload(),
  start: () => startMines(page),
  async tryStart() {
    await pressStart(page);
    return isStarted(page);
  },
  openCell: (cell) => openCell(page, cell),
  isOpen: () => isOpenAfterCell(page),
  cashOut: () => cashOut(page),
  newServerSeed: () => newServerSeed(page),
  safeCells,
  mines: mineCells,
  waitForEnd: () => expect.poll(() => hasDoubt(page), { timeout: OVERDUE_MS }).toBe(true),
  verified: () => expect(page.getByText('Conferida').first()).toBeVisible(),
});
