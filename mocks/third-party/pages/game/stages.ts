import type { GameKind } from '../../../domain/games/round';
import { createBaccarat } from './baccarat-stage';
import { createBingo } from './bingo-stage';
import { createBlackjack } from './blackjack-stage';
import { createCrash } from './crash-stage';
import { createDice } from './dice-stage';
import { createRoulette } from './roulette-stage';
import { createScratch } from './scratch-stage';
import { createSlot } from './slot-stage';
import type { CreateStage } from './stage';
import { createWheelShow } from './wheel-stage';

/** Stages by kind of game. The caller gives a stage only rounds of its kind: the types do not check their content. */
export const stages: Readonly<Record<GameKind, CreateStage<never>>> = {
  slot: createSlot,
  roulette: createRoulette,
  blackjack: createBlackjack,
  baccarat: createBaccarat,
  crash: createCrash,
  bingo: createBingo,
  scratch: createScratch,
  dice: createDice,
  wheel: createWheelShow,
};
