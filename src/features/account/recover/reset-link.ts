export interface ResetLink {
  readonly token: string;
  /** Path, query and fragment without the token. */
  readonly address: string;
}

/**
 * Splits the address of a reset link (SPEC N7). The token is in the fragment, which never reaches a log, or in the query.
 * Also matches an escaped path, because the router decodes it.
 *
 * @returns undefined for other addresses
 */
export function splitResetLink(href: string): ResetLink | undefined {
  const url = new URL(href);
  const fragment = new URLSearchParams(url.hash.slice(1));
  const token = fragment.get('token') ?? url.searchParams.get('token');
  if (token === null || !/^\/(recuperar-senha|Recover)\/?$/.test(decodePath(url.pathname))) return undefined;
  if (fragment.has('token')) {
    fragment.delete('token');
    url.hash = fragment.toString();
  }
  url.searchParams.delete('token');
  return { token, address: url.pathname + url.search + url.hash };
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path; // An invalid escape is no page.
  }
}
