import type { Visit } from './control-responses';

const VISIT_COOKIE = 'standin-visit';
// Names of the session cookies, as the site writes them itself.
const TOKEN_COOKIE = '__Host-access_token';
const EXPIRY_COOKIE = '__Host-access_token_ends';

/**
 * Writes the cookies of a visit and of its session. A visit without a player ends the session.
 *
 * @param now Unix ms of this device
 */
export function enterVisit({ visit, access_token: token, expires_in: seconds }: Visit, now: number): void {
  writeVisit(visit);
  const lastsSeconds = seconds ?? 0;
  const maxAgeSeconds = Math.max(0, Math.floor(lastsSeconds));
  writeSession(TOKEN_COOKIE, token ?? '', maxAgeSeconds);
  writeSession(EXPIRY_COOKIE, token === null ? '' : String(now + lastsSeconds * 1000), maxAgeSeconds);
}

/**
 * Moves the browser to a visit with a world of its own, `SCENARIO:KEY@own`, without a player yet. The session cookies stay until
 * {@link enterVisit} writes those of the visit.
 *
 * @param key text that makes the world's name unique
 * @returns a function that writes the previous visit's cookie again, or `none` if there was none
 */
export function enterOwnWorld(scenario: string, key: string): () => void {
  const { value } = currentVisit();
  writeVisit(`${scenario}:${key}@own`);
  return () => writeVisit(value);
}

/** Reads this browser's visit from its cookie; `none` without one. `value` is the whole cookie, `SCENARIO:KEY` or `SCENARIO:KEY@own`. */
export function currentVisit(): { scenario: string; value: string } {
  const start = `${VISIT_COOKIE}=`;
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(start));
  const value = found?.slice(start.length) ?? 'none';
  return { scenario: value.split(':', 1)[0] ?? 'none', value };
}

function writeVisit(visit: string): void {
  document.cookie = `${VISIT_COOKIE}=${visit}; Path=/; SameSite=Lax`;
}

function writeSession(name: string, cookieValue: string, maxAgeSeconds: number): void {
  document.cookie = `${name}=${encodeURIComponent(cookieValue)}; Max-Age=${String(maxAgeSeconds)}; Path=/; SameSite=None; Secure`;
}
