import { getGetMeQueryOptions } from '@generated/api/auth';

/**
 * Who is logged in, with balance and bonus (SPEC A19). Real time keeps it fresh; it is asked for again now and then all
 * the same.
 *
 * @param isPlayer whether there is somebody to ask about
 */
export function meQuery(isPlayer: boolean) {
  return getGetMeQueryOptions({ query: { staleTime: 60_000, enabled: isPlayer } });
}
