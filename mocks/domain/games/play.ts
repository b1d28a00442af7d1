import { spin } from '../slot/spin';
import { playBaccarat } from './baccarat';
import { playBingo } from './bingo';
import { playBlackjack } from './blackjack';
import { playCrash } from './crash';
import { playDice } from './dice';
import { playRoulette } from './roulette';
import { ended, type GameKind, type Play } from './round';
import { playScratch } from './scratch';
import { playWheel } from './wheel';

/** Plays a slot. It has no choices, so that a bet with one is invalid. */
const playSlot: Play = (random, { amount, rtp, choice }) => {
  if (Object.keys(choice).length > 0) return undefined;
  const { grid, wins, win } = spin(random, amount, rtp);
  return ended({ grid, wins }, win);
};

/** Functions that play a round, by kind of game. */
export const plays: Readonly<Record<GameKind, Play>> = {
  slot: playSlot,
  roulette: playRoulette,
  blackjack: playBlackjack,
  baccarat: playBaccarat,
  crash: playCrash,
  bingo: playBingo,
  scratch: playScratch,
  dice: playDice,
  wheel: playWheel,
};
