import { getGetMeQueryOptions } from '@generated/api/auth';

/**
 * Returns the query of the player with balance and bonus (SPEC A19). Its data is stale after a minute, in case real time fails.
 * Without a player it is disabled and fetches nothing.
 */
export function meQuery(isPlayer: boolean) {
  return getGetMeQueryOptions({ query: { staleTime: 60_000, enabled: isPlayer } });
}
