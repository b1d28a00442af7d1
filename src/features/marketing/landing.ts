import { cookieOf, isOwn, PARAMETERS, SECRET } from './campaign-params';

/** How much of a value is kept, in characters. */
const LONGEST = 256;

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
  for (const [name, value] of searchParams) if (!isOwn(name) && !given.has(name)) given.set(name, value);

  const referrer = referrerIn(pathname) ?? given.get('ref');
  const cookies = PARAMETERS.map((name) => [cookieOf(name), cut((name === 'ref' ? referrer : given.get(name)) ?? '')] as const);
  const params = [...given].filter(([name]) => !SECRET.includes(name)).map(([name, value]) => [cut(name), cut(value)] as const);
  return { cookies: cookies.filter(([, value]) => value !== ''), params, opens: opens(pathname, given) };
}

function opens(pathname: string, given: ReadonlyMap<string, string>): Landing['opens'] {
  // The page itself opens its modal, whatever its address brings.
  if (pathname === '/login') return undefined;
  if (given.has('code') && given.get('login') === '1') return 'login';
  if (given.has('token') || given.has('login')) return undefined;
  return given.size > 0 || referrerIn(pathname) !== undefined ? 'register' : undefined;
}

/** The id in `/ref/{id}` (SPEC R5). */
function referrerIn(pathname: string): string | undefined {
  const [, id] = /^\/ref\/([^/]+)\/?$/.exec(pathname) ?? [];
  try {
    return id === undefined ? undefined : decodeURIComponent(id);
  } catch {
    return undefined;
  }
}

/** By whole characters: half of one could not be encoded. */
const cut = (value: string) => Array.from(value).slice(0, LONGEST).join('');
