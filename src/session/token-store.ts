import type { Token } from './machine';

/** The cookie of the bearer token. `__Host-`: a sibling domain's cookie cannot shadow it. */
export const TOKEN_COOKIE = '__Host-access_token';
/** When the token ends by this device's clock, in ms: a cookie's own end cannot be read. */
const END_COOKIE = '__Host-access_token_ends';

/** Where the token is kept between page loads, and shared by the tabs. */
export interface TokenStore {
  readonly read: () => Token | null;
  readonly write: (token: Token) => void;
  readonly clear: () => void;
  /** False when the browser keeps no cookie: the session then ends with the page. */
  readonly lasting: () => boolean;
}

/**
 * A token store on the page's cookies (SPEC L6); in memory where the browser refuses them.
 *
 * @param now the device's clock, in ms
 */
export function createTokenStore(now: () => number = Date.now): TokenStore {
  let memory: Token | null = null;
  return {
    read: () => memory ?? readCookies(),
    write: (token) => {
      const maxAge = Math.max(0, Math.floor((token.endsAt - now()) / 1000));
      writeCookie(TOKEN_COOKIE, token.value, maxAge);
      writeCookie(END_COOKIE, String(token.endsAt), maxAge);
      memory = readCookies()?.value === token.value ? null : token;
    },
    clear: () => {
      memory = null;
      writeCookie(TOKEN_COOKIE, '', 0);
      writeCookie(END_COOKIE, '', 0);
    },
    lasting: () => memory === null,
  };
}

function readCookies(): Token | null {
  const value = readCookie(TOKEN_COOKIE);
  const endsAt = Number(readCookie(END_COOKIE) ?? Number.NaN);
  if (value === null || value === '') return null;
  // Without its end the token counts as ending now: it is renewed before it is used.
  return { value, endsAt: Number.isFinite(endsAt) ? endsAt : 0 };
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
