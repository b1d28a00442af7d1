import { describe, expect, it } from 'vitest';

import { parseRuntimeConfig } from '../../src/api/runtime-config';

import { contentSecurityPolicy } from './content-security-policy';

const policy = (config: object, options = {}) =>
  new Map(
    contentSecurityPolicy(parseRuntimeConfig(JSON.stringify(config)), options)
      .split('; ')
      .map((directive) => [directive.slice(0, directive.indexOf(' ')), directive.slice(directive.indexOf(' ') + 1)]),
  );

describe('contentSecurityPolicy', () => {
  it('allows only the site itself if nothing else is configured', () => {
    expect(Object.fromEntries(policy({}))).toEqual({
      'default-src': "'none'",
      'script-src': "'self'",
      'style-src': "'self'",
      'img-src': "'self' data: https:",
      'font-src': "'self'",
      'connect-src': "'self'",
      'frame-src': "'none'",
      'worker-src': "'self'",
      'manifest-src': "'self'",
      'form-action': "'self'",
      'base-uri': "'none'",
      'frame-ancestors': "'none'",
      'require-trusted-types-for': "'script'",
      'trusted-types': 'dompurify service-worker curves-worker',
    });
  });

  it('allows API, monitoring and WebSocket connections to the configured hosts', () => {
    const connect = policy({
      apiBase: 'https://api.example/base',
      sentryDsn: 'https://key@monitor.example/1',
      realtime: { key: 'k', host: 'ws.example', port: 6001, tls: true },
    }).get('connect-src');
    expect(connect).toBe("'self' https://api.example https://monitor.example wss://ws.example:6001");
  });

  it('allows an unencrypted WebSocket, and none without a key', () => {
    const realtime = { key: 'k', host: 'ws.example', port: 80, tls: false };
    expect(policy({ realtime }).get('connect-src')).toBe("'self' ws://ws.example:80");
    expect(policy({ realtime: { ...realtime, key: '' } }).get('connect-src')).toBe("'self'");
  });

  it.each(['statistics', 'httpFallback'])('allows requests to the host of the socket with the switch %s (SPEC T3)', (name) => {
    const realtime = { key: 'k', host: 'ws.example', port: 443, tls: true, [name]: true };
    expect(policy({ realtime }).get('connect-src')).toBe("'self' wss://ws.example:443 https://ws.example:443");
  });

  it('allows images of the storage and API hosts', () => {
    const img = policy({ apiBase: 'https://api.example', storageBase: 'https://cdn.example/storage' }).get('img-src');
    expect(img).toBe("'self' data: https: https://cdn.example https://api.example");
  });

  it('lists the origin of each third party once (SPEC S19)', () => {
    const shared = 'https://third.example';
    const frames = policy({
      verification: { token: 't', origin: shared },
      captcha: { siteKey: 's', origin: shared },
      sportsOrigin: 'https://sports.example',
      gamesOrigins: ['https://games.example', shared],
    }).get('frame-src');
    expect(frames).toBe('https://third.example https://sports.example https://games.example');
  });

  it('allows the nonce and the default Trusted Types policy in development', () => {
    const development = policy({}, { nonce: 'abc', development: true });
    expect(development.get('script-src')).toBe("'self' 'nonce-abc'");
    expect(development.get('style-src')).toBe("'self' 'nonce-abc'");
    expect(development.get('trusted-types')).toBe('default dompurify service-worker curves-worker');
  });

  it('allows inline scripts and styles by hash, and the site’s own files', () => {
    const inline = policy({}, { hashes: { script: ["'sha256-one'"], style: ["'sha256-two'"] } });
    expect(inline.get('script-src')).toBe("'self' 'sha256-one'");
    expect(inline.get('style-src')).toBe("'self' 'sha256-two'");
  });
});
