import type { Id } from '@generated/api/model/id';
import type { Transaction } from '@generated/api/model/transaction';
import { TransactionStatus } from '@generated/api/model/transaction-status';
import { TransactionType } from '@generated/api/model/transaction-type';

import { formatDateTime } from '@/shared/format/date';
import type { Amount } from '@/shared/format/money';
import { formatMoney } from '@/shared/format/money';

import type { FairGame, FindingEvidence } from './evidence';
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
  /** Sum of the debits in cents, less what was taken twice and given back. */
  readonly taken: number;
  /** Sum of the approved credits in cents, less what was given back of a stake taken twice. */
  readonly paid: number;
  /** True if the list was read a minute after the round or later. */
  readonly isOverdue: boolean;
}

/** Debit that neither a bet nor a withdrawal of the player explains. Players export it: the field names must not change. */
export interface DebitEvidence extends FindingEvidence {
  readonly debit: Pick<Transaction, 'id' | 'amount' | 'created_at'>;
}

/** Time in ms after a round within which its payment must be in the list of transactions. */
export const PAID_WITHIN_MS = 60_000;
/** Reason of the orange check while a payout is missing but not overdue. */
const MISSING = 'O prêmio que a casa informou ainda não está em Transações.';

/**
 * Compares what the operator stated about a round with the player's transactions. The debits must equal the stake. Credits above the
 * payout pass, and lower ones are orange until the payment is overdue.
 */
export function verifyPayment({ payment, taken, paid, isOverdue }: PaymentEvidence): FairCheck[] {
  const prize = { ...compareTexts('Prêmio em Transações', formatMoney(payment.payout), formatMoney(paid)), passed: paid >= payment.payout };
  return [
    compareTexts('Aposta em Transações', formatMoney(payment.stake), formatMoney(taken)),
    prize.passed || isOverdue ? prize : uncheckedItem(prize.name, MISSING),
  ];
}

/**
 * Compares a round's payments with transactions, and returns the verdict; undefined if nothing is wrong and no earlier verdict is to be
 * replaced, or if the payment cannot be judged: the transactions lack the stake, or a part of it that a bonus may have paid.
 *
 * @param entry verdict on the round, from whose time the payment must be listed within `PAID_WITHIN_MS`
 * @param listed transactions of the player
 * @param bonus part of the stake that a bonus paid, in cents, as the list of bets states it. It is in no transaction, nor is its prize:
 *   if there is one, no payout is due
 */
export function paymentVerdict(
  player: string,
  entry: VerdictEntry,
  stated: StatedPayment,
  listed: readonly Transaction[],
  bonus: Amount = 'unknown',
): RoundVerdict | undefined {
  const payment = bonus === 'unknown' || bonus === 0 ? stated : { ...stated, stake: stated.stake - bonus, payout: 0 };
  const sumOf = (counts: (transaction: Transaction) => boolean) =>
    listed.filter((one) => one.reference === payment.id && counts(one)).reduce((sum, { amount }) => sum + Number(amount), 0);
  const debited = sumOf(isDebit);
  const credited = sumOf(({ type, status }) => type === TransactionType.credit && status === TransactionStatus.approved);
  // What was taken twice and given back counts as neither.
  const returned = Math.max(0, Math.min(debited - payment.stake, credited - payment.payout));
  const [taken, paid] = [debited - returned, credited - returned];
  const finding = `payment ${payment.id}`;
  const isOverdue = Date.now() - entry.at >= PAID_WITHIN_MS;
  const evidence: PaymentEvidence = { game: entry.game, round: null, finding, payment, taken, paid, isOverdue };
  const checks = verifyPayment(evidence);
  const verdict = verdictOf(checks);
  const isKnown = findVerdict(player, { game: entry.game, round: finding }) !== undefined;
  const isJudged = taken >= payment.stake || (taken > 0 && bonus !== 'unknown');
  if (!isJudged || (verdict === 'passed' && !isKnown)) return undefined;
  return { ...findingVerdict(player, `${entry.label}: pagamento`, evidence, checks), isExplained: true };
}

/** Returns true for an approved or pending debit. Both have left the balance: a stake may stay pending. */
export const isDebit = ({ type, status }: Transaction): boolean =>
  type === TransactionType.debit && (status === TransactionStatus.approved || status === TransactionStatus.pending);

/** Returns the orange verdict on a debit that nothing explains. */
export function debitVerdict(player: string, game: FairGame, { id, amount, created_at }: Transaction): RoundVerdict {
  const evidence: DebitEvidence = { game, round: null, finding: `debit ${id}`, debit: { id, amount, created_at } };
  return findingVerdict(player, `Débito ${id} em Transações`, evidence, verifyDebit(evidence));
}

/** Returns the check of a debit that nothing explains: it cannot run. */
export const verifyDebit = ({ debit: { amount, created_at } }: DebitEvidence): FairCheck[] => [
  uncheckedItem(
    'Débito em Transações',
    `Saíram ${formatMoney(amount)} do seu saldo em ${formatDateTime(created_at)}, sem aposta sua que explique. Guarde as provas e fale com o suporte.`,
  ),
];
