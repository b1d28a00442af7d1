import { getListPagesQueryOptions } from '@generated/api/content';

import { paths } from '@/product/paths';

/** Slug of the only regulation or legal page with a route of its own (SPEC R16). */
export const BETTING_RULES_SLUG = 'regras-de-apostas';

/** Returns the path of a regulation or legal page. */
export const articlePath = (slug: string): string => (slug === BETTING_RULES_SLUG ? paths.rulesBetting() : paths.regulation(slug));

/** Returns the query of the regulation and legal pages, at most 60, without their texts. */
export function pagesQuery() {
  return getListPagesQueryOptions({ per_page: 60 }, { query: { staleTime: 10 * 60_000 } });
}
