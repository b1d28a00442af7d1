import { getGetVerificationStatusQueryOptions } from '@generated/api/verification';

import { deployment } from '@/shell/deployment';

/**
 * How far the player's identity is verified (SPEC A1); asked for only where a widget is configured.
 *
 * @param isPlayer whether there is somebody to ask about
 */
export function verificationQuery(isPlayer: boolean) {
  return getGetVerificationStatusQueryOptions({
    query: { staleTime: 60_000, enabled: isPlayer && deployment().verification.token !== '' },
  });
}
