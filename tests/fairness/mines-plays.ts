import { USUAL_CELL } from '../../mocks/http/cheats/mines-story';
import type { MinesPlayer } from './player';

/**
 * Uses an open page while the operator cheats, until the evidence is complete. Most play a round, some only read commitments. The cheat
 * stays on. Null stands for an honest operator.
 */
type Play = (player: MinesPlayer, cheat: string | null) => Promise<void>;

/** Opens the cell that the player usually opens, and cashes out if the round is still open. */
const usual: Play = async (player, cheat) => {
  await player.cheat(cheat);
  await player.start();
  await player.openCell(USUAL_CELL);
  if (await player.isOpen()) await player.cashOut();
};

/** Creates a play that opens `count` safe cells and cashes out. It stops at a press after which the round is no longer open. */
const winAfter =
  (count: number): Play =>
  async (player, cheat) => {
    await player.cheat(cheat);
    await player.start();
    const safe = await player.safeCells();
    for (const cell of safe.slice(0, count)) {
      await player.openCell(cell);
      if (!(await player.isOpen())) return;
    }
    await player.cashOut();
  };

/** Plays an honest round first, and then reads the next commitment with the cheat. */
const commitAfterGame: Play = async (player, cheat) => {
  await winAfter(1)(player, null);
  await player.verified();
  await player.cheat(cheat);
  await player.open();
};

/** Opens the page again with the cheat, after it has read one commitment or payout table without. */
const commitTwice: Play = async (player, cheat) => {
  await player.cheat(cheat);
  await player.open();
};

/** Requests a new server seed, which reveals the old one. */
const replaceSeed: Play = async (player, cheat) => {
  await player.cheat(cheat);
  await player.newServerSeed();
};

/** Opens a diamond, and looks at the page again after the cheat was switched on. */
const leave: Play = async (player, cheat) => {
  await player.cheat(null);
  await player.start();
  const [cell = 0] = await player.safeCells();
  await player.openCell(cell);
  await player.isOpen();
  await player.cheat(cheat);
  await player.reload();
};

/** Opens a diamond honestly, and the next cell with the cheat. */
const loseAnswer: Play = async (player, cheat) => {
  await player.cheat(null);
  await player.start();
  const [first = 0, second = 0] = await player.safeCells();
  await player.openCell(first);
  await player.isOpen();
  await player.cheat(cheat);
  await player.openCell(second);
};

/** Starts, and plays no move. */
const onlyStart: Play = async (player, cheat) => {
  await player.cheat(cheat);
  await player.tryStart();
};

/** Presses until a start is accepted, without a limit, and opens the usual cell. */
const insist: Play = async (player, cheat) => {
  await player.cheat(cheat);
  while (!(await player.tryStart()));
  await player.openCell(USUAL_CELL);
};

/** Plays an honest round, and one after the rules have changed. */
const twoRounds: Play = async (player, cheat) => {
  await winAfter(1)(player, null);
  await player.cheat(cheat);
  await player.open();
  await winAfter(1)(player, cheat);
};

/** Opens a diamond honestly, and cashes out with the cheat. */
const cashOutOnly: Play = async (player, cheat) => {
  await player.cheat(null);
  await player.start();
  const [cell = 0] = await player.safeCells();
  await player.openCell(cell);
  await player.isOpen();
  await player.cheat(cheat);
  await player.cashOut();
};

/** Cashes out, and waits a minute for an end or a prize that does not come. */
const withheld: Play = async (player, cheat) => {
  await cashOutOnly(player, cheat);
  await player.waitForEnd();
};

/** Cashes out without success, and presses a mine. */
const pressOn: Play = async (player, cheat) => {
  await cashOutOnly(player, cheat);
  await player.openCell((await player.mines())[0] ?? 0);
};

/** Presses diamonds without success, and then a mine. */
const refusedPresses: Play = async (player, cheat) => {
  await player.cheat(cheat);
  await player.start();
  for (const cell of (await player.safeCells()).slice(0, 3)) await player.openCell(cell);
  await player.openCell((await player.mines())[0] ?? 0);
};

/** Plays of the cheats that the default play does not fit. */
const PLAYS: Readonly<Record<string, Play>> = {
  'nonce-ground': usual,
  'seed-ground': usual,
  'client-seed-replaced': usual,
  'diamond-forgotten': winAfter(2),
  'seed-reused': commitAfterGame,
  'unused-seed-replaced-unrevealed': commitTwice,
  'seed-replaced-without-a-request': commitTwice,
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
  'edge-raised-by-a-hundredth': twoRounds,
  'maximum-lowered-between-games': twoRounds,
  'refused-start-played': onlyStart,
  'lost-start-with-another-seed': onlyStart,
  'diamonds-refused-until-a-mine': refusedPresses,
  'cash-outs-refused': pressOn,
  'game-withheld': withheld,
  'game-vanished': withheld,
  'prize-not-credited': withheld,
  'prize-credited-short': withheld,
  'diamond-forgotten-in-history': winAfter(2),
};

const DEFAULT_PLAY = winAfter(1);
/** Plays after which others can follow on the same page. `undefined` stands for `DEFAULT_PLAY`. */
const REPEATABLE: ReadonlySet<Play | undefined> = new Set([usual, undefined]);
/** Cheats after which a game or a commitment is left that blocks the next round, or makes it fail. */
const ONE_ROUND_ONLY = ['nonce-changed-at-the-end', 'cash-out-ignored', 'game-renamed'];

/** Plays of rounds of mines, by the name of the cheat. A cheat without a play of its own gets one safe cell and a cash-out. */
export const minesPlays = {
  play: (player: MinesPlayer, cheat: string) => (PLAYS[cheat] ?? DEFAULT_PLAY)(player, cheat),
  /** Returns true if further rounds can follow on the same page. */
  isRepeatable: (cheat: string) => REPEATABLE.has(PLAYS[cheat]) && !ONE_ROUND_ONLY.includes(cheat),
};
