let base = '';

/** Sets the base URL of /api and /v2. Empty means the origin of the page. */
export function setApiBase(address: string): void {
  base = address;
}

/**
 * Returns the URL of a path of the contract.
 *
 * @param path path and query, from `/`
 */
export function resolve(path: string): string {
  return new URL(base + path, location.origin).href;
}

/**
 * Returns the path of the contract for a URL: the inverse of `resolve`, for a deployment whose API is below a path.
 *
 * @param url an absolute URL
 */
export function contractPath(url: string): string {
  const { pathname } = new URL(url);
  const prefix = new URL(base, location.origin).pathname.replace(/\/$/, '');
  return pathname.startsWith(`${prefix}/`) ? pathname.slice(prefix.length) : pathname;
}
