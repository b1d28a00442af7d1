import type { ReceiptKey } from '@generated/api/model/receipt-key';

import type { FindingEvidence } from '../core/evidence';
import type { FairCheck } from '../core/fair-checks';
import { compareTexts } from '../core/fair-checks';
import type { WithheldEvidence } from '../core/finding';
import { findingVerdict, WITHHELD } from '../core/finding';
import type { PaymentEvidence } from '../core/payments';
import { isPayment, verifyPayment } from '../core/payments';
import type { RoundVerdict } from '../core/verdict-log';
import type { Attempt, DoubleLine } from './journal';
import type { KeyConflict } from './logs/chain-log';
import { verifyRefusals } from './refusals';

/** Id of the finding about refused bets, of which a player has at most one. */
export const REFUSALS = 'refused-bets';

/** Evidence that a receipt key was replaced under its id. Players export it: the field names must not change. */
interface DoubleKeyEvidence extends FindingEvidence {
  readonly game: 'double';
  /** Key as this browser saw it first. */
  readonly first: ReceiptKey;
  /** Other key that was published later under the same id. */
  readonly later: ReceiptKey;
}

/** Evidence that winning bets are refused more often than by chance. Players export it: the field names must not change. */
interface DoubleRefusalEvidence extends FindingEvidence {
  readonly game: 'double';
  /** Bets of the player that were not played, with the colour that would have won. */
  readonly attempts: readonly Attempt[];
}

/** Evidence of a finding about Double. */
export type DoubleFinding = DoubleKeyEvidence | DoubleRefusalEvidence | WithheldEvidence | PaymentEvidence;

/** Repeats the check of a recorded finding. */
export function verifyDoubleFinding(evidence: DoubleFinding): FairCheck[] {
  if (isPayment(evidence)) return verifyPayment(evidence);
  if ('withheld' in evidence) return [WITHHELD];
  if ('attempts' in evidence) return verifyRefusals(evidence.attempts);
  const { first, later } = evidence;
  return [compareTexts(`Chave dos recibos ${first.id}`, first.public_key, later.public_key)];
}

/** Returns the verdict on refused bets; undefined if chance explains them. */
export function refusalVerdict(player: string, attempts: readonly Attempt[]): RoundVerdict | undefined {
  const evidence: DoubleRefusalEvidence = { game: 'double', round: null, finding: REFUSALS, attempts };
  const checks = verifyRefusals(attempts);
  return checks.length === 0 ? undefined : findingVerdict(player, 'Double, apostas recusadas', evidence, checks);
}

/** Returns the orange verdict on a round with bets of the player that has no stated end. */
export function withheldVerdict(player: string, roundId: string, withheld: readonly DoubleLine[]): RoundVerdict {
  const evidence: WithheldEvidence = { game: 'double', round: null, finding: roundId, withheld };
  return findingVerdict(player, `Double, rodada ${roundId}`, evidence, [WITHHELD]);
}

/** Returns the red verdict on a replaced receipt key, which needs no bet (SPEC G12). */
export function keyVerdict(player: string | null, { first, later }: KeyConflict): RoundVerdict {
  const finding = `receipt-key-${first.id}-${later.public_key.slice(0, 8)}`;
  const evidence: DoubleKeyEvidence = { game: 'double', round: null, finding, first, later };
  return findingVerdict(player, 'Double, chave dos recibos', evidence, verifyDoubleFinding(evidence));
}
