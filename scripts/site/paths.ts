import { backendPaths } from './settings';

/** Whether the site passes this path on to its backend. */
export function isBackendPath(path: string): boolean {
  return backendPaths.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));
}

/** Whether this path is a page of the site, and not a file: a file's last segment has an ending. */
export function isPagePath(path: string): boolean {
  if (isBackendPath(path) || path.startsWith('/assets/')) return false;
  const last = path.slice(path.lastIndexOf('/') + 1);
  return !/\.[a-z0-9]+$/i.test(last) || last === 'index.html';
}

/** The path of a request, without its query; '/' for what is no address. */
export function requestPath(url: string | undefined): string {
  const base = 'http://localhost';
  return url !== undefined && URL.canParse(url, base) ? new URL(url, base).pathname : '/';
}
