import type { QueryClient } from '@tanstack/react-query';

import { getGetVerificationStatusQueryOptions } from '@generated/api/verification';

import { IpBlockedError } from '@/api/errors';
import { runtimeConfig } from '@/product/runtime-config';
import { settingsQuery } from '@/product/settings-query';

/** Queries the verification status (SPEC A1). It is disabled for a visitor, and without a widget. */
export function verificationQuery(isPlayer: boolean) {
  return getGetVerificationStatusQueryOptions({
    query: { staleTime: 60_000, enabled: isPlayer && runtimeConfig().verification.token !== '' },
  });
}

/** Refetches the settings to find out if the visitor's IP address is blocked (SPEC A12). @returns `unknown` after any other failure */
export async function checkAddress(client: QueryClient): Promise<'free' | 'ip_blocked' | 'unknown'> {
  return client.fetchQuery({ ...settingsQuery(), staleTime: 0 }).then(
    () => 'free',
    (error: unknown) => (error instanceof IpBlockedError ? 'ip_blocked' : 'unknown'),
  );
}
