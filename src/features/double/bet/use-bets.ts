import { useQuery } from '@tanstack/react-query';

import type { DoubleBet } from '@generated/api/model/double-bet';

import type { Phase } from '../table/phase';
import { betsQuery } from '../queries';

/** How often the bets of a round that is over are asked for until they are settled, in ms. */
const UNTIL_SETTLED = 1500;
const NONE: readonly DoubleBet[] = [];

/**
 * The player's bets on a round, the newest first.
 *
 * @param roundId empty where there is none
 * @param isPlayer whether there is somebody to ask about
 */
export function useBets(roundId: string, isPlayer: boolean, phase: Phase): readonly DoubleBet[] {
  const isOver = phase === 'complete' || phase === 'over';
  const { data } = useQuery({
    ...betsQuery(roundId, isPlayer),
    refetchInterval: ({ state }) => isOver && (state.data?.data ?? []).some(({ status }) => status === 'open') && UNTIL_SETTLED,
  });
  return isPlayer ? (data?.data ?? NONE) : NONE;
}
