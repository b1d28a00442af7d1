/** How a token stays good, in seconds. */
export const TOKEN_SECONDS = 300;

/** Where the challenge is. */
export type State = 'open' | 'working' | 'solved' | 'expired' | 'failed' | 'misconfigured';

/** What a site key stands for: a click, no click, always refused; undefined for one that is not known. */
export function mannerOf(siteKey: string | null): 'click' | 'pass' | 'block' | undefined {
  if (siteKey === 'standin-captcha') return 'click';
  if (siteKey === 'standin-captcha-pass') return 'pass';
  return siteKey === 'standin-captcha-block' ? 'block' : undefined;
}

/**
 * A token in the form that the backend accepts.
 *
 * @param now milliseconds since 1970
 * @param chance text that nobody can guess
 */
export function makeToken(now: number, chance: string): string {
  return `standin.${now.toString(36)}.${chance}`;
}
