/** Lifetime of a token. */
export const TOKEN_SECONDS = 300;

export type State = 'open' | 'working' | 'solved' | 'expired' | 'failed' | 'misconfigured';

/** Returns the mode of a site key, or undefined for an unknown key. `pass` needs no click, `block` always fails. */
export function readMode(siteKey: string | null): 'click' | 'pass' | 'block' | undefined {
  if (siteKey === 'standin-captcha') return 'click';
  if (siteKey === 'standin-captcha-pass') return 'pass';
  return siteKey === 'standin-captcha-block' ? 'block' : undefined;
}

/**
 * Creates a token in the format of the backend.
 *
 * @param now milliseconds since 1970
 * @param random unguessable text
 */
export function makeToken(now: number, random: string): string {
  return `standin.${now.toString(36)}.${random}`;
}
