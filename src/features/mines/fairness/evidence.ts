import type { MinesGame } from '@generated/api/model/mines-game';

import type { RoundEvidence } from '@/shared/fairness/evidence';

import type { GameCommitment } from '../moves/commitments';
import type { MinesTerms } from '../odds';

/** All that the verification of a game reads. Players export it: the field names must not change. */
export interface MinesEvidence extends RoundEvidence {
  readonly game: 'mines';
  readonly round: MinesGame;
  /** Null for a game from another browser, or after a loss of stored data. */
  readonly commitment: GameCommitment | null;
  /** Used if there is no commitment. */
  readonly terms: MinesTerms;
}
