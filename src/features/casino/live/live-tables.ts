import type { QueryClient } from '@tanstack/react-query';

import { getListLiveTablesQueryKey, getListLiveTablesQueryOptions } from '@generated/api/lobby';
import type { LiveTable } from '@generated/api/model/live-table';
import type { LiveTableList } from '@generated/api/model/live-table-list';
import type { LiveTableResultEvent } from '@generated/api/model/live-table-result-event';

import { channels } from '@/realtime/channels';
import { isToBeRefetched } from '@/realtime/refetch-missed';

/** Maximum number of tables to show, which is the largest page of the contract. Only these get new results. */
const MAX_TABLES = 60;
const PARAMS = { per_page: MAX_TABLES };
const MINUTE = 60_000;
/** Number of results on a tile. */
const MAX_RESULTS = 10;

/**
 * Returns the query of the most played tables, which is not retried: a backend may lack this call, and the page then has its list of games
 * only (SPEC B23).
 */
export function liveTablesQuery() {
  return getListLiveTablesQueryOptions(PARAMS, { query: { staleTime: MINUTE, retry: false } });
}

/** Rail of live tables with its title: the Brazilian tables, or those of one kind of game. */
export interface LiveRail {
  readonly title: string;
  readonly tables: readonly LiveTable[];
}

/** Rails in the order of display, each with the condition for its tables. */
const RAILS: readonly { readonly title: string; readonly has: (table: LiveTable) => boolean }[] = [
  { title: 'Mesas brasileiras', has: ({ game, language }) => language === 'pt-BR' && game.name.includes('Brasil') },
  { title: 'Roleta', has: ({ kind }) => kind === 'roulette' },
  { title: 'Blackjack', has: ({ kind }) => kind === 'blackjack' },
  { title: 'Bacará', has: ({ kind }) => kind === 'baccarat' },
  { title: 'Shows e dados', has: ({ kind }) => kind === 'show' || kind === 'dice' },
];

/**
 * Sorts tables into rails, without empty ones. Open tables come first. A table can be in two rails, and one of another kind is in none.
 *
 * @param minBetMax highest minimum stake in cents, by default none; tables with an unknown minimum remain
 */
export function railsOf(tables: readonly LiveTable[], minBetMax = Infinity): readonly LiveRail[] {
  const affordable = tables.filter(({ game }) => game.min_bet === 'unknown' || game.min_bet <= minBetMax);
  const openFirst = affordable.toSorted((one, other) => Number(other.is_open) - Number(one.is_open));
  return RAILS.map(({ title, has }) => ({ title, tables: openFirst.filter(has) })).filter(({ tables: some }) => some.length > 0);
}

/** Adds a result to its table, newest first, and drops the oldest above `MAX_RESULTS`. */
function addResult(list: LiveTableList, { game_id: id, result }: LiveTableResultEvent): LiveTableList {
  const data = list.data.map((table) =>
    table.game.id === id ? { ...table, results: [result, ...table.results].slice(0, MAX_RESULTS) } : table,
  );
  return { ...list, data };
}

/**
 * Applies the results of the stream of events to the cached tables, and refetches the tables after a gap of the stream.
 *
 * @returns an unsubscribe function
 */
export function subscribeResults(client: QueryClient): () => void {
  const queryKey = getListLiveTablesQueryKey(PARAMS);
  return channels.listen(
    'LiveTableResultEvent',
    {},
    {
      onGap: (isFirst) => void client.invalidateQueries({ queryKey, predicate: isToBeRefetched(isFirst) }),
      onEvent: (event) => client.setQueryData<LiveTableList>(queryKey, (list) => list && addResult(list, event)),
    },
  );
}
