import { backendPaths } from './settings';

/** Returns true for paths that the site's address forwards to the backend (SPEC N3). */
export function isBackendPath(path: string): boolean {
  return backendPaths.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));
}

/** Returns false for files, which have an extension. */
export function isPagePath(path: string): boolean {
  if (isBackendPath(path) || path.startsWith('/assets/')) return false;
  const last = path.slice(path.lastIndexOf('/') + 1);
  return !/\.[a-z0-9]+$/i.test(last) || last === 'index.html';
}

/** Returns the path without its query; '/' for an invalid URL. */
export function requestPath(url: string | undefined): string {
  const base = 'http://localhost';
  return url !== undefined && URL.canParse(url, base) ? new URL(url, base).pathname : '/';
}
