import type { Bet } from '@generated/api/model/bet';
import type { Transaction } from '@generated/api/model/transaction';
import { TransactionType } from '@generated/api/model/transaction-type';
import { listBets, listTransactions } from '@generated/api/wallet';

import type { FairGame, RoundEvidence } from '@/fairness/core/evidence';
import { isFinding } from '@/fairness/core/evidence';
import type { StatedPayment } from '@/fairness/core/payments';
import { debitVerdict, isDebit, paymentVerdict } from '@/fairness/core/payments';
import { listVerdicts, readEvidence, recordVerdict } from '@/fairness/core/verdict-log';

/** Number of transactions in a page. */
const PER_PAGE = 60;
/** Maximum number of pages that are read, newest first. */
const MAX_PAGES = 5;
/** Number of the newest rounds whose payments are looked for in them. */
const MAX_ROUNDS = 10;
/** Time in ms after a round before which nothing is judged, because reads may lag (contract). */
const LAG_MS = 10_000;
/** Time in ms after a round from which on its payments are no longer judged. */
const JUDGED_WITHIN_MS = 300_000;

/**
 * Compares the stakes and prizes of the last rounds with the player's transactions, and records contradictions (SPEC G17).
 *
 * @param paymentsOf returns the payments of a round from its evidence
 */
export async function auditPayments<Evidence extends RoundEvidence>(
  player: string,
  game: FairGame,
  paymentsOf: (evidence: Evidence) => readonly StatedPayment[],
): Promise<void> {
  const isDue = (at: number) => Date.now() - at >= LAG_MS && Date.now() - at < JUDGED_WITHIN_MS;
  const due = listVerdicts(player)
    .filter((entry) => entry.game === game && isDue(entry.at))
    .slice(0, MAX_ROUNDS)
    .flatMap((entry) => {
      const evidence = readEvidence(player, entry);
      const payments = evidence === null || isFinding(evidence) ? [] : paymentsOf(evidence as Evidence);
      return payments.map((payment) => ({ entry, payment }));
    });
  if (due.length === 0) return;
  const payments = due.map(({ payment }) => payment);
  const listed = await readStakes(payments);
  const others = otherDebits(listed, payments);
  const isShort = ({ id, stake }: StatedPayment) =>
    listed.some((one) => one.reference === id && isDebit(one) && Number(one.amount) < stake);
  const bets = others.length > 0 || payments.some(isShort) ? (await listBets({ per_page: PER_PAGE })).data : [];
  for (const { entry, payment } of due) {
    const verdict = paymentVerdict(player, entry, payment, listed, bets.find(({ id }) => id === payment.id)?.bonus_stake);
    if (verdict !== undefined) recordVerdict(verdict);
  }
  for (const debit of others) if (!isExplained(debit, bets)) recordVerdict(debitVerdict(player, game, debit));
}

/**
 * Lists further debits from the first of the payments until 5 s after the last one: then the list of bets has their bets. A debit of
 * another source is one only without a reference.
 */
function otherDebits(listed: readonly Transaction[], payments: readonly StatedPayment[]): Transaction[] {
  const isPayment = ({ reference }: Transaction) => payments.some(({ id }) => id === reference);
  const times = listed.filter(isPayment).map(({ created_at: at }) => Date.parse(at));
  const [from, to] = [Math.min(...times), Math.max(...times) + LAG_MS / 2];
  return listed.filter((one) => {
    const at = Date.parse(one.created_at);
    const mayBeStake = isDebit(one) && (one.source === 'Bet' || typeof one.reference !== 'string');
    return mayBeStake && !isPayment(one) && at >= from && at <= to;
  });
}

/** Returns true if the list of bets has the bet of a debit, or does not go back to its time. */
function isExplained({ reference, created_at }: Transaction, bets: readonly Bet[]): boolean {
  const oldest = bets.length < PER_PAGE ? 0 : Math.min(...bets.map(({ placed_at: at }) => Date.parse(at)));
  return bets.some(({ id }) => id === reference) || (typeof reference === 'string' && Date.parse(created_at) < oldest);
}

/** Reads the newest transactions, page by page until the debits of all payments are listed. */
async function readStakes(payments: readonly StatedPayment[]): Promise<readonly Transaction[]> {
  const listed: Transaction[] = [];
  const isListed = ({ id }: StatedPayment) => listed.some(({ reference, type }) => reference === id && type === TransactionType.debit);
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const { data } = await listTransactions({ page, per_page: PER_PAGE });
    listed.push(...data);
    if (data.length < PER_PAGE || payments.every(isListed)) break;
  }
  return listed;
}
