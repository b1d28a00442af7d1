import type { ReceiptKey } from '@generated/api/model/receipt-key';

import type { FindingEvidence } from '../core/evidence';
import type { FairCheck } from '../core/fair-checks';
import { compareTexts, uncheckedItem, verdictOf, verdictReasons } from '../core/fair-checks';
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

/** Evidence of a round whose end the operator does not state. Players export it: the field names must not change. */
interface DoubleWithheldEvidence extends FindingEvidence {
  readonly game: 'double';
  /** Lines of the journal about the round. */
  readonly withheld: readonly DoubleLine[];
}

/** Evidence of a finding about Double. */
export type DoubleFinding = DoubleKeyEvidence | DoubleRefusalEvidence | DoubleWithheldEvidence | PaymentEvidence;

const WITHHELD = uncheckedItem(
  'Fim da rodada',
  'Você apostou nesta rodada, e a casa não informou o resultado dela. Guarde as provas e fale com o suporte.',
);

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
  const [check] = verifyRefusals(attempts);
  return check && toVerdict(player, 'Double, apostas recusadas', evidence, [check.unchecked ?? check.actual]);
}

/** Returns the orange verdict on a round with bets of the player that has no stated end. */
export const withheldVerdict = (player: string, roundId: string, withheld: readonly DoubleLine[]): RoundVerdict =>
  toVerdict(player, `Double, rodada ${roundId}`, { game: 'double', round: null, finding: roundId, withheld }, verdictReasons([WITHHELD]));

function toVerdict(player: string | null, label: string, evidence: DoubleFinding, reasons: readonly string[]): RoundVerdict {
  const verdict = verdictOf(verifyDoubleFinding(evidence));
  return { player, game: 'double', round: evidence.finding, label, verdict, reasons, at: Date.now(), evidence };
}

/** Returns the red verdict on a replaced receipt key, which needs no bet (SPEC G12). */
export function keyVerdict(player: string | null, { first, later }: KeyConflict): RoundVerdict {
  const finding = `receipt-key-${first.id}-${later.public_key.slice(0, 8)}`;
  const evidence: DoubleKeyEvidence = { game: 'double', round: null, finding, first, later };
  return toVerdict(player, 'Double, chave dos recibos', evidence, [
    `Chave ${first.id}: era ${first.public_key}; agora ${later.public_key}`,
  ]);
}
