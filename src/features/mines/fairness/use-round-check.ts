import type { Id } from '@generated/api/model/id';
import type { MinesConfig } from '@generated/api/model/mines-config';
import type { MinesGame } from '@generated/api/model/mines-game';

import type { FairState } from '@/shared/fairness/use-fair-checks';
import { useFairChecks } from '@/shared/fairness/use-fair-checks';

import { readCommitment } from '../moves/commitments';
import { verifyMinesGame } from './verify';

/** Verifies an ended game of `player`. */
export function useRoundCheck(game: MinesGame, player: Id, { edge_bp: edgeBp, max_payout: maxPayout }: MinesConfig): FairState {
  return useFairChecks(['mines', player, game, edgeBp, maxPayout], () =>
    verifyMinesGame(game, readCommitment(player, game.id), { edgeBp, maxPayout }),
  );
}
