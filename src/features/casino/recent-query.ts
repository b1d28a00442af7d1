import { getListRecentGamesQueryOptions } from '@generated/api/lobby';

const MAX_GAMES = 12;

/** Returns the query of the games that the player played last, at most `MAX_GAMES`. The caller disables it for visitors. */
export function recentGamesQuery() {
  return getListRecentGamesQueryOptions({ per_page: MAX_GAMES }, { query: { staleTime: 60_000 } });
}
