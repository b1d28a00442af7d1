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
