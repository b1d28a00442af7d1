import { useQuery } from '@tanstack/react-query';

import type { Settings } from '@generated/api/model/settings';
import { getGetSettingsQueryOptions } from '@generated/api/settings';

/** Stale time of the settings, because texts, links and colours rarely change. */
const STALE_TIME_MS = 10 * 60_000;
const NO_SETTINGS: Settings = {};

/** Returns the query of the deployment's settings (SPEC E6). */
export function settingsQuery() {
  return getGetSettingsQueryOptions({ query: { staleTime: STALE_TIME_MS } });
}

/**
 * Returns the query of the settings for validating amounts, with the default stale time of 30 s: limits may have changed minutes ago.
 */
export function recentSettingsQuery() {
  return getGetSettingsQueryOptions();
}

/**
 * Returns what `select` reads from the settings, which are empty until they are loaded. The component renders again only
 * if that changes: the settings arrive when the page has just been hydrated, and most say what it already shows.
 *
 * @param select its result is compared by value
 */
export function useSetting<Value>(select: (settings: Settings) => Value): Value {
  const { data = select(NO_SETTINGS) } = useQuery({ ...settingsQuery(), placeholderData: NO_SETTINGS, select });
  return data;
}
