import { brandNames } from './brands';

const PARAMETER = '__brand';

/** Returns the brand that a page's URL names by `__brand` (SPEC N6); undefined for none and for an unknown one. */
export function brandInUrl(url = ''): string | undefined {
  const given = new URLSearchParams(url.split('?', 2)[1]).get(PARAMETER);
  return brandNames.find((name) => name === given);
}
