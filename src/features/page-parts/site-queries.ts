import { queryOptions } from '@tanstack/react-query';

import { getGetSeoQueryKey, getSeo } from '@generated/api/content';
import type { GetSeoParams } from '@generated/api/model/get-seo-params';

const MINUTE = 60_000;

/** Fetches a page's SEO record; null if there is none (SPEC A23). */
export function seoQuery(params: GetSeoParams) {
  return queryOptions({
    queryKey: getGetSeoQueryKey(params),
    queryFn: async ({ signal }) => (await getSeo(params, { signal })) ?? null,
    staleTime: 60 * MINUTE,
  });
}
