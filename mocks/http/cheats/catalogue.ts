import type { CheatGame } from '../../db/games/cheat-switch';
import type { World } from '../../db/world';
import type { Cheat, Cheats } from './cheat';
import { doubleAnswerCheats } from './double-answers';
import { doubleBetCheats } from './double-bets';
import { doubleChainCheats } from './double-chains';
import { doubleRoundCheats } from './double-rounds';
import { minesAnswerCheats } from './mines-answers';
import { minesMoveCheats, minesPaymentCheats } from './mines-moves';
import { minesSeedCheats } from './mines-seeds';

/** All cheats by game and name. */
export const CATALOGUE: Readonly<Record<CheatGame, Cheats>> = {
  mines: { ...minesSeedCheats, ...minesMoveCheats, ...minesPaymentCheats, ...minesAnswerCheats },
  double: { ...doubleBetCheats, ...doubleRoundCheats, ...doubleChainCheats, ...doubleAnswerCheats },
};

/** Returns the cheat that is switched on in a game, if any. */
export function findCheat({ cheats }: World, game: CheatGame): Cheat | undefined {
  const active = cheats.active(game);
  return active === null ? undefined : CATALOGUE[game][active.name];
}
