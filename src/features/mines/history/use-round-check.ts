import type { Id } from '@generated/api/model/id';
import type { MinesConfig } from '@generated/api/model/mines-config';
import type { MinesGame } from '@generated/api/model/mines-game';

import { minesEvidence, verifyMinesEvidence } from '@/fairness/mines/evidence';
import { termsOf } from '@/fairness/mines/odds';
import { useFairChecks } from '@/fairness/ui/use-fair-checks';

/** Verification of an ended game, with its inputs. */
export type RoundCheck = ReturnType<typeof useRoundCheck>;

/**
 * Verifies an ended game with what this browser has recorded. Returns this evidence, and the state of the verification, whose checks are
 * undefined until it ends. Records no verdict.
 *
 * @param player separates the cached results of accounts
 */
export function useRoundCheck(game: MinesGame, player: Id, config: MinesConfig) {
  const evidence = minesEvidence(game, termsOf(config));
  return { state: useFairChecks(['mines', player, evidence], () => verifyMinesEvidence(evidence)), evidence };
}
