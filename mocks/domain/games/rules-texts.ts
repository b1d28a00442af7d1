import { baccaratText } from './baccarat';
import { bingoText } from './bingo';
import { blackjackText } from './blackjack';
import { crashText } from './crash';
import { diceText } from './dice';
import { rouletteText } from './roulette';
import type { GameKind, RulesText } from './round';
import { scratchText } from './scratch';
import { wheelText } from './wheel';

/** Rules for players by kind of game. A slot has a table of symbols instead. */
export const rulesTexts: Readonly<Record<Exclude<GameKind, 'slot'>, RulesText>> = {
  roulette: rouletteText,
  blackjack: blackjackText,
  baccarat: baccaratText,
  crash: crashText,
  bingo: bingoText,
  scratch: scratchText,
  dice: diceText,
  wheel: wheelText,
};
