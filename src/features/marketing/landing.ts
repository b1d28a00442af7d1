import { truncate } from '@/shared/lib/truncate';

import { AUTH_PARAM, cookieName, isSiteParam, CAMPAIGN_PARAMS, SECRET_PARAM } from './campaign-params';

/** Maximum length in code points. */
const MAX_VALUE_LENGTH = 256;

const cut = (value: string) => truncate(value, MAX_VALUE_LENGTH);

export interface Landing {
  /** True if the address has parameters, but only the site's own: it changes no cookie (SPEC K2a). */
  readonly isOwnLink: boolean;
  /** Cookies by name, in the order of saving. */
  readonly cookies: readonly (readonly [name: string, value: string])[];
  /** Every parameter but the token, in the order of the URL; empty if all are the site's own. */
  readonly params: readonly (readonly [name: string, value: string])[];
  /** Value of the auth modal for a visitor (SPEC M1, K2, R5). */
  readonly opens: string | undefined;
}

/** Parses a landing URL (SPEC K1, K2, K2a, R5). */
export function readLanding(href: string): Landing {
  const { pathname, searchParams } = new URL(href);
  const given = new Map<string, string>();
  for (const [name, value] of searchParams) if (!isSiteParam(name) && !given.has(name)) given.set(name, value);

  const referrer = referrerFromPath(pathname) ?? given.get('ref');
  const cookies = CAMPAIGN_PARAMS.map((name) => [cookieName(name), cut((name === 'ref' ? referrer : given.get(name)) ?? '')] as const);
  // A lobby link is no landing, and must not replace the parameters of one (SPEC K2a).
  const params = [...(given.size > 0 ? searchParams : [])]
    .filter(([name]) => name !== SECRET_PARAM)
    .map(([name, value]) => [cut(name), cut(value)] as const);
  return {
    isOwnLink: given.size === 0 && searchParams.size > 0 && referrer === undefined,
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
