let base = '';

/** Sets the URL that is prepended to contract paths; empty for the page's own origin, and without a slash at the end. */
export function setApiBase(address: string): void {
  base = address;
}

/** Returns the absolute URL of a contract path, which may have a query, at the API's base URL. */
export function resolve(path: string): string {
  return new URL(base + path, location.origin).href;
}

/** Returns the contract path of an absolute URL, without its query and the path of the API's base URL. */
export function contractPath(url: string): string {
  const { pathname } = new URL(url);
  const prefix = new URL(base, location.origin).pathname.replace(/\/$/, '');
  return pathname.startsWith(`${prefix}/`) ? pathname.slice(prefix.length) : pathname;
}
