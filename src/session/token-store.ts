import type { Clock } from '@/shared/lib/monotonic-clock';
import type { Token } from './token';
import { isValidHeaderValue } from './token';

/** The cookie of the bearer token. `__Host-`: a sibling domain's cookie cannot shadow it. */
export const TOKEN_COOKIE = '__Host-access_token';
/**
 * When the token expires by the device's clock, and how long it was valid when it was written, in ms: `1790000000000.3600000`.
 * The expiry of a cookie cannot be read.
 */
const END_COOKIE = '__Host-access_token_ends';

/** How far a clock may be set back before the expiry in the cookie is no longer believed, in ms. */
const CLOCK_TOLERANCE_MS = 60_000;

/** Where the token is kept between page loads, and shared by the tabs. Moments are in ms of the session's clock. */
export interface TokenStore {
  readonly read: () => Token | null;
  readonly write: (token: Token) => void;
  /** No longer keeps a token; another one, put there by another tab, stays. */
  readonly clear: (value: string) => void;
  /** False when the browser keeps no cookie: the session then ends with the page. */
  readonly isPersistent: () => boolean;
}

/**
 * A token store on the page's cookies (SPEC L6); in memory where the browser refuses them.
 *
 * @param now the session's clock
 * @param wall the device's clock, in ms: what the cookies of a page before this one were written by
 */
export function createTokenStore(now: Clock, wall: Clock = Date.now): TokenStore {
  let memory: Token | null = null;

  function readCookies(): Token | null {
    const value = readCookie(TOKEN_COOKIE);
    if (value === null || !isValidHeaderValue(value)) return null;
    return { value, endsAt: now() + remainingMs(readCookie(END_COOKIE) ?? '', wall()) };
  }

  return {
    read: () => memory ?? readCookies(),
    write: (token) => {
      const left = Math.max(0, token.endsAt - now());
      // Up, never down: a cookie that goes before its token would look like a logout.
      const maxAge = Math.ceil(left / 1000);
      writeCookie(END_COOKIE, `${String(Math.round(wall() + left))}.${String(Math.ceil(left))}`, maxAge);
      writeCookie(TOKEN_COOKIE, token.value, maxAge);
      const isKept = readCookie(TOKEN_COOKIE) === token.value;
      memory = isKept ? null : token;
      // Ignored, as one that is too large: the token before it must not come back when this one ends.
      if (!isKept) removeCookies();
    },
    clear: (value) => {
      if (memory?.value === value) memory = null;
      if (readCookie(TOKEN_COOKIE) !== value) return;
      removeCookies();
    },
    isPersistent: () => memory === null,
  };
}

/**
 * How long a token is still valid, in ms. 0 if that is not known: the token is then refreshed before it is used. A clock
 * that was set back since the cookie was written would make a token last longer than it did when it was new.
 */
function remainingMs(text: string, wallNow: number): number {
  const [ends = Number.NaN, life = Number.POSITIVE_INFINITY] = text.split('.').map(Number);
  const left = ends - wallNow;
  return text !== '' && left <= life + CLOCK_TOLERANCE_MS ? left : 0;
}

function removeCookies(): void {
  writeCookie(TOKEN_COOKIE, '', 0);
  writeCookie(END_COOKIE, '', 0);
}

function readCookie(name: string): string | null {
  const start = `${name}=`;
  const found = cookies()
    .split('; ')
    .find((cookie) => cookie.startsWith(start));
  if (found === undefined) return null;
  try {
    return decodeURIComponent(found.slice(start.length));
  } catch {
    return null;
  }
}

function cookies(): string {
  try {
    return document.cookie;
  } catch {
    // A sandboxed page may not look at cookies.
    return '';
  }
}

function writeCookie(name: string, value: string, maxAge: number): void {
  try {
    document.cookie = `${name}=${encodeURIComponent(value)}; Max-Age=${String(maxAge)}; Path=/; SameSite=None; Secure`;
  } catch {
    // As above; `write` notices that nothing was kept.
  }
}
