import {
  getGetGameQueryOptions,
  getListCategoriesQueryOptions,
  getListGamesQueryOptions,
  getListProvidersQueryOptions,
} from '@generated/api/lobby';
import type { ListGamesParams } from '@generated/api/model/list-games-params';

const MINUTE = 60_000;

/** The most that one page of a list can hold. */
const MAX_PER_PAGE = 60;

/** One page of games. */
export function gamesQuery(params: ListGamesParams) {
  return getListGamesQueryOptions(params, { query: { staleTime: 5 * MINUTE } });
}

/** One game with its rules and odds. */
export function gameQuery(id: string) {
  return getGetGameQueryOptions(id, { query: { staleTime: 5 * MINUTE } });
}

/** The categories, in the order in which they are shown. */
export function categoriesQuery() {
  return getListCategoriesQueryOptions({ per_page: MAX_PER_PAGE }, { query: { staleTime: 30 * MINUTE } });
}

/** The providers that one page holds, by name. */
export function providersQuery() {
  return getListProvidersQueryOptions({ per_page: MAX_PER_PAGE }, { query: { staleTime: 30 * MINUTE } });
}
