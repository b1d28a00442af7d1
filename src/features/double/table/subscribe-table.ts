import type { QueryClient } from '@tanstack/react-query';

import { getGetCurrentDoubleRoundQueryKey } from '@generated/api/double';
import type { DoubleRound } from '@generated/api/model/double-round';
import type { DoubleRoundOpened } from '@generated/api/model/double-round-opened';

import type { RoundTimes } from '@/fairness/double/round-times';
import { roundTimes } from '@/fairness/double/round-times';
import { channels } from '@/realtime/channels';
import { isToBeRefetched } from '@/realtime/refetch-missed';

import { cacheRound, cachedRound, invalidateHistory } from '../queries';
import { applyFinished, applyRolling, applyTotals, applyVoided, roundFromOpened } from './round-state';
import type { ServerClock } from './server-clock';

/**
 * Applies real-time events to the cached round and to the clock. While no round is cached, only the opening of one counts. Refetches the
 * round if events are missing, and after a gap also the history, bets, chains and keys.
 *
 * @returns an unsubscribe function
 */
export function subscribeTable(client: QueryClient, clock: ServerClock): () => void {
  const refetch = (isFirst = false) =>
    void client.invalidateQueries({ queryKey: getGetCurrentDoubleRoundQueryKey(), predicate: isToBeRefetched(isFirst) });
  const onMissedEvents = (isFirst: boolean) => {
    refetch(isFirst);
    invalidateHistory(client, isToBeRefetched(isFirst));
  };

  /**
   * Returns a listener that applies an event to the cached round, and refetches it if `apply` returns undefined.
   *
   * @param passed time of the round that has passed on the server once the event was sent
   */
  const applying = <Event>(apply: (known: DoubleRound, event: Event) => DoubleRound | undefined, passed?: keyof RoundTimes) => ({
    onEvent: (event: Event) => {
      const known = cachedRound(client);
      if (known === undefined) return;
      const next = apply(known, event);
      if (next === undefined) return refetch();
      if (passed !== undefined) clock.advanceTo(roundTimes(next)[passed]);
      cacheRound(client, next);
    },
  });

  const onOpened = (opened: DoubleRoundOpened) => {
    clock.advanceTo(Date.parse(opened.server_time));
    const known = cachedRound(client);
    if (known === undefined || opened.round > known.round) cacheRound(client, roundFromOpened(opened));
    else if (opened.round < known.round) refetch();
  };

  const unsubscribers = [
    channels.listen('DoubleRoundOpened', {}, { onGap: onMissedEvents, onEvent: onOpened }),
    channels.listen('DoubleTotalsUpdated', {}, applying(applyTotals)),
    channels.listen('DoubleRoundRolling', {}, applying(applyRolling, 'bettingEndsAt')),
    channels.listen('DoubleRoundFinished', {}, applying(applyFinished, 'landsAt')),
    channels.listen('DoubleRoundVoided', {}, applying(applyVoided)),
  ];
  return () => {
    for (const unsubscribe of unsubscribers) unsubscribe();
  };
}
