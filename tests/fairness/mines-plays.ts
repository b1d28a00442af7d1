import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';

import { USUAL_CELL } from '../../mocks/http/cheats/mines-story';
import { cashOut, isOpenAfterCell, isStarted, newServerSeed, openCell, openMines, pressStart, safeCells, startMines } from './mines-player';
import { setCheat } from './control';

/** Plays a round with a cheat on an open page, until the evidence is complete. */
type Play = (page: Page, cheat: string | null) => Promise<void>;

/** Opens the cell that the player usually opens, and cashes out if the round is still open. */
const usual: Play = async (page, cheat) => {
  await setCheat('mines', cheat);
  await startMines(page);
  await openCell(page, USUAL_CELL);
  if (await isOpenAfterCell(page)) await cashOut(page);
};

/** Creates a play that opens `count` safe cells and cashes out. The operator can only cheat at the end of the round. */
const winAfter =
  (count: number): Play =>
  async (page, cheat) => {
    await setCheat('mines', cheat);
    await startMines(page);
    const safe = await safeCells();
    for (const cell of safe.slice(0, count)) {
      await openCell(page, cell);
      if (!(await isOpenAfterCell(page))) return;
    }
    await cashOut(page);
  };

/** Plays an honest round first, and then reads the next commitment with the cheat. */
const commitAfterGame: Play = async (page, cheat) => {
  await winAfter(1)(page, null);
  await expect(page.getByText('Conferida').first()).toBeVisible();
  await setCheat('mines', cheat);
  await openMines(page);
};

/** Reads one commitment, and another one after the page is loaded again. */
const commitTwice: Play = async (page, cheat) => {
  await setCheat('mines', cheat);
  await openMines(page);
};

/** Requests a new server seed, which reveals the old one. */
const replaceSeed: Play = async (page, cheat) => {
  await setCheat('mines', cheat);
  await newServerSeed(page);
};

/** Opens a diamond, and looks at the page again after the cheat was switched on. */
const leave: Play = async (page, cheat) => {
  await setCheat('mines', null);
  await startMines(page);
  const [cell = 0] = await safeCells();
  await openCell(page, cell);
  await isOpenAfterCell(page);
  await setCheat('mines', cheat);
  await page.reload();
};

/** Opens a diamond honestly, and the next cell with the cheat. */
const loseAnswer: Play = async (page, cheat) => {
  await setCheat('mines', null);
  await startMines(page);
  const [first = 0, second = 0] = await safeCells();
  await openCell(page, first);
  await isOpenAfterCell(page);
  await setCheat('mines', cheat);
  await openCell(page, second);
};

/** Starts, and plays no move. */
const onlyStart: Play = async (page, cheat) => {
  await setCheat('mines', cheat);
  await pressStart(page);
};

/** Presses until a start is accepted, and opens the usual cell. */
const insist: Play = async (page, cheat) => {
  await setCheat('mines', cheat);
  while (!(await isStarted(page))) await pressStart(page);
  await openCell(page, USUAL_CELL);
};

/** Plays an honest round, and one after the rules have changed. */
const twoRounds: Play = async (page, cheat) => {
  await winAfter(1)(page, null);
  await setCheat('mines', cheat);
  await openMines(page);
  await winAfter(1)(page, cheat);
};

/** Plays of the cheats that the default play does not fit. */
const PLAYS: Readonly<Record<string, Play>> = {
  'nonce-ground': usual,
  'seed-ground': usual,
  'client-seed-replaced': usual,
  'diamond-forgotten': winAfter(2),
  'seed-reused': commitAfterGame,
  'unused-seed-replaced-unrevealed': commitTwice,
  'committed-nonce-raised': commitTwice,
  'committed-nonce-repeated': commitAfterGame,
  'payout-table-inflated': commitTwice,
  'payout-table-short': commitTwice,
  'replaced-seed-does-not-match': replaceSeed,
  'replaced-commitment-denied': replaceSeed,
  'replaced-seed-unrevealed': replaceSeed,
  'start-answered-as-lost': onlyStart,
  'lost-start-called-lost': onlyStart,
  'open-game-lost-while-away': leave,
  'lost-press-not-counted': loseAnswer,
  'lost-press-opens-another-cell': loseAnswer,
  'starts-refused-until-the-usual-cell-is-a-mine': insist,
  'starts-refused-with-new-seeds': insist,
  'rules-worsened-between-games': twoRounds,
};

const DEFAULT_PLAY = winAfter(1);
/** Plays after which others can follow on the same page. The other plays load the page again, or need an honest round before. */
const REPEATABLE: ReadonlySet<Play | undefined> = new Set([usual, undefined]);
/** Cheats after which a game or a commitment is left that blocks the next round, or makes it fail. */
const ONE_ROUND_ONLY = ['nonce-changed-at-the-end', 'cash-out-ignored', 'game-renamed'];

/** How the browser plays rounds of mines with a cheat. */
export const minesPlays = {
  open: openMines,
  play: (page: Page, cheat: string) => (PLAYS[cheat] ?? DEFAULT_PLAY)(page, cheat),
  /** Returns true if further rounds can follow on the same page. */
  isRepeatable: (cheat: string) => REPEATABLE.has(PLAYS[cheat]) && !ONE_ROUND_ONLY.includes(cheat),
};
