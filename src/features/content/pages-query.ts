import { getListPagesQueryOptions } from '@generated/api/content';

/** The only page with its own route (SPEC R16). */
export const BETTING_RULES_SLUG = 'regras-de-apostas';

/** Lists the regulation and legal pages. */
export function pagesQuery() {
  return getListPagesQueryOptions({ per_page: 60 }, { query: { staleTime: 10 * 60_000 } });
}
