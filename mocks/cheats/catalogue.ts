import type { CheatGame } from '../db/cheat-switch';
import type { World } from '../db/world';
import type { Cheat, Cheats } from './cheat';
import { minesMoveCheats, minesPaymentCheats } from './mines-moves';
import { minesSeedCheats } from './mines-seeds';

/** All cheats by game and name. */
export const CATALOGUE: Readonly<Record<CheatGame, Cheats>> = {
  mines: { ...minesSeedCheats, ...minesMoveCheats, ...minesPaymentCheats },
  double: {},
};

/** Returns the cheat that is switched on. */
export function findCheat({ cheats }: World, game: CheatGame): Cheat | undefined {
  const name = cheats.active(game);
  return name === null ? undefined : CATALOGUE[game][name];
}
