import type { Query, QueryClient } from '@tanstack/react-query';
import { keepPreviousData } from '@tanstack/react-query';

import {
  getCurrentDoubleRound,
  getDoubleConfig,
  getGetCurrentDoubleRoundQueryKey,
  getGetCurrentDoubleRoundQueryOptions,
  getGetDoubleConfigQueryKey,
  getGetDoubleConfigQueryOptions,
  getListDoubleBetsQueryKey,
  getListDoubleBetsQueryOptions,
  getListDoubleHistoryQueryKey,
  getListDoubleHistoryQueryOptions,
  listDoubleBets,
  listDoubleHistory,
} from '@generated/api/double';
import type { DoubleBet } from '@generated/api/model/double-bet';
import type { DoubleBetList } from '@generated/api/model/double-bet-list';
import type { DoubleRound } from '@generated/api/model/double-round';
import type { DoubleRoundAnswer } from '@generated/api/model/double-round-answer';
import type { DoubleRoundList } from '@generated/api/model/double-round-list';

import { chainLog, commitmentLog } from '@/fairness/double/logs/page-logs';
import { invalidateInTasks } from '@/product/invalidate-in-tasks';
import { trustedBeacon } from '@/product/trusted-beacon';

import { newerRound } from './table/round-state';
import type { ServerClock } from './table/server-clock';

/** Rounds of the history. The contract's maximum is 60. */
const HISTORY_LENGTH = 24;
/** Maximum number of items in a page, from the contract. */
export const MAX_PER_PAGE = 60;
/** Maximum number of pages of a player's bets on a round, and the time in ms after which no further one is read. */
const MAX_PAGES = 50;
const MAX_PAGES_MS = 10_000;
/** Maximum age of the chains and keys of a user without bets, for whom they are not fetched after each round. */
const MAX_CONFIG_AGE_MS = 30_000;

/**
 * Builds the query of the current round, whose responses also correct the clock and are recorded in the logs of the verification. A late
 * response does not replace a newer cached round.
 */
export function roundQuery(client: QueryClient, clock: ServerClock) {
  return getGetCurrentDoubleRoundQueryOptions({
    query: {
      staleTime: 0,
      queryFn: async ({ signal }) => {
        const sentAt = clock.deviceNow();
        const { data } = await getCurrentDoubleRound({ signal });
        clock.addSample(data.server_time, sentAt, clock.deviceNow());
        recordRound(data);
        // A realtime event may have been faster.
        return { data: newerRound(cachedRound(client), data) };
      },
    },
  });
}

/** Records the current round in the logs of the verification. */
function recordRound(round: DoubleRound): void {
  commitmentLog.record(round);
  chainLog.noteRound(round);
}

/** Returns the cached current round; undefined before the first response. */
export function cachedRound(client: QueryClient): DoubleRound | undefined {
  return client.getQueryData<DoubleRoundAnswer>(getGetCurrentDoubleRoundQueryKey())?.data;
}

/** Replaces the cached current round, also by an older one, and records it in the logs of the verification. */
export function cacheRound(client: QueryClient, data: DoubleRound): void {
  recordRound(data);
  client.setQueryData<DoubleRoundAnswer>(getGetCurrentDoubleRoundQueryKey(), { data });
}

/** Builds the query of the last 24 finished rounds, newest first. */
export function historyQuery() {
  return getListDoubleHistoryQueryOptions({ per_page: HISTORY_LENGTH }, { query: { staleTime: 0, placeholderData: keepPreviousData } });
}

/** Builds the query of the player's newest 60 bets on a round. @param roundId empty if there is none, which disables the query */
export function betsQuery(roundId: string, isEnabled: boolean) {
  return getListDoubleBetsQueryOptions(
    { round_id: roundId, per_page: MAX_PER_PAGE },
    { query: { staleTime: 0, enabled: isEnabled && roundId !== '' } },
  );
}

/**
 * Builds the query of the chains and receipt keys. Each response is recorded, and compared with those announced before.
 *
 * @param isEnabled true if the current round is known
 */
export function configQuery(client: QueryClient, isEnabled: boolean) {
  return getGetDoubleConfigQueryOptions({
    query: {
      staleTime: 0,
      enabled: isEnabled,
      queryFn: async ({ signal }) => {
        const answer = await getDoubleConfig({ signal });
        const round = cachedRound(client);
        chainLog.record(answer.data, trustedBeacon(), round?.round ?? answer.data.chain.first_round);
        if (round !== undefined) chainLog.noteRound(round);
        return answer;
      },
    },
  });
}

/**
 * Reads all pages of the player's bets on a round.
 *
 * @throws {ApiError} if a page cannot be read
 * @throws {Error} if the list does not end, or is too slow
 */
export async function fetchAllBets(roundId: string): Promise<readonly DoubleBet[]> {
  const all: DoubleBet[] = [];
  const startedAt = performance.now();
  for (let page = 1; page <= MAX_PAGES && performance.now() - startedAt < MAX_PAGES_MS; page += 1) {
    const { data, meta } = await listDoubleBets({ round_id: roundId, page, per_page: MAX_PER_PAGE });
    all.push(...data);
    if (data.length === 0 || page >= meta.last_page) return all;
  }
  throw new Error('The list of bets does not end.');
}

/** Puts a bet first in the list of its round, if that is cached, and refetches all lists of bets. */
export function cacheBet(client: QueryClient, bet: DoubleBet): void {
  const { queryKey } = betsQuery(bet.round_id, true);
  client.setQueryData<DoubleBetList>(queryKey, (known) =>
    known === undefined ? known : { ...known, data: [bet, ...known.data.filter(({ id }) => id !== bet.id)] },
  );
  void client.invalidateQueries({ queryKey: getListDoubleBetsQueryKey() });
}

/** Invalidates history, bets, chains and keys. @param predicate selects queries; all by default */
export function invalidateHistory(client: QueryClient, predicate?: (query: Query) => boolean): void {
  void invalidateInTasks(client, [getListDoubleHistoryQueryKey(), getListDoubleBetsQueryKey(), getGetDoubleConfigQueryKey()], predicate);
}

/**
 * Adds a round that events brought to the history, of which the oldest round is dropped.
 *
 * @returns false if the history has to be fetched: it is not cached or lacks a round, or `round` is voided or has no server seed yet
 */
export function addToHistory(client: QueryClient, round: DoubleRound): boolean {
  const { queryKey } = historyQuery();
  const known = client.getQueryData<DoubleRoundList>(queryKey);
  const newest = known?.data[0]?.round;
  if (known === undefined || newest === undefined || round.status !== 'complete' || round.server_seed === null) return false;
  if (newest === round.round - 1) {
    client.setQueryData<DoubleRoundList>(queryKey, { ...known, data: [round, ...known.data].slice(0, HISTORY_LENGTH) });
  }
  return newest === round.round || newest === round.round - 1;
}

/** Refetches the chains and receipt keys if they are older than 30 s, about every second round: an operator could replace them. */
export function invalidateOldConfig(client: QueryClient): void {
  const isOld = ({ state }: Query) => Date.now() - state.dataUpdatedAt >= MAX_CONFIG_AGE_MS;
  void invalidateInTasks(client, [getGetDoubleConfigQueryKey()], isOld);
}

/** Returns the number of the newest finished round; 0 if there is none. */
export const fetchNewestRound = async (): Promise<number> => (await listDoubleHistory({ per_page: 1 })).data[0]?.round ?? 0;

/**
 * Fetches a finished round; undefined if there is no such round. Records all rounds of the read pages in the log of commitments.
 *
 * @param newest number of the newest finished round
 */
export async function fetchPastRound(round: number, newest: number): Promise<DoubleRound | undefined> {
  if (round < 1 || round > newest) return undefined;
  const first = Math.floor((newest - round) / MAX_PER_PAGE) + 1;
  // A round that ends meanwhile may move it to the next page.
  for (const page of [first, first + 1]) {
    const { data } = await listDoubleHistory({ page, per_page: MAX_PER_PAGE });
    for (const candidate of data) commitmentLog.record(candidate);
    const found = data.find((candidate) => candidate.round === round);
    if (found !== undefined) return found;
  }
  return undefined;
}
