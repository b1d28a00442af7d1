import type { RuntimeConfig } from '../../src/api/runtime-config';

import { contentSecurityPolicy, type PolicyOptions } from './content-security-policy';

/** The headers of everything that the site itself answers. */
export const commonHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
};

/** The headers of the site's pages, beside the common ones. */
export function pageHeaders(config: RuntimeConfig, options: PolicyOptions = {}): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(config, options),
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Permissions-Policy': permissionsPolicy(config),
    'Cache-Control': 'no-cache',
  };
}

/** The camera is for the verification widget alone (SPEC S5), where there is one. */
function permissionsPolicy({ verification }: RuntimeConfig): string {
  // A page can only lend what it has itself, hence self.
  const camera = verification.origin === '' ? '()' : `(self "${verification.origin}")`;
  const refused = ['accelerometer', 'browsing-topics', 'geolocation', 'gyroscope', 'magnetometer', 'microphone', 'midi', 'payment', 'usb'];
  return [`camera=${camera}`, ...refused.map((feature) => `${feature}=()`)].join(', ');
}
