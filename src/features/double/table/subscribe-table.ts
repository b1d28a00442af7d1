import type { QueryClient } from '@tanstack/react-query';

import { getGetCurrentDoubleRoundQueryKey } from '@generated/api/double';
import type { DoubleRound } from '@generated/api/model/double-round';

import { roundTimes } from '@/fairness/double/round-times';
import { channels } from '@/realtime/channels';
import { isToBeRefetched } from '@/realtime/refetch-missed';

import { cacheRound, cachedRound, invalidateHistory } from '../queries';
import { applyFinished, applyRolling, applyTotals, applyVoided, roundFromOpened } from './round-state';
import type { ServerClock } from './server-clock';

/**
 * Applies real-time events to the cached round; refetches it if events are missing.
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

  function applyOrRefetch(next: DoubleRound | undefined): void {
    if (next === undefined) refetch();
    else cacheRound(client, next);
  }

  const unsubscribers = [
    channels.listen(
      'DoubleRoundOpened',
      {},
      {
        onGap: onMissedEvents,
        onEvent: (opened) => {
          clock.advanceTo(Date.parse(opened.server_time));
          const known = cachedRound(client);
          if (known === undefined || opened.round > known.round) cacheRound(client, roundFromOpened(opened));
          else if (opened.round < known.round) refetch();
        },
      },
    ),
    channels.listen(
      'DoubleTotalsUpdated',
      {},
      {
        onEvent: (event) => {
          const known = cachedRound(client);
          if (known !== undefined) applyOrRefetch(applyTotals(known, event));
        },
      },
    ),
    channels.listen(
      'DoubleRoundRolling',
      {},
      {
        onEvent: (event) => {
          const known = cachedRound(client);
          const next = known && applyRolling(known, event);
          if (next !== undefined) clock.advanceTo(roundTimes(next).bettingEndsAt);
          applyOrRefetch(next);
        },
      },
    ),
    channels.listen(
      'DoubleRoundFinished',
      {},
      {
        onEvent: (event) => {
          const known = cachedRound(client);
          const next = known && applyFinished(known, event);
          if (next !== undefined) clock.advanceTo(roundTimes(next).landsAt);
          applyOrRefetch(next);
        },
      },
    ),
    channels.listen(
      'DoubleRoundVoided',
      {},
      {
        onEvent: (event) => {
          const known = cachedRound(client);
          applyOrRefetch(known && applyVoided(known, event));
        },
      },
    ),
  ];
  return () => {
    for (const unsubscribe of unsubscribers) unsubscribe();
  };
}
