import { getListPagesQueryOptions } from '@generated/api/content';

import { paths } from '@/product/paths';

/** Slug of the only one of these pages with a route of its own (SPEC R16). */
export const BETTING_RULES_SLUG = 'regras-de-apostas';

/** Returns the path of a regulation or legal page. */
export const articlePath = (slug: string): string => (slug === BETTING_RULES_SLUG ? paths.rulesBetting() : paths.regulation(slug));

/** Lists the regulation and legal pages. */
export function pagesQuery() {
  return getListPagesQueryOptions({ per_page: 60 }, { query: { staleTime: 10 * 60_000 } });
}
