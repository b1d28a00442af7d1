import { ownPath } from '@/shell/paths';

/** Where an address of the settings leads: a page of the site, or a safe address elsewhere. */
export type SafeLink = { readonly to: string } | { readonly href: string };

/**
 * What may be made of an address that the settings name (SPEC E6).
 *
 * @param url as the settings have it
 * @param origin of this site: an address that bears it is a page of ours
 * @returns undefined where it is neither a path on the site nor a plain https address
 */
export function safeLink(url: string, origin: string = window.location.origin): SafeLink | undefined {
  const own = ownPath(url);
  if (own !== undefined) return { to: own };
  const there = httpsUrl(url);
  if (there === undefined) return undefined;
  return there.origin === origin ? { to: there.pathname + there.search + there.hash } : { href: there.href };
}

/** Without a name or password in it: those are there to deceive. */
function httpsUrl(text: string): URL | undefined {
  if (!/^https:\/\/[^\s\\]+$/i.test(text)) return undefined;
  try {
    const url = new URL(text);
    return url.username === '' && url.password === '' ? url : undefined;
  } catch {
    return undefined;
  }
}
