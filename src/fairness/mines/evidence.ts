import type { MinesGame } from '@generated/api/model/mines-game';

import type { FindingEvidence, RoundEvidence } from '../core/evidence';
import type { FairCheck } from '../core/fair-checks';
import type { GameCommitment } from './commitments';
import type { MinesTerms } from './odds';
import type { AuditInputs } from './audit';
import { auditMines } from './audit';
import { verifyMinesGame } from './verify';

/** Inputs of a game's verification. Players export them: the field names must not change. */
export interface MinesEvidence extends RoundEvidence {
  readonly game: 'mines';
  readonly round: MinesGame;
  /** Saved commitment; null for a game from another browser, or after a loss of stored data. */
  readonly commitment: GameCommitment | null;
  /** Terms used if there is no commitment. */
  readonly terms: MinesTerms;
}

/** Inputs of one finding of the audit. Players export them: the field names must not change. */
export interface MinesAuditEvidence extends FindingEvidence {
  readonly game: 'mines';
  readonly audit: AuditInputs;
}

/** Repeats the verification of a recorded verdict. */
export async function verifyMinesEvidence(evidence: MinesEvidence | MinesAuditEvidence): Promise<FairCheck[]> {
  if (evidence.round !== null) return verifyMinesGame(evidence.round, evidence.commitment ?? undefined, evidence.terms);
  return (await auditMines(evidence.audit)).filter(({ id }) => id === evidence.finding).map(({ check }) => check);
}
