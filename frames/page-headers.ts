import type { VendorSources } from './providers';

export interface PageNeeds {
  /** Sends requests to the backend. */
  readonly backend?: boolean;
  /** Sends requests to its own origin. */
  readonly own?: boolean;
  readonly trustedTypes?: readonly string[];
  /** Embeds a page of this origin. */
  readonly nests?: boolean;
  /** May be embedded by a page of this origin. */
  readonly nested?: boolean;
  readonly camera?: boolean;
  /** Loads a script of this vendor. Its script cannot be required to use Trusted Types. */
  readonly vendor?: VendorSources;
}

/** Returns the security headers of a page on the third-party origin that `siteOrigins` may embed. */
export function pageHeaders(needs: PageNeeds, backend: string, siteOrigins: readonly string[]): Record<string, string> {
  const { vendor = { scripts: [], frames: [], styles: [], connects: [] } } = needs;
  const connect = [...(needs.own === true ? ["'self'"] : []), ...(needs.backend === true ? [backend] : [])];
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...vendor.scripts],
    'style-src': ["'self'", ...vendor.styles],
    'font-src': ["'self'"],
    'img-src': ["'self'"],
    'connect-src': [...connect, ...vendor.connects],
    'frame-src': [...(needs.nests === true ? ["'self'"] : []), ...vendor.frames],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': [...(needs.nested === true ? ["'self'"] : []), ...siteOrigins],
    ...(needs.vendor === undefined && { 'require-trusted-types-for': ["'script'"], 'trusted-types': needs.trustedTypes ?? [] }),
  };
  const policy = Object.entries(directives).map(([name, values]) => `${name} ${values.length === 0 ? "'none'" : values.join(' ')}`);
  const denied = ['geolocation', 'microphone', 'payment', 'usb'].map((feature) => `${feature}=()`);
  return {
    'Content-Security-Policy': policy.join('; '),
    'Permissions-Policy': [`camera=${needs.camera === true ? '(self)' : '()'}`, ...denied].join(', '),
    // The URL of a game contains its session.
    'Referrer-Policy': 'no-referrer',
    'Cache-Control': 'no-store',
  };
}
