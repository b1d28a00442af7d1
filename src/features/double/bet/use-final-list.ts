import { useEffect } from 'react';

import type { DoubleRound } from '@generated/api/model/double-round';
import type { Id } from '@generated/api/model/id';

import { withoutOutdated } from '@/fairness/double/bet-claims';
import { SECOND_LOOK_MS } from '@/fairness/double/gather-inputs';
import { lacksFinalList, recordFinalList } from '@/fairness/double/journal';
import { logFailure } from '@/shared/lib/log';

import { fetchAllBets } from '../queries';

/**
 * Writes the player's bets on a round into the journal once its list is final: 5.5 s after the server has stated that the wheel turns,
 * when no accepted bet or cancellation can be missing. Later changes are then proved. Reads only a round on which this browser has bet,
 * once, and writes nothing if the wheel stops, the player changes or the page is left before. The auditor then writes the list of its
 * verdict.
 *
 * @param player null for a visitor, undefined while unknown
 */
export function useFinalList(round: DoubleRound | undefined, player: Id | null | undefined): void {
  const roundId = round?.status === 'rolling' ? round.id : undefined;
  useEffect(() => {
    if (roundId === undefined || typeof player !== 'string') return undefined;
    let isOutdated = false;
    const read = async () => {
      if (!lacksFinalList(roundId, player)) return;
      const bets = await fetchAllBets(roundId);
      if (!isOutdated) recordFinalList(roundId, player, withoutOutdated(bets));
    };
    const timer = setTimeout(
      () => void read().catch((error: unknown) => logFailure('The final list of bets was not read.', error)),
      SECOND_LOOK_MS,
    );
    return () => {
      isOutdated = true;
      clearTimeout(timer);
    };
  }, [roundId, player]);
}
