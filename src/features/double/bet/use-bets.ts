import { useQuery } from '@tanstack/react-query';

import type { DoubleBet } from '@generated/api/model/double-bet';

import { betsQuery } from '../queries';
import type { Phase } from '../table/phase';

/** Poll interval from a round's end until its bets are settled. */
const SETTLEMENT_POLL_MS = 1500;
const NO_BETS: readonly DoubleBet[] = [];

/**
 * Returns the player's newest 60 bets on a round, newest first, and polls them from the end of the round until none is open. Empty for
 * a visitor, without a round, and until the bets have loaded.
 *
 * @param roundId empty if there is none
 */
export function useBets(roundId: string, isPlayer: boolean, phase: Phase): readonly DoubleBet[] {
  const isOver = phase === 'complete' || phase === 'voided' || phase === 'over';
  const { data } = useQuery({
    ...betsQuery(roundId, isPlayer),
    refetchInterval: ({ state }) => isOver && (state.data?.data ?? []).some(({ status }) => status === 'open') && SETTLEMENT_POLL_MS,
  });
  return isPlayer ? (data?.data ?? NO_BETS) : NO_BETS;
}
