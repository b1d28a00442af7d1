import { infiniteQueryOptions } from '@tanstack/react-query';

import type { GetSportsConfigProduct } from '@generated/api/model/get-sports-config-product';
import { getGetSportsConfigQueryOptions, getListSportsBetsQueryKey, listSportsBets } from '@generated/api/sports';

import { allPages } from '@/api/all-pages';
import { uniqueById } from '@/shared/lib/unique-by-id';

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
    // The endpoint cannot filter settled bets.
    select: ({ pages }) => uniqueById(pages.flatMap(({ data }) => data)).filter(({ status }) => which === 'open' || status !== 'open'),
    staleTime: 0,
  });
}
