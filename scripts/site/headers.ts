import type { RuntimeConfig } from '../../src/api/runtime-config';

import { contentSecurityPolicy, type PolicyOptions } from './content-security-policy';

export const commonHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
};

export function pageHeaders(config: RuntimeConfig, options: PolicyOptions = {}): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(config, options),
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Permissions-Policy': permissionsPolicy(config),
    'Cache-Control': 'no-cache',
  };
}

/** Only the verification widget may use the camera (SPEC S5). */
function permissionsPolicy({ verification }: RuntimeConfig): string {
  // A page can delegate only a feature that it has itself.
  const camera = verification.origin === '' ? '()' : `(self "${verification.origin}")`;
  const denied = ['accelerometer', 'browsing-topics', 'geolocation', 'gyroscope', 'magnetometer', 'microphone', 'midi', 'payment', 'usb'];
  return [`camera=${camera}`, ...denied.map((feature) => `${feature}=()`)].join(', ');
}
