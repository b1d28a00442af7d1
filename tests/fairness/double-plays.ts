import type { DoublePlayer } from './player';

/** Plays a round with a cheat on an open page, until the evidence is complete. The cheat stays on. */
type Play = (player: DoublePlayer, cheat: string) => Promise<void>;

/** Bets on the colour that wins, so that the operator gains by the cheat. */
const win: Play = async (player, cheat) => {
  await player.cheat(cheat);
  const round = await player.nextRound();
  await player.bet(await player.winner(round));
  await player.finish(round);
};

/** Bets on red, without regard to the result. */
const usual: Play = async (player, cheat) => {
  await player.cheat(cheat);
  const round = await player.nextRound();
  await player.bet('red');
  await player.finish(round);
};

/** Takes a bet back that would have lost, so that the operator gains by the cheat. */
const cancelled: Play = async (player, cheat) => {
  await player.cheat(cheat);
  const round = await player.nextRound();
  await player.bet((await player.winner(round)) === 'red' ? 'black' : 'red');
  await player.takeBack();
  await player.finish(round);
};

/** Bets on the colour that wins, and sees the final list of bets before the result. */
const winListed: Play = async (player, cheat) => {
  await player.cheat(cheat);
  const round = await player.nextRound();
  await player.bet(await player.winner(round));
  await player.seeFinalList(round);
  await player.finish(round);
};

/** Bets on the colour that wins, and waits until the bet must have been settled. */
const leftOpen: Play = async (player, cheat) => {
  await win(player, cheat);
  await player.waitForSettlement();
};

/** Plays an honest round first, switches the cheat on, opens the page again, and bets on red in the next round. */
const afterReload: Play = async (player, cheat) => {
  const first = await player.nextRound();
  await player.finish(first);
  await player.cheat(cheat);
  await player.open();
  const round = await player.nextRound();
  await player.bet('red');
  await player.finish(round);
};

/** Watches the last rounds of a chain and the first of the next one without a bet. Switches the cheat on before the very last round. */
const acrossChains: Play = async (player, cheat) => {
  await player.endChain(2);
  await player.open();
  const last = await player.nextRound();
  await player.closeBets(last);
  await player.cheat(cheat);
  await player.open();
  await player.nextRound();
  const round = await player.nextRound();
  await player.finish(round);
};

/** Watches the rounds across two chains with the cheat from the beginning, so that the next chain is never announced. */
const unannounced: Play = async (player, cheat) => {
  await player.cheat(cheat);
  await acrossChains(player, cheat);
};

/** Bets on the winning colour in ten rounds, so that the refusals cannot be chance; in one round if the cheat voids it. */
const winOften: Play = async (player, cheat) => {
  await player.cheat(cheat);
  for (let left = cheat === 'winning-rounds-voided' ? 1 : 10; left > 0; left -= 1) {
    const round = await player.nextRound();
    await player.bet(await player.winner(round));
    await player.finish(round);
  }
};

/** Takes back a bet that wins. */
const cancelledWin: Play = async (player, cheat) => {
  await player.cheat(cheat);
  const round = await player.nextRound();
  await player.bet(await player.winner(round));
  await player.takeBack();
  await player.closeBets(round);
  await player.finish(round);
};

/** Takes back bets that lose in 13 rounds, so that the refusals cannot be chance. */
const cancelOften: Play = async (player, cheat) => {
  for (let left = 13; left > 0; left -= 1) await cancelled(player, cheat);
};

/** Bets on a colour that loses. */
const lose: Play = async (player, cheat) => {
  await player.cheat(cheat);
  const round = await player.nextRound();
  await player.bet((await player.winner(round)) === 'red' ? 'black' : 'red');
  await player.finish(round);
};

/** Watches a round without a bet. */
const watch: Play = async (player, cheat) => {
  await player.cheat(cheat);
  await player.finish(await player.nextRound());
};

/** Plays of the cheats that `win` does not fit. */
const PLAYS: Readonly<Record<string, Play>> = {
  'public-seed-ground': usual,
  'public-seed-replaced-at-the-end': usual,
  'server-seed-replaced': usual,
  'seed-and-hash-replaced': usual,
  'seed-outside-the-chain': usual,
  'win-called-cancelled': winListed,
  'hidden-win-called-cancelled': winListed,
  'win-left-open': leftOpen,
  'cancelled-bet-played': cancelled,
  'cancellation-not-paid': cancelled,
  'receipt-keys-replaced': afterReload,
  'public-seed-not-from-the-beacon': afterReload,
  'beacon-signature-forged': afterReload,
  'beacon-of-the-operator': afterReload,
  'signature-of-another-beacon-round': afterReload,
  'beacon-round-replaced': afterReload,
  'beacon-round-in-the-past': afterReload,
  'terminal-hash-replaced': afterReload,
  'chain-extended': afterReload,
  'chain-shortened': afterReload,
  'chain-first-round-moved': afterReload,
  'chain-replaced': afterReload,
  'beacon-genesis-moved': afterReload,
  'bet-invented': watch,
  'bet-invented-and-signed': watch,
  'refused-cancellation-called-cancelled': cancelledWin,
  'winning-bets-refused': winOften,
  'winning-rounds-voided': winOften,
  'winning-bets-too-high': winOften,
  'winning-bets-lost': winOften,
  'refused-bet-played': lose,
  'cancellations-of-losing-bets-refused': cancelOften,
  'lost-cancellation-called-cancelled': cancelledWin,
  'won-round-withheld': leftOpen,
  'won-round-not-found': leftOpen,
  'prize-not-credited': leftOpen,
  'next-chain-replaced': acrossChains,
  'next-chain-with-other-seeds': acrossChains,
  'next-chain-unannounced': unannounced,
};

/** Plays after which others can follow on the same page. `undefined` stands for `win`, the play of cheats without one in `PLAYS`. */
const REPEATABLE: ReadonlySet<Play | undefined> = new Set([usual, cancelled, undefined]);
/** Cheats that fail the chain once, for all later rounds as well. */
const ONE_ROUND_ONLY = ['chain-replaced-under-its-name'];

/** Functions that play rounds of Double with a cheat, by its name. A cheat without a play of its own is played by a bet that wins. */
export const doublePlays = {
  play: (player: DoublePlayer, cheat: string) => (PLAYS[cheat] ?? win)(player, cheat),
  /** Returns true if further rounds can follow on the same page. */
  isRepeatable: (cheat: string) => REPEATABLE.has(PLAYS[cheat]) && !ONE_ROUND_ONLY.includes(cheat),
};
