import { describe, expect, it } from 'vitest';

import { pageHeaders } from './page-headers';
import { captchaVendors } from './providers';

const directives = (needs: Parameters<typeof pageHeaders>[0]) => {
  const policy = pageHeaders(needs, 'https://api.example', ['https://site.example'])['Content-Security-Policy'] ?? '';
  return new Map(policy.split('; ').map((text) => [text.split(' ')[0], text.split(' ').slice(1)]));
};

describe('the policy of a page', () => {
  it.each(Object.entries(captchaVendors))('with the script of %s allows exactly its hosts', (_, vendor) => {
    const policy = directives({ vendor });
    expect(policy.get('script-src')).toEqual(["'self'", ...vendor.scripts]);
    expect(policy.get('frame-src')).toEqual(vendor.frames);
    expect(policy.get('connect-src')).toEqual(vendor.connects.length === 0 ? ["'none'"] : vendor.connects);
    expect(policy.get('style-src')).toEqual(["'self'", ...vendor.styles]);
    expect(policy.get('frame-ancestors')).toEqual(['https://site.example']);
    expect(policy.has('require-trusted-types-for')).toBe(false);
  });

  it.each(Object.entries(captchaVendors))('allows the script of %s itself', (_, { script, scripts }) => {
    const isAllowed = scripts.some((source) => script.startsWith(source.endsWith('/') ? source : `${source}/`));
    const isSubdomain = scripts.some(
      (source) => source.includes('*.') && new URL(script).hostname.endsWith(source.slice(source.indexOf('*') + 1)),
    );
    expect(isAllowed || isSubdomain).toBe(true);
  });

  it('without a vendor allows its own scripts only, under Trusted Types', () => {
    const policy = directives({});
    expect(policy.get('script-src')).toEqual(["'self'"]);
    expect(policy.get('frame-src')).toEqual(["'none'"]);
    expect(policy.get('require-trusted-types-for')).toEqual(["'script'"]);
  });
});
