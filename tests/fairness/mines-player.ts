import type { Page, Request } from '@playwright/test';
import { expect } from '@playwright/test';

import { CELL_COUNT, minePositions } from '../../mocks/domain/mines/mines-odds';
import type { MinesGame } from '../../mocks/domain/mines/mines';
import { USUAL_CELL } from '../../mocks/http/cheats/mines-story';
import { callStandIn } from '../money-browser/stand-in';
import { awaitPost } from './control';

/** Timeout of one press on a slow machine. */
const PRESS_MS = 2000;

const board = (page: Page) => page.getByRole('grid', { name: 'Tabuleiro' });
const action = (page: Page) => page.getByRole('button', { name: /^(Apostar|Retirar)/ });
const said = (page: Page, text: RegExp) => page.getByRole('status').filter({ hasText: text });

function cellButton(page: Page, cell: number) {
  return board(page).getByRole('button', { name: `Linha ${Math.floor(cell / 5) + 1}, coluna ${(cell % 5) + 1}:` });
}

export async function openMines(page: Page): Promise<void> {
  await page.goto('/games/mines');
  await expect(action(page)).not.toHaveAttribute('aria-disabled', 'true');
}

/** Presses the round's button until it acts: it takes no press for half a second after its meaning changed. */
async function pressAction(page: Page, name: RegExp, path: RegExp): Promise<void> {
  let isSent = false;
  const onRequest = (request: Request) => void (isSent ||= request.method() === 'POST' && path.test(request.url()));
  page.on('request', onRequest);
  const response = awaitPost(page, path);
  await expect(async () => {
    if (!isSent) await page.getByRole('button', { name }).click({ timeout: PRESS_MS });
    expect(isSent).toBe(true);
  }).toPass({ intervals: [100] });
  await response;
  page.off('request', onRequest);
}

/** Presses the start and waits for the response, whatever it is. */
export const pressStart = (page: Page) => pressAction(page, /^Apostar/, /\/start$/);

/** Waits for the end of a start. Returns true if a round is open. */
export async function isStarted(page: Page): Promise<boolean> {
  await expect(action(page)).not.toHaveAttribute('aria-busy', 'true');
  return (await page.getByRole('button', { name: /^Retirar/ }).count()) > 0;
}

export async function startMines(page: Page): Promise<void> {
  await pressStart(page);
  await expect(said(page, /^Rodada aberta/)).toBeVisible();
}

/** Opens a cell and waits for the response. */
export async function openCell(page: Page, cell: number): Promise<void> {
  const response = awaitPost(page, /\/reveal$/);
  await cellButton(page, cell).click();
  await response;
}

/** Waits until the page knows the round. Returns true if the round goes on. */
export const isOpen = (page: Page) => hasCashOut(page, /^Retirar/);

/** Waits for the end of a move. Until then the button of a round without open cells has no amount. */
export const isOpenAfterCell = (page: Page) => hasCashOut(page, /^Retirar R\$/);

async function hasCashOut(page: Page, name: RegExp): Promise<boolean> {
  const cashOutButton = page.getByRole('button', { name });
  await expect(cashOutButton.or(page.getByRole('button', { name: /^Apostar/ }))).toBeVisible();
  return (await cashOutButton.count()) > 0;
}

export const cashOut = (page: Page) => pressAction(page, /^Retirar R\$/, /\/cashout$/);

/** Presses the button for a new server seed and waits for the response. */
export async function newServerSeed(page: Page): Promise<void> {
  const response = awaitPost(page, /\/mines\/fairness$/);
  await page.getByRole('button', { name: 'Nova semente do servidor' }).click();
  await response;
}

/** Returns the safe cells of the open game, which only the operator knows, those near the usual one first. */
export async function safeCells(): Promise<readonly number[]> {
  const { mines } = (await callStandIn('GET', '/__mock/snapshot')) as { mines: { games: MinesGame[] } };
  const game = mines.games.at(-1);
  if (game === undefined) throw new Error('No game was started.');
  const layout = minePositions(game.mines, game);
  const safe = Array.from({ length: CELL_COUNT }, (_, cell) => cell).filter((cell) => !layout.includes(cell));
  return safe.toSorted((one, other) => Math.abs(one - USUAL_CELL) - Math.abs(other - USUAL_CELL));
}
