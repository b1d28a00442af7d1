import { useQuery } from '@tanstack/react-query';

import type { SportsConfig } from '@generated/api/model/sports-config';

import { settingsQuery } from '@/product/settings-query';

import { integrationKind } from '../integration-kind';
import { configQuery } from '../sports-queries';

/** Sportsbook from which highlights can be loaded. */
export interface HighlightsSource {
  readonly config: SportsConfig;
  readonly kind: NonNullable<ReturnType<typeof integrationKind>>;
}

/**
 * Returns the sportsbook to load highlights from.
 *
 * @returns `source`: undefined while its configuration loads, and if `isUnavailable`. `isUnavailable`: sports are off, the configuration
 *   failed to load, or its integration is not known. `isClosed`: the settings turn sports off (SPEC D17)
 */
export function useHighlightsSource(): { source: HighlightsSource | undefined; isUnavailable: boolean; isClosed: boolean } {
  const { data, isError } = useQuery(configQuery('sports'));
  const settings = useQuery(settingsQuery()).data;
  const kind = data === undefined ? undefined : integrationKind(data.data, settings?.sport_sportbook_type);
  const isClosed = settings?.sport_enabled === false;
  const isUnavailable = isClosed || (data === undefined ? isError : kind === undefined);
  const source = isUnavailable || data === undefined || kind === undefined ? undefined : { config: data.data, kind };
  return { source, isUnavailable, isClosed };
}
