/** Lifetime of a token, after which the page shows `expired` and reports it. The backend does not check it. */
export const TOKEN_SECONDS = 300;

/** State of the challenge. `open`, `expired` and `failed` wait for a click; `misconfigured` means an unknown site key. */
export type State = 'open' | 'working' | 'solved' | 'expired' | 'failed' | 'misconfigured';

/**
 * Returns how the captcha with a site key behaves: `click` needs a click, `pass` none, `block` fails after each click. Undefined for an
 * unknown key.
 */
export function readMode(siteKey: string | null): 'click' | 'pass' | 'block' | undefined {
  if (siteKey === 'standin-captcha') return 'click';
  if (siteKey === 'standin-captcha-pass') return 'pass';
  return siteKey === 'standin-captcha-block' ? 'block' : undefined;
}

/** Returns a token, `standin.<time in base 36>.<random>`. @param now Unix ms */
export function makeToken(now: number, random: string): string {
  return `standin.${now.toString(36)}.${random}`;
}
