import { useQuery } from '@tanstack/react-query';
import { startTransition, useEffect, useState } from 'react';

import { listDoubleBets } from '@generated/api/double';
import type { DoubleBet } from '@generated/api/model/double-bet';
import type { DoubleRound } from '@generated/api/model/double-round';

import { recordVerdict } from '@/fairness/core/verdict-log';
import { doublePayments } from '@/fairness/double/evidence';
import { keyVerdict } from '@/fairness/double/finding';
import { chainLog, commitmentLog } from '@/fairness/double/logs/page-logs';
import type { RoundResult } from '@/fairness/double/round-auditor';
import { isOver } from '@/fairness/double/round-auditor';
import { auditPayments } from '@/product/audit-payments';
import { useIsPlayer } from '@/session/use-session';
import { logFailure } from '@/shared/lib/log';
import { yieldToMain } from '@/shared/lib/yield-to-main';
import { meQuery } from '@/product/me-query';

import type { Table } from '../table/use-table';
import { MAX_PER_PAGE } from '../queries';
import { roundAuditor } from './page-auditor';

const NO_BETS: readonly DoubleBet[] = [];
/**
 * Number of rounds after which the bets of a player who only watches are read again. The 24 shown rounds are still compared with them, but
 * later.
 */
const ROUNDS_BETWEEN_READS = 5;

/**
 * Verifies `rounds`, each further round when it ends, and rounds of earlier visits whose bets have no verdict yet. Records the rounds in
 * the log of commitments, compares the player's payments, and records each replaced key of bet receipts as a failed (red) verdict. Waits
 * until it is known whether there is a player. The results belong to the page, so that they outlive the component.
 *
 * @param rounds finished rounds, newest first
 * @param bets bets on the current round
 * @param configReadAt time when the seed chains and receipt keys were last fetched, in epoch ms
 * @returns results of the verification, newest first
 */
export function useRoundAudit(
  { round, clock }: Table,
  rounds: readonly DoubleRound[],
  bets: readonly DoubleBet[],
  configReadAt: number,
): readonly RoundResult[] {
  const player = useAuditedPlayer();
  const results = useResults();
  const earlierBets = useEarlierBets(player, results, round);

  useEffect(() => {
    if (player === undefined) return undefined;
    const finished = round !== undefined && isOver(round) ? [round, ...rounds.filter(({ id }) => id !== round.id)] : rounds;
    for (const one of finished) commitmentLog.record(one);
    for (const conflict of chainLog.findKeyConflicts()) recordVerdict(keyVerdict(player, conflict));
    let isOutdated = false;
    const auditAll = async () => {
      for (const one of finished) {
        if (isOutdated) return;
        const shown = one.id === round?.id ? bets : earlierBets.filter(({ round_id }) => round_id === one.id);
        void roundAuditor.audit(one, { player, shown, serverNow: clock.now });
        // All of a history in one task would block input on slow phones.
        await yieldToMain();
      }
    };
    void auditAll();
    return () => {
      isOutdated = true;
    };
  }, [player, round, rounds, bets, earlierBets, clock, configReadAt]);

  useEffect(() => {
    if (typeof player !== 'string' || !clock.isKnown()) return;
    void roundAuditor.auditPending(player, clock.now);
    auditPayments(player, 'double', doublePayments).catch((error: unknown) =>
      logFailure('The payments of double were not compared.', error),
    );
  }, [player, clock, round?.id]);

  return results;
}

/** Returns the results, rendered as a transition: those of a whole history arrive one by one. */
function useResults(): readonly RoundResult[] {
  const [results, setResults] = useState(roundAuditor.results);
  useEffect(() => {
    const show = () => startTransition(() => setResults(roundAuditor.results()));
    show();
    return roundAuditor.subscribe(show);
  }, []);
  return results;
}

/**
 * Returns the player's latest 60 bets on all rounds, read again in each round, or more rarely if no shown round has one. A round is
 * verified again if its bets have changed after its verdict. It is `unchecked` (orange) with a bet that the player did not place here.
 */
function useEarlierBets(
  player: string | null | undefined,
  results: readonly RoundResult[],
  round: DoubleRound | undefined,
): readonly DoubleBet[] {
  const hasBets = results.some(({ bets }) => bets.length > 0);
  const { data } = useQuery({
    queryKey: ['double', 'earlier bets', player, hasBets ? round?.id : Math.floor((round?.round ?? 0) / ROUNDS_BETWEEN_READS)],
    queryFn: async () => (await listDoubleBets({ per_page: MAX_PER_PAGE })).data,
    enabled: typeof player === 'string' && round !== undefined,
    staleTime: Infinity,
  });
  return data ?? NO_BETS;
}

/** Returns the player's id; null for a visitor, undefined while it is unknown. */
export function useAuditedPlayer(): string | null | undefined {
  const isPlayer = useIsPlayer();
  const id = useQuery(meQuery(isPlayer)).data?.user.id;
  return isPlayer ? id : null;
}
