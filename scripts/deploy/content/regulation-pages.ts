/** Path of the list of regulation pages, of which only the first 60 are read. The site requests the list with the same size. */
export const REGULATION_PAGES = '/v2/pages?per_page=60';

/**
 * Returns the slugs of the backend's regulation pages (SPEC R15).
 * @param body parsed response with the list
 * @returns the slugs that consist of letters, digits, `_` and `-`, without the others; undefined if the body has no list `data`
 */
export function regulationSlugs(body: unknown): string[] | undefined {
  if (typeof body !== 'object' || body === null || !('data' in body) || !Array.isArray(body.data)) return undefined;
  return body.data.flatMap((page: unknown) => slugOf(page));
}

function slugOf(page: unknown): string[] {
  const slug = typeof page === 'object' && page !== null && 'slug' in page ? page.slug : undefined;
  // A slug with other characters could not be written into a route table.
  return typeof slug === 'string' && /^[\w-]+$/.test(slug) ? [slug] : [];
}
