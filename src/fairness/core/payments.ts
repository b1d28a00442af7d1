import type { Id } from '@generated/api/model/id';
import type { Transaction } from '@generated/api/model/transaction';
import { TransactionStatus } from '@generated/api/model/transaction-status';
import { TransactionType } from '@generated/api/model/transaction-type';

import type { Amount } from '@/shared/format/money';
import { formatMoney } from '@/shared/format/money';

import type { FindingEvidence } from './evidence';
import type { FairCheck } from './fair-checks';
import { compareTexts, uncheckedItem, verdictOf } from './fair-checks';
import { findingVerdict } from './finding';
import type { RoundVerdict, VerdictEntry } from './verdict-log';
import { findVerdict } from './verdict-log';

/** Stake and payout of a game of Mines or a bet of Double in cents, as its evidence has them. */
export interface StatedPayment {
  /** Id of the game or bet, which is the reference of its transactions (contract). */
  readonly id: Id;
  readonly stake: number;
  readonly payout: number;
}

/** Returns the payments of games or bets. Those with unknown values, or without a payout, have none. */
export const statedPayments = (
  stated: readonly { readonly id: Id; readonly amount: Amount; readonly payout: Amount | null }[],
): StatedPayment[] =>
  stated.flatMap(({ id, amount: stake, payout }) =>
    typeof stake === 'number' && typeof payout === 'number' ? [{ id, stake, payout }] : [],
  );

/** Statement with the sums of its transactions. Players export it: the field names must not change. */
export interface PaymentEvidence extends FindingEvidence {
  readonly payment: StatedPayment;
  /** Sum of the debits in cents. */
  readonly taken: number;
  /** Sum of the credits in cents. */
  readonly paid: number;
  /** True if the list was read a minute after the round or later. */
  readonly isOverdue: boolean;
}

/** Time in ms after a round within which its payment must be in the list of transactions. */
const PAID_WITHIN_MS = 60_000;
const MISSING = 'O prêmio que a casa informou ainda não está em Transações.';

/** Compares what the operator stated about a round with the player's transactions. */
export function verifyPayment({ payment, taken, paid, isOverdue }: PaymentEvidence): FairCheck[] {
  const prize = { ...compareTexts('Prêmio em Transações', formatMoney(payment.payout), formatMoney(paid)), passed: paid >= payment.payout };
  return [
    compareTexts('Aposta em Transações', formatMoney(payment.stake), formatMoney(taken)),
    prize.passed || isOverdue ? prize : uncheckedItem(prize.name, MISSING),
  ];
}

/**
 * Compares a round's payments with a page of transactions, and returns the verdict; undefined if nothing is wrong, or if it cannot
 * be judged: the page lacks the stake, or a bonus paid a part of it, which is in no transaction.
 *
 * @param listed transactions of the player
 */
export function paymentVerdict(
  player: string,
  entry: VerdictEntry,
  payment: StatedPayment,
  listed: readonly Transaction[],
): RoundVerdict | undefined {
  const sumOf = (wanted: TransactionType, statuses: readonly unknown[]) =>
    listed
      .filter(({ reference, type, status }) => reference === payment.id && type === wanted && statuses.includes(status))
      .reduce((sum, { amount }) => sum + Number(amount), 0);
  // A stake that stays pending has left the balance all the same.
  const taken = sumOf(TransactionType.debit, [TransactionStatus.approved, TransactionStatus.pending]);
  const paid = sumOf(TransactionType.credit, [TransactionStatus.approved]);
  const finding = `payment ${payment.id}`;
  const isOverdue = Date.now() - entry.at >= PAID_WITHIN_MS;
  const evidence: PaymentEvidence = { game: entry.game, round: null, finding, payment, taken, paid, isOverdue };
  const checks = verifyPayment(evidence);
  const verdict = verdictOf(checks);
  const isKnown = findVerdict(player, { game: entry.game, round: finding }) !== undefined;
  if (!(taken >= payment.stake) || (verdict === 'passed' && !isKnown)) return undefined;
  return { ...findingVerdict(player, `${entry.label}: pagamento`, evidence, checks), isExplained: true };
}
