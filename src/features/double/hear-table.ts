import type { QueryClient } from '@tanstack/react-query';

import { getGetCurrentDoubleRoundQueryKey } from '@generated/api/double';
import type { DoubleRound } from '@generated/api/model/double-round';

import { channels } from '@/realtime/channels';

import { timesOf } from './phase';
import { keepRound, knownRound, refreshHistory } from './queries';
import { finished, openedRound, rolled, withTotals } from './round-state';
import type { ServerClock } from './server-clock';

/**
 * Hears what is told of the table, and asks for what was missed.
 *
 * @returns ends it
 */
export function hearTable(client: QueryClient, clock: ServerClock): () => void {
  const ask = () => void client.invalidateQueries({ queryKey: getGetCurrentDoubleRoundQueryKey() });
  const missed = () => {
    ask();
    refreshHistory(client);
  };

  function take(next: DoubleRound | undefined): void {
    if (next === undefined) ask();
    else keepRound(client, next);
  }

  const ends = [
    channels.listen(
      'DoubleRoundOpened',
      {},
      {
        onGap: missed,
        onEvent: (opened) => {
          clock.passed(Date.parse(opened.server_time));
          const known = knownRound(client);
          if (known === undefined || opened.round > known.round) keepRound(client, openedRound(opened));
          else if (opened.round < known.round) ask();
        },
      },
    ),
    channels.listen(
      'DoubleTotalsUpdated',
      {},
      {
        onEvent: (told) => {
          const known = knownRound(client);
          if (known !== undefined) take(withTotals(known, told));
        },
      },
    ),
    channels.listen(
      'DoubleRoundRolling',
      {},
      {
        onEvent: (told) => {
          const known = knownRound(client);
          const next = known && rolled(known, told);
          if (next !== undefined) clock.passed(timesOf(next).bettingEndsAt);
          take(next);
        },
      },
    ),
    channels.listen(
      'DoubleRoundFinished',
      {},
      {
        onEvent: (told) => {
          const known = knownRound(client);
          const next = known && finished(known, told);
          if (next !== undefined) clock.passed(timesOf(next).landsAt);
          take(next);
        },
      },
    ),
  ];
  return () => {
    for (const end of ends) end();
  };
}
