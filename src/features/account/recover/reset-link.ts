import { decodePercent } from '@/shared/lib/decode-percent';

/** Parts of the URL of a link for a new password. */
export interface ResetLink {
  readonly token: string;
  /** E-mail of the account, if the link has it. */
  readonly email: string | undefined;
  /** Path, query and fragment without token and e-mail. */
  readonly address: string;
}

/**
 * Splits the address of a reset link, whose path is `/recuperar-senha` or `/Recover` (SPEC N7). Token and e-mail are in the fragment, which
 * never reaches a log, or else in the query. Also matches an escaped path, because the router decodes it.
 *
 * @param href absolute URL
 * @returns undefined for other addresses and without a token; an empty one is one
 */
export function splitResetLink(href: string): ResetLink | undefined {
  const url = new URL(href);
  const fragment = new URLSearchParams(url.hash.slice(1));
  const token = fragment.get('token') ?? url.searchParams.get('token');
  if (token === null || !/^\/(recuperar-senha|Recover)\/?$/.test(decodePercent(url.pathname))) return undefined;
  const email = fragment.get('email') ?? url.searchParams.get('email') ?? undefined;
  for (const name of ['token', 'email']) {
    if (fragment.has(name)) {
      fragment.delete(name);
      url.hash = fragment.toString();
    }
    url.searchParams.delete(name);
  }
  return { token, email, address: url.pathname + url.search + url.hash };
}
