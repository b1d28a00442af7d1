export const TOKEN_SECONDS = 300;

export type State = 'open' | 'working' | 'solved' | 'expired' | 'failed' | 'misconfigured';

/** Returns the mode of a key; undefined for an unknown one. `pass` needs no click, `block` always fails. */
export function readMode(siteKey: string | null): 'click' | 'pass' | 'block' | undefined {
  if (siteKey === 'standin-captcha') return 'click';
  if (siteKey === 'standin-captcha-pass') return 'pass';
  return siteKey === 'standin-captcha-block' ? 'block' : undefined;
}

export function makeToken(now: number, random: string): string {
  return `standin.${now.toString(36)}.${random}`;
}
