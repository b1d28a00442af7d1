import { safeRedirectPath } from '@/product/paths';
import { parseUrl } from '@/shared/lib/parse-url';

/** A page of the site, or an https URL elsewhere. */
export type SafeLink = { readonly to: string } | { readonly href: string };

/**
 * Returns the link to a path of the site or an https URL of the settings (SPEC E6); undefined for any other text.
 *
 * @param origin origin of the site; URLs with it become paths
 */
export function safeLink(url: string, origin: string = window.location.origin): SafeLink | undefined {
  const sitePath = safeRedirectPath(url);
  if (sitePath !== undefined) return { to: sitePath };
  const external = httpsUrl(url);
  if (external === undefined) return undefined;
  return external.origin === origin ? { to: external.pathname + external.search + external.hash } : { href: external.href };
}

/** Parses an https URL; undefined for any other text, and for a URL with credentials, which can disguise the host. */
function httpsUrl(text: string): URL | undefined {
  if (!/^https:\/\/[^\s\\]+$/i.test(text)) return undefined;
  const url = parseUrl(text);
  return url?.username === '' && url.password === '' ? url : undefined;
}
