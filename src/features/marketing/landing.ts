import { cookieName, isSiteParam, CAMPAIGN_PARAMS, SENSITIVE_PARAMS } from './campaign-params';

/** How much of a value is kept, in characters. */
const MAX_VALUE_LENGTH = 256;

/** What the address says with which a visit began. */
export interface Landing {
  /** Values by the names of their cookies, in the order in which they are kept. */
  readonly cookies: readonly (readonly [name: string, value: string])[];
  /** Every parameter that may be kept, once each, in the order of the address. */
  readonly params: readonly (readonly [name: string, value: string])[];
  /** The modal that the address asks for, where nobody is logged in (SPEC K2, R5). */
  readonly opens: 'login' | 'register' | undefined;
}

/**
 * Reads the address of a landing (SPEC K1, K2, K2a, R5).
 *
 * @param href the whole address
 */
export function readLanding(href: string): Landing {
  const { pathname, searchParams } = new URL(href);
  const given = new Map<string, string>();
  for (const [name, value] of searchParams) if (!isSiteParam(name) && !given.has(name)) given.set(name, value);

  const referrer = referrerFromPath(pathname) ?? given.get('ref');
  const cookies = CAMPAIGN_PARAMS.map((name) => [cookieName(name), truncate((name === 'ref' ? referrer : given.get(name)) ?? '')] as const);
  const params = [...given]
    .filter(([name]) => !SENSITIVE_PARAMS.includes(name))
    .map(([name, value]) => [truncate(name), truncate(value)] as const);
  return { cookies: cookies.filter(([, value]) => value !== ''), params, opens: modalFor(pathname, given) };
}

function modalFor(pathname: string, given: ReadonlyMap<string, string>): Landing['opens'] {
  // The page itself opens its modal, whatever its address brings.
  if (pathname === '/login') return undefined;
  if (given.has('code') && given.get('login') === '1') return 'login';
  if (given.has('token') || given.has('login')) return undefined;
  return given.size > 0 || referrerFromPath(pathname) !== undefined ? 'register' : undefined;
}

/** The id in `/ref/{id}` (SPEC R5). */
function referrerFromPath(pathname: string): string | undefined {
  const [, id] = /^\/ref\/([^/]+)\/?$/.exec(pathname) ?? [];
  try {
    return id === undefined ? undefined : decodeURIComponent(id);
  } catch {
    return undefined;
  }
}

/** By whole characters: half of one could not be encoded. */
const truncate = (value: string) => Array.from(value).slice(0, MAX_VALUE_LENGTH).join('');
