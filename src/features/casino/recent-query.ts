import { getListRecentGamesQueryOptions } from '@generated/api/lobby';

const MAX_GAMES = 12;

/** Returns the query of the games that the player opened last, newest first and at most `MAX_GAMES`. It must not run for a visitor. */
export function recentGamesQuery() {
  return getListRecentGamesQueryOptions({ per_page: MAX_GAMES }, { query: { staleTime: 60_000 } });
}
