import type { FindingEvidence } from '../core/evidence';
import type { FairCheck } from '../core/fair-checks';
import { compareTexts, uncheckedItem } from '../core/fair-checks';
import type { WithheldEvidence } from '../core/finding';
import { findingVerdict } from '../core/finding';
import type { RoundVerdict } from '../core/verdict-log';
import type { Attempt } from './journal';
import { roundLines } from './journal';
import type { KeyConflict } from './logs/chain-log';
import { verifyRefusals } from './refusals';

/** Evidence that a receipt key was replaced under its id. Players export it: the field names must not change. */
export interface DoubleKeyEvidence extends FindingEvidence, KeyConflict {
  readonly game: 'double';
}

/**
 * Evidence that winning bets, or cancellations of losing ones, are refused more often than by chance. Players export it: the field names
 * must not change.
 */
export interface DoubleRefusalEvidence extends FindingEvidence {
  readonly game: 'double';
  /** Acts of this device without their effect, of all accounts. */
  readonly attempts: readonly Attempt[];
}

/** Compares a receipt key with the first one of its id. */
export const compareKeys = ({ first, later }: KeyConflict): FairCheck =>
  compareTexts(`Chave dos recibos ${first.id}`, first.public_key, later.public_key);

/** Returns the verdict on refused acts; undefined if chance explains them. A player has only one such verdict, on all of them. */
export function refusalVerdict(player: string, attempts: readonly Attempt[]): RoundVerdict | undefined {
  const evidence: DoubleRefusalEvidence = { game: 'double', round: null, finding: 'refused-bets', attempts };
  const checks = verifyRefusals(attempts);
  return checks.length === 0 ? undefined : findingVerdict(player, 'Double, apostas recusadas', evidence, checks);
}

/** Check of a bet that the account cannot list: it cannot run. */
const OTHER_ACCOUNT = uncheckedItem(
  'Apostas de outra conta',
  'Uma aposta feita neste aparelho é de outra conta e não foi conferida. Se você não usa outra conta, guarde as provas e fale com o suporte.',
);

/** Returns the orange verdict on a round with an unverified bet of another account on this device: the account's id may have changed. */
export function otherAccountVerdict(player: string, roundId: string): RoundVerdict {
  const evidence: WithheldEvidence = { game: 'double', round: null, finding: `other-account-${roundId}`, withheld: roundLines(roundId) };
  return findingVerdict(player, `Double, rodada ${roundId}, outra conta`, evidence, [OTHER_ACCOUNT]);
}

/** Returns the red verdict on a replaced receipt key, which needs no bet (SPEC G12). */
export function keyVerdict(player: string | null, { first, later }: KeyConflict): RoundVerdict {
  const finding = `receipt-key-${first.id}-${later.public_key.slice(0, 8)}`;
  const evidence: DoubleKeyEvidence = { game: 'double', round: null, finding, first, later };
  return findingVerdict(player, 'Double, chave dos recibos', evidence, [compareKeys(evidence)]);
}
