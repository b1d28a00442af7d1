import { getGetMeQueryOptions } from '@generated/api/auth';

/**
 * Returns the query options of the player, with balance and bonus (SPEC A19). Refetched occasionally, in case real time
 * fails.
 */
export function meQuery(isPlayer: boolean) {
  return getGetMeQueryOptions({ query: { staleTime: 60_000, enabled: isPlayer } });
}
