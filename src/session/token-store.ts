import type { Clock } from './clock';
import type { Token } from './token';
import { isSendable } from './token';

/** The cookie of the bearer token. `__Host-`: a sibling domain's cookie cannot shadow it. */
export const TOKEN_COOKIE = '__Host-access_token';
/** When the token ends by this device's clock, in ms: a cookie's own end cannot be read. */
const END_COOKIE = '__Host-access_token_ends';

/** Where the token is kept between page loads, and shared by the tabs. Moments are in ms of the session's clock. */
export interface TokenStore {
  readonly read: () => Token | null;
  readonly write: (token: Token) => void;
  /** No longer keeps a token; another one, put there by another tab, stays. */
  readonly clear: (value: string) => void;
  /** False when the browser keeps no cookie: the session then ends with the page. */
  readonly lasting: () => boolean;
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
    if (value === null || !isSendable(value)) return null;
    // Without its end the token counts as ending now: it is renewed before it is used.
    const ends = Number(readCookie(END_COOKIE) ?? Number.NaN);
    return { value, endsAt: now() + (Number.isFinite(ends) ? ends - wall() : 0) };
  }

  return {
    read: () => memory ?? readCookies(),
    write: (token) => {
      const left = Math.max(0, token.endsAt - now());
      // Up, never down: a cookie that goes before its token would look like a logout.
      const maxAge = Math.ceil(left / 1000);
      writeCookie(END_COOKIE, String(Math.round(wall() + left)), maxAge);
      writeCookie(TOKEN_COOKIE, token.value, maxAge);
      memory = readCookie(TOKEN_COOKIE) === token.value ? null : token;
    },
    clear: (value) => {
      if (memory?.value === value) memory = null;
      if (readCookie(TOKEN_COOKIE) !== value) return;
      writeCookie(TOKEN_COOKIE, '', 0);
      writeCookie(END_COOKIE, '', 0);
    },
    lasting: () => memory === null,
  };
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
