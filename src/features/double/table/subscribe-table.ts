import type { QueryClient } from '@tanstack/react-query';

import { getGetCurrentDoubleRoundQueryKey } from '@generated/api/double';
import type { DoubleRound } from '@generated/api/model/double-round';

import { channels } from '@/realtime/channels';

import { roundTimes } from './phase';
import { cacheRound, cachedRound, invalidateHistory } from '../queries';
import { applyFinished, roundFromOpened, applyRolling, applyTotals } from './round-state';
import type { ServerClock } from './server-clock';

/**
 * Hears what is told of the table, and asks for what was missed.
 *
 * @returns ends it
 */
export function subscribeTable(client: QueryClient, clock: ServerClock): () => void {
  const ask = () => void client.invalidateQueries({ queryKey: getGetCurrentDoubleRoundQueryKey() });
  const missed = () => {
    ask();
    invalidateHistory(client);
  };

  function take(next: DoubleRound | undefined): void {
    if (next === undefined) ask();
    else cacheRound(client, next);
  }

  const ends = [
    channels.listen(
      'DoubleRoundOpened',
      {},
      {
        onGap: missed,
        onEvent: (opened) => {
          clock.passed(Date.parse(opened.server_time));
          const known = cachedRound(client);
          if (known === undefined || opened.round > known.round) cacheRound(client, roundFromOpened(opened));
          else if (opened.round < known.round) ask();
        },
      },
    ),
    channels.listen(
      'DoubleTotalsUpdated',
      {},
      {
        onEvent: (told) => {
          const known = cachedRound(client);
          if (known !== undefined) take(applyTotals(known, told));
        },
      },
    ),
    channels.listen(
      'DoubleRoundRolling',
      {},
      {
        onEvent: (told) => {
          const known = cachedRound(client);
          const next = known && applyRolling(known, told);
          if (next !== undefined) clock.passed(roundTimes(next).bettingEndsAt);
          take(next);
        },
      },
    ),
    channels.listen(
      'DoubleRoundFinished',
      {},
      {
        onEvent: (told) => {
          const known = cachedRound(client);
          const next = known && applyFinished(known, told);
          if (next !== undefined) clock.passed(roundTimes(next).landsAt);
          take(next);
        },
      },
    ),
  ];
  return () => {
    for (const end of ends) end();
  };
}
