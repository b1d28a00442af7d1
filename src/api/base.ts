let base = '';

/** Sets where /api and /v2 are; empty: the page's own address. */
export function setApiBase(address: string): void {
  base = address;
}

/**
 * The whole address of a path of the contract.
 *
 * @param path path and query, from `/`
 */
export function resolve(path: string): string {
  return new URL(base + path, location.origin).href;
}

/**
 * The path of the contract that an address stands for: what `resolve` put in front is taken off, so that a deployment
 * whose API is below a path is judged like any other.
 *
 * @param url a whole address
 */
export function contractPath(url: string): string {
  const { pathname } = new URL(url);
  const prefix = new URL(base, location.origin).pathname.replace(/\/$/, '');
  return pathname.startsWith(`${prefix}/`) ? pathname.slice(prefix.length) : pathname;
}
