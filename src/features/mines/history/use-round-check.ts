import type { Id } from '@generated/api/model/id';
import type { MinesConfig } from '@generated/api/model/mines-config';
import type { MinesGame } from '@generated/api/model/mines-game';

import type { MinesRecords } from '@/fairness/mines/journal';
import { readRecords } from '@/fairness/mines/journal';
import type { MinesEvidence } from '@/fairness/mines/evidence';
import { verifyMinesGame } from '@/fairness/mines/verify';
import type { FairState } from '@/fairness/ui/use-fair-checks';
import { useFairChecks } from '@/fairness/ui/use-fair-checks';

/** Verification of an ended game, with its inputs. */
export interface RoundCheck {
  readonly state: FairState;
  readonly evidence: MinesEvidence & { readonly journal: MinesRecords };
}

/** Verifies an ended game of `player`. */
export function useRoundCheck(game: MinesGame, player: Id, { edge_bp: edgeBp, max_payout: maxPayout }: MinesConfig): RoundCheck {
  const terms = { edgeBp, maxPayout };
  const journal = readRecords(game);
  const state = useFairChecks(['mines', player, game, edgeBp, maxPayout, journal], () => verifyMinesGame(game, journal, terms));
  return { state, evidence: { game: 'mines', round: game, journal, terms } };
}
