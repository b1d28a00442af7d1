/** What a page may do beside showing itself. */
export interface PageNeeds {
  /** Calls the backend. */
  readonly backend?: boolean;
  /** Calls this origin. */
  readonly own?: boolean;
  /** Names of the Trusted Types policies that its scripts make. */
  readonly trustedTypes?: readonly string[];
  /** Holds a page of this origin. */
  readonly nests?: boolean;
  /** May be held by a page of this origin, within one of the sites. */
  readonly nested?: boolean;
  /** Uses the camera, where the embedding page lends it. */
  readonly camera?: boolean;
}

/**
 * The security headers of a page.
 *
 * @param needs what the page does
 * @param backend the origin of the backend
 * @param siteOrigins who may embed it
 */
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
  const refused = ['geolocation', 'microphone', 'payment', 'usb'].map((feature) => `${feature}=()`);
  return {
    'Content-Security-Policy': policy.join('; '),
    'Permissions-Policy': [`camera=${needs.camera === true ? '(self)' : '()'}`, ...refused].join(', '),
    // A game's address bears its session.
    'Referrer-Policy': 'no-referrer',
    'Cache-Control': 'no-store',
  };
}
