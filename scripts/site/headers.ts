import type { RuntimeConfig } from '../../src/api/runtime-config';

import { contentSecurityPolicy, type PolicyOptions, WORKER_POLICY } from './content-security-policy';

/**
 * Kinds of responses with headers of their own. `asset` is a file of `/assets/`, `worker` the script of the service worker,
 * `version` the file with the build id, `verifier` a page that contains its own policy, and `file` any other file. `recovery` is
 * the page whose address may contain a reset token, `missing` the page of an unknown path, `error` every other error, and `backend`
 * a forwarded response or a module of the development server.
 */
export const responseKinds = ['page', 'recovery', 'missing', 'asset', 'worker', 'version', 'verifier', 'file', 'error', 'backend'] as const;
export type ResponseKind = (typeof responseKinds)[number];

/** Headers of a response, by name. */
export type Headers = Readonly<Record<string, string>>;

export interface HeaderOptions extends PolicyOptions {
  /** True to add the headers that a host with a certificate of its own sends. */
  readonly isDeployed?: boolean;
}

type Value = (config: RuntimeConfig, options: HeaderOptions) => string | undefined;
type Row = readonly [header: string, kinds: readonly ResponseKind[], value: Value | string];

const PAGES: readonly ResponseKind[] = ['page', 'recovery', 'missing'];
const TWO_YEARS_S = 63_072_000;
const YEAR_S = 31_536_000;
const HOUR_S = 3600;

/**
 * Headers with the kinds of responses that have them. This is the only table: every host of the site, in development and
 * in a deployment, sends these.
 */
const TABLE: readonly Row[] = [
  ['X-Content-Type-Options', responseKinds, 'nosniff'],
  ['Cross-Origin-Resource-Policy', responseKinds, 'same-origin'],
  ['Permissions-Policy', responseKinds, permissionsPolicy],
  [
    'Strict-Transport-Security',
    responseKinds,
    (_, { isDeployed }) => (isDeployed === true ? `max-age=${TWO_YEARS_S}; includeSubDomains` : undefined),
  ],
  ['Referrer-Policy', ['recovery'], 'no-referrer'],
  ['Referrer-Policy', responseKinds.filter((kind) => kind !== 'recovery'), 'strict-origin-when-cross-origin'],
  // The value is the same for all kinds, because some hosts join the values of several rules.
  ['Cross-Origin-Opener-Policy', responseKinds, 'same-origin-allow-popups'],
  ['Content-Security-Policy', PAGES, contentSecurityPolicy],
  ['Content-Security-Policy', ['worker'], WORKER_POLICY],
  // The page of the verifier contains its own policy.
  ['Content-Security-Policy', ['verifier'], "frame-ancestors 'none'"],
  ['Content-Security-Policy', ['file', 'version', 'error'], "default-src 'none'; frame-ancestors 'none'"],
  ['Cache-Control', ['page', 'recovery', 'worker', 'verifier'], 'no-cache'],
  ['Cache-Control', ['asset'], `public, max-age=${YEAR_S}, immutable`],
  ['Cache-Control', ['file'], `public, max-age=${HOUR_S}`],
  ['Cache-Control', ['missing', 'version', 'error'], 'no-store'],
];

/** Returns the headers of a kind of response. */
export function responseHeaders(kind: ResponseKind, config: RuntimeConfig, options: HeaderOptions = {}): Headers {
  const rows = TABLE.filter(([, kinds]) => kinds.includes(kind));
  const values = rows.map(([header, , value]) => [header, typeof value === 'string' ? value : value(config, options)] as const);
  return Object.fromEntries(values.flatMap(([header, value]) => (value === undefined ? [] : [[header, value]])));
}

/**
 * Returns the Permissions-Policy: only the verification widget may use the camera (SPEC S5), and the location needs its
 * switch (SPEC Q34).
 */
function permissionsPolicy({ verification, regulation }: RuntimeConfig): string {
  // A page can delegate only a feature that it has itself.
  const camera = verification.origin === '' ? '()' : `(self "${verification.origin}")`;
  const denied = ['accelerometer', 'browsing-topics', 'gyroscope', 'magnetometer', 'microphone', 'midi', 'payment', 'usb'];
  const geolocation = regulation.geolocation === 'off' ? '()' : '(self)';
  return [`camera=${camera}`, `geolocation=${geolocation}`, ...denied.map((feature) => `${feature}=()`)].join(', ');
}
