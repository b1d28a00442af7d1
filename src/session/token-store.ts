import type { Clock } from '@/shared/lib/monotonic-clock';
import type { Token } from './token';
import { isValidHeaderValue, refreshDueAt } from './token';

/** Cookie with the token of the session. `__Host-` prevents a sibling domain from shadowing it (SPEC N8). */
export const TOKEN_COOKIE = '__Host-access_token';
/**
 * Cookie with expiry in device time and validity when written, in ms: `1790000000000.3600000`. A cookie's own expiry cannot be
 * read.
 */
const END_COOKIE = '__Host-access_token_ends';

/** Tolerated change of the device clock. If it is set back further, the stored expiry is ignored. */
const CLOCK_TOLERANCE_MS = 60_000;

/** Store of the session's token. Times are in ms of the session's clock. */
export interface TokenStore {
  /** Returns the token, also an expired one; null if there is none. A token of unknown expiry ends now. */
  readonly read: () => Token | null;
  readonly write: (token: Token) => void;
  /** Removes the token with this value, unless another tab has replaced it. */
  readonly clear: (value: string) => void;
  /** Returns false if the browser has refused the cookie of the last token, which then ends with the page. */
  readonly isPersistent: () => boolean;
}

/**
 * Creates a token store on cookies (SPEC L6), in memory if they are refused.
 *
 * @param wall the device's clock, which survives page loads
 */
export function createTokenStore(now: Clock, wall: Clock = Date.now): TokenStore {
  let memory: Token | null = null;

  return {
    read: () => memory ?? readStoredToken(now, wall),
    write: (token) => {
      const left = Math.max(0, token.endsAt - now());
      // A cookie that expires before its token looks like a logout.
      const maxAge = Math.ceil(left / 1000);
      writeCookie(END_COOKIE, `${String(Math.round(wall() + left))}.${String(Math.ceil(left))}`, maxAge);
      writeCookie(TOKEN_COOKIE, token.value, maxAge);
      const isStored = readCookie(TOKEN_COOKIE) === token.value;
      memory = isStored ? null : token;
      // The browser refused the token, for example because it is too large. The previous one must not come back.
      if (!isStored) removeCookies();
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
 * Reads the token from the cookies, for code that runs without a session. Returns undefined if there is none that a header can
 * carry, or if the session would refresh it before its first request.
 */
export function readFreshToken(): string | undefined {
  const token = readStoredToken(() => 0, Date.now);
  return token !== null && refreshDueAt(token) > 0 ? token.value : undefined;
}

function readStoredToken(now: Clock, wall: Clock): Token | null {
  const value = readCookie(TOKEN_COOKIE);
  if (value === null || !isValidHeaderValue(value)) return null;
  return { value, endsAt: now() + remainingMs(readCookie(END_COOKIE) ?? '', wall()) };
}

/** Returns the validity in ms; 0 if unknown. A clock that was set back must not extend it. */
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
  const match = cookies()
    .split('; ')
    .find((cookie) => cookie.startsWith(start));
  if (match === undefined) return null;
  try {
    return decodeURIComponent(match.slice(start.length));
  } catch {
    return null;
  }
}

function cookies(): string {
  try {
    return document.cookie;
  } catch {
    // A sandboxed page may not read cookies.
    return '';
  }
}

function writeCookie(name: string, value: string, maxAge: number): void {
  try {
    document.cookie = `${name}=${encodeURIComponent(value)}; Max-Age=${String(maxAge)}; Path=/; SameSite=None; Secure`;
  } catch {
    // `write` notices the missing cookie.
  }
}
