import type { BrowserContext } from 'playwright';

// Names of the cookies that src/session/token-store.ts reads: the token, and its end in Unix ms.
const TOKEN_COOKIE = '__Host-access_token';
const END_COOKIE = '__Host-access_token_ends';

/** URL of the cookies: Chromium sets a secure one only for https. It is valid for every port. */
const COOKIE_URL = 'https://localhost/';

/**
 * Creates a verified player in the stand-in, and sets the cookies of their session in the context. The scenario sets no cookie, so pages
 * are the usual ones.
 *
 * @param standIn origin of the stand-in
 * @throws if the stand-in refuses the visit
 */
export async function logInAs(context: BrowserContext, standIn: string): Promise<void> {
  const response = await fetch(`${standIn}/__mock/visit`, { method: 'POST', body: JSON.stringify({ scenario: 'verified' }) });
  if (!response.ok) throw new Error(`The stand-in refused a player: ${String(response.status)} ${await response.text()}`);
  const { access_token: token, expires_in: lastsSeconds } = (await response.json()) as { access_token: string; expires_in: number };
  const cookie = (name: string, value: string) => ({ name, value, url: COOKIE_URL, secure: true, sameSite: 'None' as const });
  await context.addCookies([cookie(TOKEN_COOKIE, token), cookie(END_COOKIE, String(Date.now() + lastsSeconds * 1000))]);
}
