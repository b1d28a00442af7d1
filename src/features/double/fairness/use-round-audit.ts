import { useQuery } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';

import type { DoubleBet } from '@generated/api/model/double-bet';
import type { DoubleRound } from '@generated/api/model/double-round';

import { useIsPlayer } from '@/session/use-session';
import { meQuery } from '@/shell/me-query';

import type { Table } from '../table/use-table';
import { roundAuditor } from './page-auditor';
import { commitmentLog } from './page-logs';
import type { RoundResult } from './round-auditor';
import { isOver } from './round-auditor';

const NO_BETS: readonly DoubleBet[] = [];

/**
 * Verifies each round with the player's bets when it ends, and rounds of earlier visits whose bets have no verdict yet.
 *
 * @param rounds finished, newest first
 * @param bets on the current round
 * @param configReadAt epoch ms
 * @returns newest first
 */
export function useRoundAudit(
  { round, clock }: Table,
  rounds: readonly DoubleRound[],
  bets: readonly DoubleBet[],
  configReadAt: number,
): readonly RoundResult[] {
  const player = useAuditedPlayer();

  useEffect(() => {
    if (player === undefined) return;
    const finished = round !== undefined && isOver(round) ? [round, ...rounds.filter(({ id }) => id !== round.id)] : rounds;
    for (const one of finished) commitmentLog.record(one);
    for (const one of finished)
      void roundAuditor.audit(one, { player, shown: one.id === round?.id ? bets : NO_BETS, serverNow: clock.now });
  }, [player, round, rounds, bets, clock, configReadAt]);

  useEffect(() => {
    if (typeof player === 'string' && clock.isKnown()) void roundAuditor.auditPending(player, clock.now);
  }, [player, clock, round?.id]);

  return useSyncExternalStore(roundAuditor.subscribe, roundAuditor.results);
}

/** Null for a visitor; undefined while the player is unknown. */
export function useAuditedPlayer(): string | null | undefined {
  const isPlayer = useIsPlayer();
  const id = useQuery(meQuery(isPlayer)).data?.user.id;
  return isPlayer ? id : null;
}
