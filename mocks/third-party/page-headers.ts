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
}

/** Returns the security headers of a page that `siteOrigins` may embed. */
export function pageHeaders(needs: PageNeeds, backend: string, siteOrigins: readonly string[]): Record<string, string> {
  const connect = [...(needs.own === true ? ["'self'"] : []), ...(needs.backend === true ? [backend] : [])];
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'font-src': ["'self'"],
    'img-src': ["'self'"],
    'connect-src': connect,
    'frame-src': needs.nests === true ? ["'self'"] : [],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': [...(needs.nested === true ? ["'self'"] : []), ...siteOrigins],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': needs.trustedTypes ?? [],
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
