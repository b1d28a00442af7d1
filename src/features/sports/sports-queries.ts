import { infiniteQueryOptions } from '@tanstack/react-query';

import type { GetSportsConfigProduct } from '@generated/api/model/get-sports-config-product';
import type { SportsBet } from '@generated/api/model/sports-bet';
import { getGetSettingsQueryOptions } from '@generated/api/settings';
import { getGetSportsConfigQueryOptions, getListSportsBetsQueryKey, listSportsBets } from '@generated/api/sports';

const MINUTE = 60_000;
const PER_PAGE = 12;

/** How to embed the book (SPEC E6). */
export function configQuery(product: GetSportsConfigProduct) {
  return getGetSportsConfigQueryOptions({ product }, { query: { staleTime: 10 * MINUTE } });
}

/** The deployment's settings, of which those of sports count here (SPEC E6). */
export function settingsQuery() {
  return getGetSettingsQueryOptions({ query: { staleTime: 10 * MINUTE } });
}

/** The player's bets, the newest first, page by page: the open ones, or those that have ended. */
export function betsQuery(which: 'open' | 'settled') {
  const params = { per_page: PER_PAGE, ...(which === 'open' && { status: 'open' as const }) };
  return infiniteQueryOptions({
    // Under the key of the list itself, so that it is asked for again with it.
    queryKey: [...getListSportsBetsQueryKey(), which],
    queryFn: ({ pageParam, signal }) => listSportsBets({ ...params, page: pageParam }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ meta }) => (meta.current_page < meta.last_page ? meta.current_page + 1 : undefined),
    select: ({ pages }) =>
      uniqueBets(
        pages.flatMap(({ data }) => data),
        which,
      ),
    staleTime: 0,
  });
}

/** Each bet once: one that was placed meanwhile moves the others to the next page. The list has no filter for what has ended. */
function uniqueBets(all: readonly SportsBet[], which: 'open' | 'settled'): SportsBet[] {
  const unique = new Map(all.map((bet) => [bet.id, bet]));
  return [...unique.values()].filter(({ status }) => which === 'open' || status !== 'open');
}
