import type { Visit } from './control-responses';

const VISIT_COOKIE = 'standin-visit';
/** Names of the cookies that the site writes. */
const TOKEN_COOKIE = '__Host-access_token';
const EXPIRY_COOKIE = '__Host-access_token_ends';

/** Writes a visit's cookie and session; a visit without a player ends the session. @param now Unix ms of this device */
export function enterVisit({ value, token, lasts }: Visit, now: number): void {
  writeVisit(value);
  const maxAge = token === null ? 0 : Math.max(0, Math.floor(lasts));
  writeSession(TOKEN_COOKIE, token ?? '', maxAge);
  writeSession(EXPIRY_COOKIE, token === null ? '' : String(now + lasts * 1000), maxAge);
}

/** Moves the browser to a visit with a world of its own, without a player yet. @returns a function that moves it back */
export function enterOwnWorld(scenario: string, key: string): () => void {
  const { value } = currentVisit();
  writeVisit(`${scenario}:${key}@own`);
  return () => writeVisit(value);
}

/** Reads this browser's visit from its cookie; `none` without one. */
export function currentVisit(): { scenario: string; value: string } {
  const start = `${VISIT_COOKIE}=`;
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(start));
  const value = found?.slice(start.length) ?? 'none';
  return { scenario: value.split(':', 1)[0] ?? 'none', value };
}

function writeVisit(value: string): void {
  document.cookie = `${VISIT_COOKIE}=${value}; Path=/; SameSite=Lax`;
}

function writeSession(name: string, value: string, maxAge: number): void {
  document.cookie = `${name}=${encodeURIComponent(value)}; Max-Age=${String(maxAge)}; Path=/; SameSite=None; Secure`;
}
