import { getGetMeQueryOptions } from '@generated/api/auth';

/** Queries the player with balance and bonus (SPEC A19), occasionally again in case real time fails. */
export function meQuery(isPlayer: boolean) {
  return getGetMeQueryOptions({ query: { staleTime: 60_000, enabled: isPlayer } });
}
