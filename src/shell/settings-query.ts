import { getGetSettingsQueryOptions } from '@generated/api/settings';

/** Texts, links and colours rarely change. */
const STALE_TIME_MS = 10 * 60_000;

/** Queries the deployment's settings (SPEC E6). */
export function settingsQuery() {
  return getGetSettingsQueryOptions({ query: { staleTime: STALE_TIME_MS } });
}

/**
 * Queries settings for validating amounts, with the default stale time of 30 s: limits may have changed minutes ago.
 */
export function recentSettingsQuery() {
  return getGetSettingsQueryOptions();
}
