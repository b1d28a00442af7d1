import { truncate } from '@/shared/lib/truncate';

import { AUTH_PARAM, cookieName, isOwnParam, CAMPAIGN_PARAMS, SECRET_PARAM } from './campaign-params';

/** Maximum length of a name or value, in code points. */
const MAX_VALUE_LENGTH = 256;

const cut = (value: string) => truncate(value, MAX_VALUE_LENGTH);

/** Campaign data of the URL with which a visit begins. */
export interface Landing {
  /** Cookies by name, in the order of saving. Values are not encoded, not empty, and cut to 256 code points. */
  readonly cookies: readonly (readonly [name: string, value: string])[];
  /**
   * All parameters but the token, in the order of the URL; empty if all of them are the operator's own or of development (`isOwnParam`).
   */
  readonly params: readonly (readonly [name: string, value: string])[];
  /**
   * Name of the auth modal that opens for a visitor (SPEC M1, K2, R5): the one that the URL names, which is not validated, the login for a
   * code with `login=1`, or else the registration after any campaign link. Undefined without a campaign, on the login page, and for a link
   * with a token or another `login`.
   */
  readonly opens: string | undefined;
}

/**
 * Parses a landing URL (SPEC K1, K2, K2a, R5). Saves and opens nothing.
 *
 * @param href absolute URL
 * @param ownParameters names of parameters in the operator's own links, which are no campaign
 */
export function readLanding(href: string, ownParameters: readonly string[] = []): Landing {
  const { pathname, searchParams } = new URL(href);
  const given = new Map<string, string>();
  for (const [name, value] of searchParams) if (!isOwnParam(name, ownParameters) && !given.has(name)) given.set(name, value);

  const referrer = referrerFromPath(pathname) ?? given.get('ref');
  const cookies = CAMPAIGN_PARAMS.map((name) => [cookieName(name), cut((name === 'ref' ? referrer : given.get(name)) ?? '')] as const);
  // A link with own parameters only must not replace the parameters of a landing (SPEC K2a).
  const params = [...(given.size > 0 ? searchParams : [])]
    .filter(([name]) => name !== SECRET_PARAM)
    .map(([name, value]) => [cut(name), cut(value)] as const);
  return {
    cookies: cookies.filter(([, value]) => value !== ''),
    params,
    opens: modalFor(pathname, given, searchParams.get(AUTH_PARAM)),
  };
}

function modalFor(pathname: string, given: ReadonlyMap<string, string>, auth: string | null): Landing['opens'] {
  // The login page opens its own modal.
  if (pathname === '/login') return undefined;
  if (auth !== null) return auth;
  if (given.has('code') && given.get('login') === '1') return 'login';
  if (given.has('token') || given.has('login')) return undefined;
  return given.size > 0 || referrerFromPath(pathname) !== undefined ? 'register' : undefined;
}

/** Returns the referrer of `/ref/{id}` (SPEC R5). */
function referrerFromPath(pathname: string): string | undefined {
  const [, id] = /^\/ref\/([^/]+)\/?$/.exec(pathname) ?? [];
  try {
    return id === undefined ? undefined : decodeURIComponent(id);
  } catch {
    return undefined;
  }
}
