import type { MinesGame } from '@generated/api/model/mines-game';

import type { FindingEvidence, RoundEvidence } from '../core/evidence';
import type { FairCheck } from '../core/fair-checks';
import type { WithheldEvidence } from '../core/finding';
import { WITHHELD } from '../core/finding';
import type { PaymentEvidence, StatedPayment } from '../core/payments';
import { isPayment, verifyPayment } from '../core/payments';
import type { MinesRecords } from './journal';
import { NO_RECORDS, readRecords } from './journal';
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

/** Evidence of a game, or of a finding about Mines. */
export type AnyMinesEvidence = MinesEvidence | MinesAuditEvidence | WithheldEvidence | PaymentEvidence;

/** Collects what this browser knows about an ended game. @param terms current ones, which count if it was started elsewhere */
export function minesEvidence(game: MinesGame, terms: MinesTerms) {
  const { next_multiplier: _, ...round } = game;
  const journal = readRecords(round);
  const hasStart = journal.lines.some(({ act }) => act?.type === 'start');
  return { game: 'mines', round, journal, ...(!hasStart && { terms }) } satisfies MinesEvidence;
}

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
