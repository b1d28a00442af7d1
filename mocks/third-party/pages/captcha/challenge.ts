/** Lifetime of a token. */
export const TOKEN_SECONDS = 300;

/** State of the challenge. `open` waits for a click; `misconfigured` means an unknown site key. */
export type State = 'open' | 'working' | 'solved' | 'expired' | 'failed' | 'misconfigured';

/**
 * Returns how the captcha with a site key behaves: `click` needs a click, `pass` none, `block` always fails. Undefined for an unknown
 * key.
 */
export function readMode(siteKey: string | null): 'click' | 'pass' | 'block' | undefined {
  if (siteKey === 'standin-captcha') return 'click';
  if (siteKey === 'standin-captcha-pass') return 'pass';
  return siteKey === 'standin-captcha-block' ? 'block' : undefined;
}

/** Returns a token, of a time and a random text. @param now Unix ms */
export function makeToken(now: number, random: string): string {
  return `standin.${now.toString(36)}.${random}`;
}
