import { getListRecentGamesQueryOptions } from '@generated/api/lobby';

const MAX_GAMES = 12;

/** Fetches the games that the player played last. */
export function recentGamesQuery() {
  return getListRecentGamesQueryOptions({ per_page: MAX_GAMES }, { query: { staleTime: 60_000 } });
}
