import { brandNames } from './brands';

const PARAMETER = '__brand';

/**
 * Returns the name of the brand that a page's URL or path has in its parameter `__brand` (SPEC N6); undefined for none or an unknown one.
 */
export function brandInUrl(url = ''): string | undefined {
  const given = new URLSearchParams(url.split('?', 2)[1]).get(PARAMETER);
  return brandNames.find((name) => name === given);
}
