import {
  getGetGameQueryOptions,
  getListCategoriesQueryOptions,
  getListGamesQueryOptions,
  getListProvidersQueryOptions,
} from '@generated/api/lobby';
import type { ListGamesParams } from '@generated/api/model/list-games-params';

const MINUTE = 60_000;

/** Items per page: the maximum of the contract. */
const MAX_PER_PAGE = 60;

/** Returns the query of one page of the list of games. */
export function gamesQuery(params: ListGamesParams) {
  return getListGamesQueryOptions(params, { query: { staleTime: 5 * MINUTE } });
}

/** Returns the query of a game with rules and odds. */
export function gameQuery(id: string) {
  return getGetGameQueryOptions(id, { query: { staleTime: 5 * MINUTE } });
}

/** Returns the query of the categories, at most `MAX_PER_PAGE`, in display order. */
export function categoriesQuery() {
  return getListCategoriesQueryOptions({ per_page: MAX_PER_PAGE }, { query: { staleTime: 30 * MINUTE } });
}

/** Returns the query of the first page of providers, sorted by name. */
export function providersQuery() {
  return getListProvidersQueryOptions({ per_page: MAX_PER_PAGE }, { query: { staleTime: 30 * MINUTE } });
}
