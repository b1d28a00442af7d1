import type { QueryClient } from '@tanstack/react-query';
import { keepPreviousData } from '@tanstack/react-query';

import {
  getCurrentDoubleRound,
  getGetCurrentDoubleRoundQueryKey,
  getGetCurrentDoubleRoundQueryOptions,
  getListDoubleBetsQueryKey,
  getListDoubleBetsQueryOptions,
  getListDoubleHistoryQueryKey,
  getListDoubleHistoryQueryOptions,
  listDoubleHistory,
} from '@generated/api/double';
import type { DoubleBet } from '@generated/api/model/double-bet';
import type { DoubleBetList } from '@generated/api/model/double-bet-list';
import type { DoubleRound } from '@generated/api/model/double-round';
import type { DoubleRoundAnswer } from '@generated/api/model/double-round-answer';

import { invalidateInTasks } from '@/shell/invalidate-in-tasks';

import { newerRound } from './table/round-state';
import type { ServerClock } from './table/server-clock';
import { commitmentLog } from './fairness/commitment-log';

/** How many rounds the history row shows, and how many bets of a round are shown: the contract's most. */
const SHOWN = 24;
export const MAX_PER_PAGE = 60;

/** The round that runs now; each answer sets the clock. */
export function roundQuery(client: QueryClient, clock: ServerClock) {
  return getGetCurrentDoubleRoundQueryOptions({
    query: {
      staleTime: 0,
      queryFn: async ({ signal }) => {
        const sentAt = clock.own();
        const { data } = await getCurrentDoubleRound({ signal });
        clock.answered(data.server_time, sentAt, clock.own());
        commitmentLog.saw(data);
        // Judged as it arrives: real time may have told more meanwhile.
        return { data: newerRound(cachedRound(client), data) };
      },
    },
  });
}

/** What is known of the table. */
export function cachedRound(client: QueryClient): DoubleRound | undefined {
  return client.getQueryData<DoubleRoundAnswer>(getGetCurrentDoubleRoundQueryKey())?.data;
}

/** Takes what real time told of the table. */
export function cacheRound(client: QueryClient, data: DoubleRound): void {
  commitmentLog.saw(data);
  client.setQueryData<DoubleRoundAnswer>(getGetCurrentDoubleRoundQueryKey(), { data });
}

/** The rounds that are over, the newest first. */
export function historyQuery() {
  return getListDoubleHistoryQueryOptions({ per_page: SHOWN }, { query: { staleTime: 0, placeholderData: keepPreviousData } });
}

/** The player's bets on a round, the newest first. */
export function betsQuery(roundId: string, isWanted: boolean) {
  return getListDoubleBetsQueryOptions(
    { round_id: roundId, per_page: MAX_PER_PAGE },
    { query: { staleTime: 0, enabled: isWanted && roundId !== '' } },
  );
}

/** What was answered of a bet is shown at once; nothing is shown that was not answered. */
export function cacheBet(client: QueryClient, bet: DoubleBet): void {
  commitmentLog.bet(bet);
  const { queryKey } = betsQuery(bet.round_id, true);
  client.setQueryData<DoubleBetList>(queryKey, (known) =>
    known === undefined ? known : { ...known, data: [bet, ...known.data.filter(({ id }) => id !== bet.id)] },
  );
  void client.invalidateQueries({ queryKey: getListDoubleBetsQueryKey() });
}

/** Asks verifyAgain for what the end of a round made old. */
export function invalidateHistory(client: QueryClient): void {
  void invalidateInTasks(client, [getListDoubleHistoryQueryKey(), getListDoubleBetsQueryKey()]);
}

/**
 * A round that is over by its number, wherever in the past it lies.
 *
 * @param newest the number of the newest round that is over
 * @returns nothing where there is no such round
 */
export async function fetchPastRound(round: number, newest: number): Promise<DoubleRound | undefined> {
  if (round < 1 || round > newest) return undefined;
  const first = Math.floor((newest - round) / MAX_PER_PAGE) + 1;
  // While it is looked for another round may end and move it to the next page.
  for (const page of [first, first + 1]) {
    const { data } = await listDoubleHistory({ page, per_page: MAX_PER_PAGE });
    for (const one of data) commitmentLog.saw(one);
    const found = data.find((one) => one.round === round);
    if (found !== undefined) return found;
  }
  return undefined;
}
