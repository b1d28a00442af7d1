import type { ProviderSources } from './providers';

/** Rights that a page needs. */
export interface PageNeeds {
  /** True for a page that sends requests to the backend. */
  readonly backend?: boolean;
  /** True for a page that sends requests to its own origin. */
  readonly own?: boolean;
  /** Names of the Trusted Types policies that the page creates; ignored if `providers` is given. */
  readonly trustedTypes?: readonly string[];
  /** True for a page that embeds another one of its origin. */
  readonly nests?: boolean;
  /** True for a page that another one of its origin may embed. */
  readonly nested?: boolean;
  /** True for a page that uses the camera. */
  readonly camera?: boolean;
  /** Third parties whose scripts or pages the page loads. Their scripts cannot be required to use Trusted Types. */
  readonly providers?: readonly ProviderSources[];
}

type SourceList = Exclude<keyof ProviderSources, 'script' | 'delegates'>;

/** Features that a page may have, and may delegate to its provider. */
const DELEGATED = ['camera', 'autoplay', 'fullscreen'] as const;
/** Features that no page may have. */
const DENIED = ['geolocation', 'microphone', 'payment', 'usb'];

/** Returns the security headers of a page on the third-party origin that `siteOrigins` may embed. @param backend origin of the backend */
export function pageHeaders(needs: PageNeeds, backend: string, siteOrigins: readonly string[]): Record<string, string> {
  const { providers = [] } = needs;
  const of = (list: SourceList) => [...new Set(providers.flatMap((provider) => provider[list] ?? []))];
  const own = ["'self'"];
  const connect = [...(needs.own === true ? own : []), ...(needs.backend === true ? [backend] : [])];
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': [...own, ...of('scripts')],
    'style-src': [...own, ...of('styles')],
    'font-src': [...own, ...of('fonts')],
    'img-src': [...own, ...of('images')],
    'media-src': of('media'),
    'connect-src': [...connect, ...of('connects')],
    'frame-src': [...(needs.nests === true ? own : []), ...of('frames')],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': [...(needs.nested === true ? own : []), ...siteOrigins],
    ...(needs.providers === undefined && { 'require-trusted-types-for': ["'script'"], 'trusted-types': needs.trustedTypes ?? [] }),
  };
  const policy = Object.entries(directives).map(([name, values]) => `${name} ${values.length === 0 ? "'none'" : values.join(' ')}`);
  return {
    'Content-Security-Policy': policy.join('; '),
    'Permissions-Policy': [
      ...DELEGATED.map((feature) => `${feature}=${allowList(feature, needs)}`),
      ...DENIED.map((name) => `${name}=()`),
    ].join(', '),
    // The URL of a game contains its session.
    'Referrer-Policy': 'no-referrer',
    'Cache-Control': 'no-store',
  };
}

function allowList(feature: (typeof DELEGATED)[number], { camera, providers = [] }: PageNeeds): string {
  const origins = providers.flatMap(({ delegates }) => delegates?.[feature] ?? []);
  // A page can delegate only a feature that it has itself. The site's iframe decides about autoplay and fullscreen.
  const isOwn = origins.length > 0 || (feature === 'camera' ? camera === true : true);
  return isOwn ? `(${['self', ...origins.map((origin) => `"${origin}"`)].join(' ')})` : '()';
}
