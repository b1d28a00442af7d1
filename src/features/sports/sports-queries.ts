import { infiniteQueryOptions } from '@tanstack/react-query';

import type { GetSportsConfigProduct } from '@generated/api/model/get-sports-config-product';
import type { SportsBet } from '@generated/api/model/sports-bet';
import { getGetSportsConfigQueryOptions, getListSportsBetsQueryKey, listSportsBets } from '@generated/api/sports';

import { allPages } from '@/api/all-pages';

const MINUTE = 60_000;
const PER_PAGE = 12;

/** Queries the configuration with which the sportsbook is embedded, fresh for 10 minutes (SPEC E6). */
export function configQuery(product: GetSportsConfigProduct) {
  return getGetSportsConfigQueryOptions({ product }, { query: { staleTime: 10 * MINUTE } });
}

/**
 * Builds the query of the player's bets, newest first. Its data is one list of all fetched pages. A page can have no settled bets at all:
 * the caller then fetches the next one.
 */
export function betsQuery(which: 'open' | 'settled') {
  const params = { per_page: PER_PAGE, ...(which === 'open' && { status: 'open' as const }) };
  return infiniteQueryOptions({
    ...allPages([...getListSportsBetsQueryKey(), which]),
    queryFn: ({ pageParam, signal }) => listSportsBets({ ...params, page: pageParam }, { signal }),
    select: ({ pages }) =>
      uniqueBets(
        pages.flatMap(({ data }) => data),
        which,
      ),
    staleTime: 0,
  });
}

/**
 * Removes duplicates, because a bet placed between two requests shifts the pages. Filters settled bets, because the endpoint
 * cannot.
 */
function uniqueBets(all: readonly SportsBet[], which: 'open' | 'settled'): SportsBet[] {
  const unique = new Map(all.map((bet) => [bet.id, bet]));
  return [...unique.values()].filter(({ status }) => which === 'open' || status !== 'open');
}
