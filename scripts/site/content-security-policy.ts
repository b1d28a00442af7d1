import type { RuntimeConfig } from '../../src/api/runtime-config';

export interface PolicyOptions {
  /** Development only: Vite's own inline scripts and styles carry it. */
  readonly nonce?: string | undefined;
  /** Hashes of the page's inline scripts and style sheets, as the policy writes them. Beside 'self', or lazy chunks are refused. */
  readonly hashes?: { readonly script: readonly string[]; readonly style: readonly string[] } | undefined;
  /** Development only: the default policy of Trusted Types admits the mock worker's address. */
  readonly development?: boolean;
}

/** DOMPurify's own, and the start of the service worker; whatever else wants to write HTML or load scripts is refused. */
const TRUSTED_TYPES_POLICIES = ['dompurify', 'service-worker'];

/**
 * The Content-Security-Policy of the site's pages. The page runs its own scripts only; third parties live in frames.
 * @param config every host in the policy comes from it
 */
export function contentSecurityPolicy(config: RuntimeConfig, { nonce, hashes, development = false }: PolicyOptions = {}): string {
  const own = ["'self'", ...(nonce === undefined ? [] : [`'nonce-${nonce}'`])];
  const policies = development ? ['default', ...TRUSTED_TYPES_POLICIES] : TRUSTED_TYPES_POLICIES;
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': [...own, ...(hashes?.script ?? [])],
    'style-src': [...own, ...(hashes?.style ?? [])],
    // The backend names images by their whole address where it likes (SPEC S13, E4): any host, but never in the clear.
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

function thirdParties(config: RuntimeConfig): string[] {
  const { verification, captcha, sportsOrigin, tagsOrigin, chatOrigin, gamesOrigins } = config;
  return origins(verification.origin, captcha.origin, sportsOrigin, tagsOrigin, chatOrigin, ...gamesOrigins);
}

/** Each origin once; paths on the site and empty addresses have none of their own. */
function origins(...addresses: string[]): string[] {
  return [...new Set(addresses.filter((address) => /^https?:/.test(address)).map((address) => new URL(address).origin))];
}

function socket({ realtime: { key, host, port, tls } }: RuntimeConfig): string[] {
  return key === '' || host === '' ? [] : [`${tls ? 'wss' : 'ws'}://${host}:${port}`];
}

function orNone(sources: readonly string[]): readonly string[] {
  return sources.length === 0 ? ["'none'"] : sources;
}
