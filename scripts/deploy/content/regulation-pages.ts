import { fetchJson } from './fetch-json';

/** Number of slugs to fetch, as many as the site lists. */
const PER_PAGE = 60;

/**
 * Fetches the slugs of the backend's regulation pages (SPEC R15).
 * @returns undefined if the backend does not list them
 */
export async function fetchRegulationPages(backend: string): Promise<string[] | undefined> {
  const body = await fetchJson(backend, `/v2/pages?per_page=${String(PER_PAGE)}`);
  if (typeof body !== 'object' || body === null || !('data' in body) || !Array.isArray(body.data)) return undefined;
  return body.data.flatMap((page: unknown) => slugOf(page));
}

function slugOf(page: unknown): string[] {
  const slug = typeof page === 'object' && page !== null && 'slug' in page ? page.slug : undefined;
  // Other slugs could not be written into a route table.
  return typeof slug === 'string' && /^[\w-]+$/.test(slug) ? [slug] : [];
}
