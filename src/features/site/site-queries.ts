import { queryOptions } from '@tanstack/react-query';

import { getGetPlatformQueryOptions, getGetSeoQueryKey, getSeo } from '@generated/api/content';
import type { GetSeoParams } from '@generated/api/model/get-seo-params';
import { getGetSettingsQueryOptions } from '@generated/api/settings';

const MINUTE = 60_000;

/** The deployment's settings (SPEC E6). */
export function settingsQuery() {
  return getGetSettingsQueryOptions({ query: { staleTime: 10 * MINUTE } });
}

/** Who runs the platform. */
export function platformQuery() {
  return getGetPlatformQueryOptions({ query: { staleTime: 60 * MINUTE } });
}

/** The SEO text of a page; null where there is none, which is an answer too (SPEC A23). */
export function seoQuery(params: GetSeoParams) {
  return queryOptions({
    queryKey: getGetSeoQueryKey(params),
    queryFn: async ({ signal }) => (await getSeo(params, { signal })) ?? null,
    staleTime: 60 * MINUTE,
  });
}
