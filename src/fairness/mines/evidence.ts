import type { MinesGame } from '@generated/api/model/mines-game';

import type { FindingEvidence, RoundEvidence } from '../core/evidence';
import type { FairCheck } from '../core/fair-checks';
import { uncheckedItem } from '../core/fair-checks';
import type { PaymentEvidence, StatedPayment } from '../core/payments';
import { isPayment, verifyPayment } from '../core/payments';
import type { MinesRecords } from './journal';
import { NO_RECORDS } from './journal';
import type { MinesTerms } from './odds';
import type { AuditInputs } from './audit';
import { auditMines } from './audit';
import { verifyMinesGame } from './verify';

/** Inputs of a game's verification. Players export them: the field names must not change. */
export interface MinesEvidence extends RoundEvidence {
  readonly game: 'mines';
  /** Statement about the game, without what no check reads. */
  readonly round: Omit<MinesGame, 'next_multiplier'>;
  /** Acts of this browser and their answers. Absent in evidence that earlier versions stored. */
  readonly journal?: MinesRecords;
  /** Terms at the time of the verification; absent if the journal has those of the start. */
  readonly terms?: MinesTerms | undefined;
}

/** Inputs of one finding of the audit. Players export them: the field names must not change. */
export interface MinesAuditEvidence extends FindingEvidence {
  readonly game: 'mines';
  readonly audit: AuditInputs;
}

/** Journal of a game whose end the operator does not state. Players export it: the field names must not change. */
export interface MinesWithheldEvidence extends FindingEvidence {
  readonly game: 'mines';
  readonly withheld: MinesRecords;
}

/** Check of a game whose end is withheld: it cannot run. */
export const WITHHELD = uncheckedItem(
  'Fim da rodada',
  'Passou um minuto da sua última jogada, e a casa não informou o fim desta rodada. Guarde as provas e fale com o suporte.',
);

/** Evidence of a game, or of a finding about Mines. */
export type AnyMinesEvidence = MinesEvidence | MinesAuditEvidence | MinesWithheldEvidence | PaymentEvidence;

/** Lists what must be in the player's transactions about a game. */
export const minesPayments = ({ round: { id, amount: stake, payout } }: MinesEvidence): StatedPayment[] =>
  stake === 'unknown' || payout === 'unknown' ? [] : [{ id, stake, payout }];

/** Repeats the verification of a recorded verdict. */
export async function verifyMinesEvidence(evidence: AnyMinesEvidence): Promise<FairCheck[]> {
  if (isPayment(evidence)) return verifyPayment(evidence);
  if (evidence.round !== null) return verifyMinesGame(evidence.round, evidence.journal ?? NO_RECORDS, evidence.terms);
  if ('withheld' in evidence) return [WITHHELD];
  return (await auditMines(evidence.audit)).filter(({ id }) => id === evidence.finding).map(({ check }) => check);
}
