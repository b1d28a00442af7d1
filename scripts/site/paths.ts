import type { ResponseKind } from './headers';
import { backendPaths } from './settings';

/** Paths that a reset link opens (SPEC N7). */
const RECOVERY = /^\/(recuperar-senha|Recover)\/?$/;

/** Kinds of responses for single files. */
const FILE_KINDS: Readonly<Record<string, ResponseKind>> = {
  '/sw.js': 'worker',
  '/version.json': 'version',
  '/verificar.html': 'verifier',
  '/saude.html': 'verifier',
};

/** Returns true for paths that the site's address forwards to the backend (SPEC N3). */
export function isBackendPath(path: string): boolean {
  return backendPaths.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));
}

/**
 * Returns true for paths of pages: not for files, which have an extension (except `index.html`) or are below `/assets/`, nor for paths of
 * the backend.
 */
export function isPagePath(path: string): boolean {
  if (isBackendPath(path) || path.startsWith('/assets/')) return false;
  const last = path.slice(path.lastIndexOf('/') + 1);
  return !/\.[a-z0-9]+$/i.test(last) || last === 'index.html';
}

/** Returns the kind of response that an existing page or file at a path has. */
export function responseKindAt(path: string): ResponseKind {
  // These are files of a deployment, although the stand-in serves them in development.
  if (path.startsWith('/icons/')) return 'file';
  if (isBackendPath(path)) return 'backend';
  if (path.startsWith('/assets/')) return 'asset';
  if (!isPagePath(path)) return FILE_KINDS[path] ?? 'file';
  return RECOVERY.test(decode(path)) ? 'recovery' : 'page';
}

/** Returns the path of a request's URL without its query, still percent-encoded; '/' for an invalid URL. */
export function requestPath(url: string | undefined): string {
  const base = 'http://localhost';
  return url !== undefined && URL.canParse(url, base) ? new URL(url, base).pathname : '/';
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path; // The router does not decode it either.
  }
}
