import type { DoubleBet } from '@generated/api/model/double-bet';
import type { DoubleRound } from '@generated/api/model/double-round';

import { formatCount } from '@/shared/format/number';
import { logFailure } from '@/shared/lib/log';

import type { FairCheck, Verdict } from '../core/fair-checks';
import { failedCheck, verdictOf, verdictReasons } from '../core/fair-checks';
import { withheldVerdict } from '../core/finding';
import type { Beacon } from '../core/signatures';
import type { RoundVerdict } from '../core/verdict-log';
import { findVerdict } from '../core/verdict-log';
import { ROUND_MS, roundTimes } from './round-times';
import type { DoubleEvidence } from './checks/claims';
import { withoutOutdated } from './bet-claims';
import { verifyDoubleEvidence } from './evidence';
import { GAPS } from './checks/findings';
import type { BetReader, Logs } from './gather-inputs';
import { gatherEvidence, readBets } from './gather-inputs';
import { isFromBeforeVisit } from './checks/verify';
import type { BetResult } from './checks/verify-bets';
import { SETTLEMENT_LIMIT_MS, winningColor } from './checks/verify-bets';
import { failedAttempts, foreignRounds, lacksFinalList, markDone, pendingRounds, recordFinalList, roundLines } from './journal';
import { otherAccountVerdict, refusalVerdict } from './finding';

/** Result of the verification of a finished round. */
export interface RoundResult {
  readonly round: DoubleRound;
  readonly checks: readonly FairCheck[];
  readonly verdict: Verdict;
  /** Results of the player's bets, oldest first. */
  readonly bets: readonly BetResult[];
  /** False while a bet is not settled, or if the bets could not be read or the verification failed. True without WebCrypto. */
  readonly isFinal: boolean;
  readonly evidence: DoubleEvidence;
}

/** Verdict on a round, or `before` if the round ended before this browser first visited the table. */
export type RoundState = Verdict | 'before';

/** Returns the state of a round, as the page shows it. */
export const roundState = ({ checks, verdict }: RoundResult): RoundState => (isFromBeforeVisit(checks) ? 'before' : verdict);

/** Functions and records that the auditor needs from the page. */
interface AuditorDeps extends BetReader {
  readonly logs: Logs;
  readonly beacon: () => Beacon;
  /** Rejects if the table does not know the round, or cannot be read. */
  readonly fetchRound: (roundId: string) => Promise<DoubleRound>;
  /** Writes a verdict to the log, in which the auditor looks for earlier ones. */
  readonly record: (verdict: RoundVerdict) => void;
}

/** Player and page for which a round is verified. */
export interface AuditContext {
  /** Player's id; null for a visitor. */
  readonly player: string | null;
  /** Bets that the page has loaded. They include those that were placed elsewhere, which the journal lacks. */
  readonly shown?: readonly DoubleBet[];
  /** Returns epoch ms of the server. */
  readonly serverNow: () => number;
}

/** Pause in ms between two readings of an open bet. */
const OPEN_BET_POLL_MS = 5000;
/** Maximum number of readings: 100 s. One that begins after the limit for the settlement is the last, because readings may be slow. */
const MAX_READS = 20;
/** Maximum number of results in memory. The oldest one is dropped. */
const MAX_RESULTS = 200;

/**
 * Creates the auditor, which verifies finished rounds with the player's bets, and keeps up to 200 results until another player is
 * audited.
 */
export function createRoundAuditor(deps: AuditorDeps) {
  const results = new Map<string, RoundResult & { readonly inputs: string }>();
  const shownBets = new Map<string, readonly DoubleBet[]>();
  const running = new Set<string>();
  const listeners = new Set<() => void>();
  let owner: string | null = null;
  let snapshot: readonly RoundResult[] = [];

  function publish(result: RoundResult & { inputs: string }): void {
    results.set(result.round.id, result);
    const [oldest] = results.keys();
    if (results.size > MAX_RESULTS && oldest !== undefined) {
      results.delete(oldest);
      shownBets.delete(oldest);
    }
    snapshot = [...results.values()].toSorted((one, other) => other.round.round - one.round.round);
    for (const listener of listeners) listener();
  }

  /**
   * Verifies a round once. Neither keeps nor records the result.
   *
   * @param isLongOver true if the round ended a minute ago by this device, because the server's clock may be set back
   */
  async function examine(round: DoubleRound, { player, shown, serverNow }: AuditContext, isLongOver = false): Promise<RoundResult> {
    // The time before the reading counts: an answer that arrives late may show an earlier state.
    const isOverdue = isLongOver || serverNow() >= overdueAt(round);
    const { evidence: known, ...watching } = gatherEvidence(deps.logs, round, player);
    const isShownEnough = known.journal.length === 0 && shown?.every(({ status }) => status !== 'open' && status !== 'unknown') === true;
    const reported = player === null || isShownEnough ? (shown ?? []) : await readBets(deps, round.id, known.journal);
    const evidence = { ...known, reported };
    try {
      const { checks, bets } = await verifyDoubleEvidence(evidence, deps.beacon(), { ...watching, isOverdue });
      const isFinal = reported !== null && !bets.some(({ isPending }) => isPending);
      return { round, checks, verdict: verdictOf(checks), bets, isFinal, evidence };
    } catch (error) {
      logFailure('A round of double could not be verified.', error);
      // Any other failure may pass, for example if the code that verifies signatures could not be loaded.
      const check = hasWebCrypto() ? GAPS.interrupted : GAPS.unsupported;
      return { round, checks: [check], verdict: 'unchecked', bets: [], isFinal: !hasWebCrypto(), evidence };
    }
  }

  /**
   * Verifies a finished round, again if its inputs have changed, and repeatedly while the result is not final. Keeps the result, and records
   * a verdict that is final, failed or that of the last reading. For a player it writes the list of bets of a final round into the journal,
   * marks the round there as done, and records a verdict on refused bets unless chance explains them. Resolves at once if the round is
   * being verified.
   */
  async function audit(round: DoubleRound, { player, shown = [], serverNow }: AuditContext): Promise<void> {
    if (player !== owner) {
      results.clear();
      shownBets.clear();
      snapshot = [];
      for (const listener of listeners) listener();
    }
    owner = player;
    // The page shows the bets on the current round only.
    if (shown.length > 0) shownBets.set(round.id, shown);
    const key = `${player ?? ''} ${round.id}`;
    if (running.has(key)) return;
    running.add(key);
    try {
      const startedAt = performance.now();
      for (let reads = 1; reads <= MAX_READS; reads += 1) {
        // Another player has logged in meanwhile.
        if (player !== owner) return;
        const current = shownBets.get(round.id) ?? [];
        const inputsNow = () => JSON.stringify([gatherEvidence(deps.logs, round, player), current]);
        const inputs = inputsNow();
        const before = results.get(round.id);
        if (before?.inputs === inputs && before.isFinal) return;
        const isLongOver = performance.now() - startedAt >= SETTLEMENT_LIMIT_MS;
        const result = await examine(round, { player, shown: current, serverNow }, isLongOver);
        // The bets may have been read with the session of another player.
        if (player !== owner) return;
        const isLast = reads === MAX_READS || isLongOver;
        // The list of a final verdict need not be verified again, but later lists are compared with it.
        const isUnchanged = inputsNow() === inputs;
        const isListKept = isUnchanged && keepFinalList(result, player);
        publish({ ...withEarlierFailure(result, player), inputs: isListKept ? inputsNow() : inputs });
        // A round without a check is not over, and may have the verdict that its end is withheld.
        const isToRecord = result.checks.length > 0 && !isFromBeforeVisit(result.checks);
        if (isToRecord && (result.isFinal || result.verdict === 'failed' || isLast)) await recordResult(result, player);
        if (result.isFinal) continue;
        if (isLast) return;
        const untilOverdue = overdueAt(round) - serverNow();
        await deps.sleep(untilOverdue > 0 ? Math.min(OPEN_BET_POLL_MS, untilOverdue + 1) : OPEN_BET_POLL_MS);
      }
    } finally {
      running.delete(key);
    }
  }

  /** Keeps a failed round failed, also after a reload, even if the operator now states something else. */
  function withEarlierFailure(result: RoundResult, player: string | null): RoundResult {
    const earlier = findVerdict(player, { game: 'double', round: result.round.id });
    if (result.verdict === 'failed' || earlier?.verdict !== 'failed') return result;
    const check = failedCheck('Conferência anterior', 'confere', `não confere: ${earlier.reasons.join(', ')}`);
    return { ...result, checks: [...result.checks, check], verdict: 'failed' };
  }

  async function recordResult({ round, verdict, checks, evidence, isFinal }: RoundResult, player: string | null): Promise<void> {
    const label = `Double, rodada ${formatCount(round.round)}`;
    // An id that is used again is another round, whose payments are due later.
    const known = findVerdict(player, { game: 'double', round: round.id });
    const isSame = known === undefined || known.label === label || known.label === withheldLabel(round.id);
    const id = isSame ? round.id : `${round.id} ${round.round}`;
    deps.record({ game: 'double', player, round: id, label, verdict, reasons: verdictReasons(checks), at: Date.now(), evidence });
    if (isFinal && player !== null && hasWebCrypto()) await noteWinner(round, player);
  }

  /** Writes the list of a final verdict into the journal if it has no final list. Returns true if it did. */
  function keepFinalList({ round, isFinal, evidence: { reported } }: RoundResult, player: string | null): boolean {
    // The list of a round that was voided a moment ago may lag.
    const isToKeep = isFinal && reported !== null && player !== null && round.status === 'complete' && lacksFinalList(round.id, player);
    if (isToKeep) recordFinalList(round.id, player, withoutOutdated(reported));
    return isToKeep;
  }

  /** Notes the colour that the seeds give, also of a voided round: refused and returned bets are counted with it. */
  async function noteWinner(round: DoubleRound, player: string): Promise<void> {
    // The verdict on this player's bets is none on those of another account.
    if (round.server_seed === null || foreignRounds(player).includes(round.id)) return;
    markDone(round.id, await winningColor(round, round.server_seed), round.status === 'voided');
    const refusals = refusalVerdict(player, failedAttempts());
    if (refusals !== undefined) deps.record(refusals);
  }

  return {
    audit,
    /**
     * Verifies a round once, for a receipt, without recording it. A round that failed earlier stays failed. A verification that throws is
     * logged, and gives an orange result.
     */
    examine: async (round: DoubleRound, context: AuditContext) => withEarlierFailure(await examine(round, context), context.player),
    /**
     * Verifies the rounds on which this browser's bets have no verdict yet, for example after a reload, and records which are withheld,
     * and which have unverified bets of another account. A round that cannot be read is withheld once its settlement is due. Resolves
     * before the verifications have ended.
     */
    async auditPending(player: string, serverNow: () => number): Promise<void> {
      for (const roundId of pendingRounds(player)) {
        const answer = await deps.fetchRound(roundId).catch(() => undefined);
        // Another round in the answer would hide that this one is withheld.
        const round = answer?.id === roundId ? answer : undefined;
        if (round !== undefined) deps.logs.commitments.record(round);
        if (round !== undefined && isOver(round)) void audit(round, { player, serverNow });
        else if (isWithheld(roundId)) deps.record(withheldVerdict(player, 'double', roundId, withheldLabel(roundId), roundLines(roundId)));
      }
      for (const roundId of foreignRounds(player)) if (isWithheld(roundId)) deps.record(otherAccountVerdict(player, roundId));
    },
    /** Returns the results, highest round number first; the same array until one changes. */
    results: (): readonly RoundResult[] => snapshot,
    /** Calls `listener` after each new result, and when another player empties the results. Returns an unsubscribe function. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const hasWebCrypto = () => globalThis.crypto?.subtle !== undefined;

/** Returns the name of a round whose number the operator does not state. */
const withheldLabel = (roundId: string) => `Double, rodada ${roundId}`;

/** Returns true if the round of the last act must have ended and been settled by now. */
const isWithheld = (roundId: string) =>
  Date.now() - (roundLines(roundId).findLast(({ act }) => act !== undefined)?.at ?? Number.POSITIVE_INFINITY) >
  ROUND_MS + SETTLEMENT_LIMIT_MS;

const overdueAt = (round: DoubleRound) => roundTimes(round).landsAt + SETTLEMENT_LIMIT_MS;

/** Returns true for a round that has ended and whose seed is revealed, so that it can be verified. */
export const isOver = ({ status, server_seed }: DoubleRound) => server_seed !== null && (status === 'complete' || status === 'voided');
