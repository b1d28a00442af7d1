import { getGetSettingsQueryOptions } from '@generated/api/settings';

/** Stale time of texts, links and colours, in ms. They rarely change. */
const STALE_TIME_MS = 10 * 60_000;

/** Query for the settings of the deployment (SPEC E6). */
export function settingsQuery() {
  return getGetSettingsQueryOptions({ query: { staleTime: STALE_TIME_MS } });
}

/**
 * Query for settings that forms validate amounts with. It uses the client's default stale time of 30 s, so that a form
 * does not apply limits that changed minutes ago.
 */
export function recentSettingsQuery() {
  return getGetSettingsQueryOptions();
}
