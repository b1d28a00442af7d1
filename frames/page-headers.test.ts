import { describe, expect, it } from 'vitest';

import { pageHeaders } from './page-headers';
import { type ProviderSources, providers } from './providers';

const rows = Object.entries(providers).flatMap(([kind, ofKind]) =>
  Object.entries<ProviderSources>(ofKind).map(([name, provider]) => [`${kind}/${name}`, provider] as const),
);
const directives = (needs: Parameters<typeof pageHeaders>[0]) => {
  const policy = pageHeaders(needs, 'https://api.example', ['https://site.example'])['Content-Security-Policy'] ?? '';
  return new Map(policy.split('; ').map((text) => [text.split(' ')[0], text.split(' ').slice(1)]));
};

/** Returns true if a source list allows an address: exactly, by a path prefix, or as a subdomain. */
const allows = (source: string, address: string) => {
  if (source.includes('*.')) return new URL(address).hostname.endsWith(source.slice(source.indexOf('*') + 1));
  return address === source || address.startsWith(source.endsWith('/') ? source : `${source}/`);
};

describe('the policy of a page', () => {
  it.each(rows)('of %s allows exactly its hosts', (_, provider) => {
    const policy = directives({ providers: [provider] });
    const orNone = (sources: readonly string[] = []) => (sources.length === 0 ? ["'none'"] : sources);
    expect(policy.get('script-src')).toEqual(["'self'", ...(provider.scripts ?? [])]);
    expect(policy.get('style-src')).toEqual(["'self'", ...(provider.styles ?? [])]);
    expect(policy.get('img-src')).toEqual(["'self'", ...(provider.images ?? [])]);
    expect(policy.get('frame-src')).toEqual(orNone(provider.frames));
    expect(policy.get('connect-src')).toEqual(orNone(provider.connects));
    expect(policy.get('media-src')).toEqual(orNone(provider.media));
    expect(policy.get('frame-ancestors')).toEqual(['https://site.example']);
    expect(policy.has('require-trusted-types-for')).toBe(false);
  });

  it.each(rows)('of %s runs no inline script, and allows the script of its row', (_, { script, scripts = [] }) => {
    // WebAssembly does not count as inline script.
    const others = scripts.filter((source) => source !== "'wasm-unsafe-eval'");
    expect(others.join(' ')).not.toMatch(/unsafe|\*(?!\.)|http:/);
    if (script !== undefined) expect(scripts.some((source) => allows(source, script))).toBe(true);
  });

  it('of several providers has the hosts of all', () => {
    const policy = directives({ providers: [providers.tags.gtm, providers.tags.meta] });
    expect(policy.get('script-src')).toEqual(["'self'", 'https://*.googletagmanager.com', 'https://connect.facebook.net']);
  });

  it('without a provider allows its own scripts only, under Trusted Types', () => {
    const policy = directives({});
    expect(policy.get('script-src')).toEqual(["'self'"]);
    expect(policy.get('frame-src')).toEqual(["'none'"]);
    expect(policy.get('require-trusted-types-for')).toEqual(["'script'"]);
  });
});

describe('the camera', () => {
  const camera = (needs: Parameters<typeof pageHeaders>[0]) => pageHeaders(needs, '', [])['Permissions-Policy']?.split(', ')[0];

  it('is delegated only to the origin of an identity provider (SPEC S5)', () => {
    expect(camera({ providers: [providers.identity.legitimuz] })).toBe('camera=(self "https://widget.legitimuz.com")');
    expect(camera({ camera: true })).toBe('camera=(self)');
    for (const [name, provider] of rows) if (!name.startsWith('identity/')) expect(camera({ providers: [provider] })).toBe('camera=()');
  });
});
