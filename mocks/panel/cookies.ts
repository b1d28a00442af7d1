import type { Visit } from './answers';

const VISIT_COOKIE = 'standin-visit';
/** The session's cookies, as the site itself writes them. */
const TOKEN_COOKIE = '__Host-access_token';
const END_COOKIE = '__Host-access_token_ends';

/**
 * Lets this browser be in a visit: its cookie, and the session of its player. Nobody's visit ends the session.
 *
 * @param visit what the stand-in made of it
 * @param now this device's clock, in ms
 */
export function enterVisit({ value, token, lasts }: Visit, now: number): void {
  document.cookie = `${VISIT_COOKIE}=${value}; Path=/; SameSite=Lax`;
  const maxAge = token === null ? 0 : Math.max(0, Math.floor(lasts));
  writeSession(TOKEN_COOKIE, token ?? '', maxAge);
  writeSession(END_COOKIE, token === null ? '' : String(now + lasts * 1000), maxAge);
}

/** The scenario and key of this browser's visit, as its cookie has them; `none` without one. */
export function currentVisit(): { scenario: string; value: string } {
  const start = `${VISIT_COOKIE}=`;
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(start));
  const value = found?.slice(start.length) ?? 'none';
  return { scenario: value.split(':', 1)[0] ?? 'none', value };
}

function writeSession(name: string, value: string, maxAge: number): void {
  document.cookie = `${name}=${encodeURIComponent(value)}; Max-Age=${String(maxAge)}; Path=/; SameSite=None; Secure`;
}
