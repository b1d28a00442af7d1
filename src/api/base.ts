let base = '';

/** Sets the base URL of /api and /v2; empty for the page's own. */
export function setApiBase(address: string): void {
  base = address;
}

/** Returns the URL of a contract path with query. */
export function resolve(path: string): string {
  return new URL(base + path, location.origin).href;
}

/** Returns the contract's path of an absolute URL, also for an API below a path. */
export function contractPath(url: string): string {
  const { pathname } = new URL(url);
  const prefix = new URL(base, location.origin).pathname.replace(/\/$/, '');
  return pathname.startsWith(`${prefix}/`) ? pathname.slice(prefix.length) : pathname;
}
