import { isValidHeaderValue } from './token';

/** Cookie that proves to the backend that this device is trusted, together with the password (SPEC Q30, N8). */
const DEVICE_COOKIE = '__Host-device_token';
const DAY_S = 86_400;

/** Returns the proof of the last player who trusted this device, if any. The backend ignores it for another player. */
export function readDeviceToken(): string | undefined {
  try {
    const start = `${DEVICE_COOKIE}=`;
    const value = document.cookie.split('; ').find((cookie) => cookie.startsWith(start));
    return value === undefined || value === start ? undefined : value.slice(start.length);
  } catch {
    // A sandboxed page may not read cookies.
    return undefined;
  }
}

/**
 * Keeps the proof in a cookie for a number of days. A proof that no header can carry is ignored. Without cookies every login needs a
 * second factor.
 */
export function writeDeviceToken(token: string, days: number): void {
  if (!isValidHeaderValue(token) || token.includes(';')) return;
  try {
    document.cookie = `${DEVICE_COOKIE}=${token}; Max-Age=${String(days * DAY_S)}; Path=/; SameSite=Strict; Secure`;
  } catch {
    // The browser refuses cookies: the login continues without the proof.
  }
}
