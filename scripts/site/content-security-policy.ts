import type { RuntimeConfig } from '../../src/api/runtime-config';

/** Sources that a policy allows besides those of the configuration. */
export interface PolicyOptions {
  /** Nonce of Vite's inline code, in development only. */
  readonly nonce?: string | undefined;
  /** Hashes of inline code. They are allowed besides 'self', which lazy chunks need. */
  readonly hashes?: { readonly script: readonly string[]; readonly style: readonly string[] } | undefined;
  /** True to add the default Trusted Types policy, for the mock service worker. */
  readonly development?: boolean;
}

const TRUSTED_TYPES_POLICIES = ['dompurify', 'service-worker', 'curves-worker'];

/** Returns the policy of pages, which lets them run their own scripts only. */
export function contentSecurityPolicy(config: RuntimeConfig, { nonce, hashes, development = false }: PolicyOptions = {}): string {
  const own = ["'self'", ...(nonce === undefined ? [] : [`'nonce-${nonce}'`])];
  const policies = development ? ['default', ...TRUSTED_TYPES_POLICIES] : TRUSTED_TYPES_POLICIES;
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': [...own, ...(hashes?.script ?? [])],
    'style-src': [...own, ...(hashes?.style ?? [])],
    // The backend may send images of any https host (SPEC S13, E4).
    'img-src': ["'self'", 'data:', 'https:', ...origins(config.storageBase, config.apiBase)],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...origins(config.apiBase, config.sentryDsn), ...socket(config)],
    'frame-src': orNone(thirdParties(config)),
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': policies,
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}

/** Policy of the service worker, which lets it fetch pages and files of the site only. */
export const WORKER_POLICY = "default-src 'self'; frame-ancestors 'none'";

function thirdParties(config: RuntimeConfig): string[] {
  const { verification, captcha, sportsOrigin, tagsOrigin, chatOrigin, librasOrigin, gamesOrigins } = config;
  return origins(verification.origin, captcha.origin, sportsOrigin, tagsOrigin, chatOrigin, librasOrigin, ...gamesOrigins);
}

/** Returns the origins of addresses, without empty ones and paths of the site. */
function origins(...addresses: string[]): string[] {
  return [...new Set(addresses.filter((address) => /^https?:/.test(address)).map((address) => new URL(address).origin))];
}

function socket({ realtime: { key, host, port, tls, statistics, httpFallback } }: RuntimeConfig): string[] {
  if (key === '' || host === '') return [];
  const schemes = [tls ? 'wss' : 'ws', ...(statistics || httpFallback ? [tls ? 'https' : 'http'] : [])];
  return schemes.map((scheme) => `${scheme}://${host}:${port}`);
}

function orNone(sources: readonly string[]): readonly string[] {
  return sources.length === 0 ? ["'none'"] : sources;
}
