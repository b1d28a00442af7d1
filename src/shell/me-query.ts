import { getGetMeQueryOptions } from '@generated/api/auth';

/**
 * Returns the options of the query for the player, with balance and bonus (SPEC A19). It is refetched occasionally, in
 * case real time fails.
 *
 * @param isPlayer false disables the query
 */
export function meQuery(isPlayer: boolean) {
  return getGetMeQueryOptions({ query: { staleTime: 60_000, enabled: isPlayer } });
}
