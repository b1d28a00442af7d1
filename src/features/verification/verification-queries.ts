import type { QueryClient } from '@tanstack/react-query';

import { getGetVerificationStatusQueryOptions } from '@generated/api/verification';

import { IpBlockedError } from '@/api/errors';
import { runtimeConfig } from '@/shell/runtime-config';
import { settingsQuery } from '@/shell/settings-query';

/**
 * How far the player's identity is verified (SPEC A1); asked for only where a widget is configured.
 *
 * @param isPlayer whether there is somebody to ask about
 */
export function verificationQuery(isPlayer: boolean) {
  return getGetVerificationStatusQueryOptions({
    query: { staleTime: 60_000, enabled: isPlayer && runtimeConfig().verification.token !== '' },
  });
}

/**
 * Whether the address of a visitor is let in, by the call with which every page begins (SPEC A12).
 *
 * @returns `unknown` where nothing was answered
 */
export async function askAddress(client: QueryClient): Promise<'free' | 'ip_blocked' | 'unknown'> {
  return client.fetchQuery({ ...settingsQuery(), staleTime: 0 }).then(
    () => 'free',
    (error: unknown) => (error instanceof IpBlockedError ? 'ip_blocked' : 'unknown'),
  );
}
