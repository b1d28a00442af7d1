import type { Bet } from '@generated/api/model/bet';
import type { Transaction } from '@generated/api/model/transaction';
import { TransactionType } from '@generated/api/model/transaction-type';
import { listBets, listTransactions } from '@generated/api/wallet';

import type { FairGame, RoundEvidence } from '@/fairness/core/evidence';
import { isFinding } from '@/fairness/core/evidence';
import type { StatedPayment } from '@/fairness/core/payments';
import { debitVerdict, isDebit, PAID_WITHIN_MS, paymentVerdict } from '@/fairness/core/payments';
import type { VerdictEntry } from '@/fairness/core/verdict-log';
import { listVerdicts, readEvidence, recordVerdict } from '@/fairness/core/verdict-log';

/** Number of transactions in a page, and of the latest bets that are fetched. */
const PER_PAGE = 60;
/** Maximum number of pages that are read, newest first. */
const MAX_PAGES = 5;
/** Number of the newest verdicts, on all games, whose payments are looked for in the transactions. */
const MAX_ROUNDS = 60;
/** Time in ms after the first verification of a round before which nothing is judged, because reads may lag (contract). */
const LAG_MS = 10_000;
/** Time in ms after the first verification of a round from which on its payments are compared once more and then no longer. */
const JUDGED_WITHIN_MS = 300_000;
/** Time in ms before the first payment from which on other debits are examined: a stake may have been taken whose bet was refused. */
const BEFORE_MS = 60_000;
/** Sources of debits that need no bet if they have a reference: a withdrawal, an expired bonus, a deposit that is taken back. */
const OTHER_SOURCES: readonly string[] = ['Withdraw', 'Bonus', 'Deposit'];

/** Payment of a round, with its verdict. */
interface DuePayment {
  readonly entry: VerdictEntry;
  readonly payment: StatedPayment;
}

/** Rounds that this page has compared for the last time. */
const judgedByPage = new Set<string>();
const keyOf = (player: string, { game, round, at }: VerdictEntry) => `${player} ${game} ${round} ${at}`;
const ageOf = ({ at }: VerdictEntry) => Date.now() - at;

/**
 * Compares the stakes and prizes of a game's last rounds with the player's transactions, and records contradictions and debits without a
 * bet as verdicts (SPEC G17). Skips rounds first verified in the last 10 s, and compares those of the last 5 minutes again at each call.
 * Rejects if the transactions or bets cannot be fetched. Another call then compares the same rounds again.
 *
 * @param player id of the player
 * @param paymentsOf returns the payments of a round from its evidence
 * @param judged rounds that were compared for the last time, to which others are added; replaced in tests of several pages
 */
export async function auditPayments<Evidence extends RoundEvidence>(
  player: string,
  game: FairGame,
  paymentsOf: (evidence: Evidence) => readonly StatedPayment[],
  judged = judgedByPage,
): Promise<void> {
  const entries = listVerdicts(player)
    .slice(0, MAX_ROUNDS)
    .filter((entry) => entry.game === game && ageOf(entry) >= LAG_MS && !judged.has(keyOf(player, entry)));
  const last = entries.filter((entry) => ageOf(entry) >= JUDGED_WITHIN_MS);
  const due = entries.flatMap((entry): DuePayment[] => {
    const evidence = readEvidence(player, entry);
    const payments = evidence === null || isFinding(evidence) ? [] : paymentsOf(evidence as Evidence);
    return payments.map((payment) => ({ entry, payment }));
  });
  if (due.length > 0) await comparePayments(player, game, due);
  for (const entry of last) judged.add(keyOf(player, entry));
}

async function comparePayments(player: string, game: FairGame, due: readonly DuePayment[]): Promise<void> {
  const payments = due.map(({ payment }) => payment);
  const listed = await readStakes(payments);
  const others = otherDebits(listed, due);
  const stakeOf = ({ id }: StatedPayment) => listed.find((one) => one.reference === id && isDebit(one));
  const isShort = (payment: StatedPayment) => Number(stakeOf(payment)?.amount) < payment.stake;
  const bets = others.length > 0 || payments.some(isShort) ? (await listBets({ per_page: PER_PAGE })).data : [];
  for (const { entry, payment } of due) {
    const stake = stakeOf(payment);
    // A bet that is in no list after a minute has no part that a bonus paid.
    const isMissing = stake !== undefined && ageOf(entry) >= PAID_WITHIN_MS && reachesBack(bets, stake);
    const bonus = bets.find(({ id }) => id === payment.id)?.bonus_stake ?? (isMissing ? 0 : undefined);
    const verdict = paymentVerdict(player, entry, payment, listed, bonus);
    if (verdict !== undefined) recordVerdict(verdict);
  }
  for (const debit of others) if (!isExplained(debit, bets)) recordVerdict(debitVerdict(player, game, debit));
}

/**
 * Lists further debits from a minute before the first listed payment until 5 s ago, so that the list of bets has their bets, but at most
 * until 295 s after the last one.
 */
function otherDebits(listed: readonly Transaction[], due: readonly DuePayment[]): Transaction[] {
  const entryOf = ({ reference }: Transaction) => due.find(({ payment }) => payment.id === reference)?.entry;
  // Ages are added to the server's times, because the clocks may differ.
  const times = listed.flatMap((one) => {
    const entry = entryOf(one);
    return entry === undefined ? [] : { at: Date.parse(one.created_at), age: Math.min(ageOf(entry), JUDGED_WITHIN_MS) };
  });
  const from = Math.min(...times.map(({ at }) => at)) - BEFORE_MS;
  const to = Math.max(...times.map(({ at, age }) => at + age)) - LAG_MS / 2;
  return listed.filter((one) => {
    const at = Date.parse(one.created_at);
    const mayBeStake = isDebit(one) && (typeof one.reference !== 'string' || !OTHER_SOURCES.includes(one.source));
    return mayBeStake && entryOf(one) === undefined && at >= from && at <= to;
  });
}

/**
 * Returns true if the list of bets has the bet of a debit, or does not go back to its time. False for a debit without a reference, which
 * names no bet.
 */
const isExplained = (debit: Transaction, bets: readonly Bet[]): boolean =>
  typeof debit.reference === 'string' && (bets.some(({ id }) => id === debit.reference) || !reachesBack(bets, debit));

/** Returns true if the list of bets goes back to the time of a transaction. */
const reachesBack = (bets: readonly Bet[], { created_at }: Transaction): boolean =>
  bets.length < PER_PAGE || bets.some(({ placed_at: at }) => Date.parse(at) <= Date.parse(created_at));

/** Reads the newest transactions, page by page until the debits of all payments are listed, or the last or fifth page is read. */
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
