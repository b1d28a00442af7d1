import { describe, expect, it } from 'vitest';

import { parseRuntimeConfig, readRuntimeConfig, realtimeAddress } from './runtime-config';
import { RuntimeConfigError } from './runtime-config-checks';

const here = { hostname: 'site.example', port: '', protocol: 'https:' };

describe('parseRuntimeConfig', () => {
  it('gives every key its default when the block is empty', () => {
    expect(parseRuntimeConfig('  ')).toEqual({
      apiBase: '',
      brand: {
        name: 'palpite',
        title: 'Palpite',
        layout: 'default',
        mode: 'dark',
        themeColor: { dark: '#091225', light: '#f2f4f9' },
        mark: null,
        menu: [],
      },
      realtime: {
        key: '',
        host: '',
        port: 443,
        tls: true,
        signIn: false,
        batchAuth: false,
        visitors: 'settled',
        statistics: false,
        httpFallback: false,
      },
      verification: { token: '', origin: '' },
      captcha: { siteKey: '', origin: '' },
      sportsOrigin: '',
      tagsOrigin: '',
      chatOrigin: '',
      librasOrigin: '',
      gamesOrigins: [],
      storageBase: '/storage',
      sentryDsn: '',
      sentryReplays: false,
      sentryPercent: 100,
      session: { countServerErrors: false },
      marketing: { ownParameters: [] },
      errorAlerts: 'hide',
      bonusPolicy: 'br',
      regulation: {
        terms: 'accept',
        marketingCookies: 'consent',
        realityChecks: 'interrupt',
        realityCheckMinutes: 60,
        registrationLimits: 'required',
        betCountLimit: true,
        riskWarning: 'everywhere',
        adWarning: 'Apostar pode causar dependência',
        declarations: 'required',
        activation: 'steps',
        inactivityMinutes: 30,
        geolocation: 'consent',
      },
      publicReads: 'specified',
      playerOverview: false,
      liveTables: false,
      fairnessBeacon: null,
    });
  });

  it('keeps what is given', () => {
    const given = {
      apiBase: 'https://api.brasa.example/site',
      brand: {
        name: 'brasa',
        title: 'Brasa',
        layout: 'blaze',
        mode: 'light',
        themeColor: { dark: '#181110', light: '#f6f4f4' },
        mark: { width: 144, letters: 'M4 6V40.5', accentLines: '', accentDots: '' },
        menu: [{ label: 'Blog', url: 'https://blog.example/', icon: '' }],
      },
      realtime: {
        key: 'k',
        host: 'ws.brasa.example',
        port: 8443,
        tls: false,
        signIn: true,
        batchAuth: true,
        visitors: 'idle',
        statistics: true,
        httpFallback: true,
      },
      verification: { token: 't', origin: 'https://verify.example' },
      captcha: { siteKey: 's', origin: 'https://captcha.example' },
      sportsOrigin: 'https://sports.example',
      tagsOrigin: 'https://tags.example',
      chatOrigin: 'http://127.0.0.1:4011',
      librasOrigin: 'https://libras.example',
      gamesOrigins: ['https://a.example', 'https://b.example'],
      storageBase: 'https://cdn.example/storage',
      sentryDsn: 'https://0a1b2c@o1.ingest.sentry.example/42',
      sentryReplays: true,
      sentryPercent: 10,
      session: { countServerErrors: true },
      marketing: { ownParameters: ['search', 'page'] },
      errorAlerts: 'stay',
      bonusPolicy: 'open',
      regulation: {
        terms: 'inform',
        marketingCookies: 'notice',
        realityChecks: 'notice',
        realityCheckMinutes: 0,
        registrationLimits: 'none',
        betCountLimit: false,
        riskWarning: 'footer',
        adWarning: '',
        declarations: 'none',
        activation: 'identity',
        inactivityMinutes: 0,
        geolocation: 'off',
      },
      publicReads: 'cacheable',
      playerOverview: true,
      liveTables: true,
      fairnessBeacon: { chainHash: 'ab'.repeat(32), publicKey: 'cd'.repeat(96), genesisTime: 1, periodS: 30 },
    };
    expect(parseRuntimeConfig(JSON.stringify(given))).toEqual(given);
  });

  it.each([
    [{ apiBase: 'ftp://api.example' }, 'apiBase'],
    [{ apiBase: 'https://api.example/' }, 'apiBase'],
    [{ apiBase: 'https://api.example/?a=1' }, 'apiBase'],
    [{ apiBase: 'https://user:word@api.example' }, 'apiBase'],
    [{ apiBase: null }, 'apiBase'],
    [{ brand: { name: '../evil' } }, 'brand.name'],
    [{ brand: { layout: 'tower' } }, 'brand.layout'],
    [{ brand: { themeColor: { dark: 'url(x)' } } }, 'brand.themeColor.dark'],
    [{ brand: { mark: {} } }, 'brand.mark.width'],
    [{ brand: { menu: [{ href: '/' }] } }, 'brand.menu.0.href'],
    [{ realtime: [] }, 'realtime'],
    [{ realtime: { port: 65_536 } }, 'realtime.port'],
    [{ realtime: { port: '443' } }, 'realtime.port'],
    [{ realtime: { tls: 'yes' } }, 'realtime.tls'],
    [{ realtime: { signIn: 1 } }, 'realtime.signIn'],
    [{ realtime: { batchAuth: 'yes' } }, 'realtime.batchAuth'],
    [{ realtime: { visitors: 'mount' } }, 'realtime.visitors'],
    [{ realtime: { statistics: 60 } }, 'realtime.statistics'],
    [{ realtime: { httpFallback: 'sockjs' } }, 'realtime.httpFallback'],
    [{ playerOverview: 1 }, 'playerOverview'],
    [{ liveTables: 'yes' }, 'liveTables'],
    [{ realtime: { hots: 'a' } }, 'realtime.hots'],
    [{ verification: { origin: 'https://verify.example/path' } }, 'verification.origin'],
    [{ gamesOrigins: 'https://a.example' }, 'gamesOrigins'],
    [{ gamesOrigins: ['https://a.example', "https://b.example; script-src 'unsafe-inline'"] }, 'gamesOrigins.1'],
    [{ sportsOrigin: 'javascript:alert(1)' }, 'sportsOrigin'],
    [{ sportsOrigin: 'https://a;script-src' }, 'sportsOrigin'],
    [{ storageBase: '//cdn.example' }, 'storageBase'],
    [{ sentryDsn: 'https://monitor.example/1' }, 'sentryDsn'],
    [{ sentryDsn: 'https://key:secret@monitor.example/1' }, 'sentryDsn'],
    [{ sentryDsn: 'https://key@monitor.example/' }, 'sentryDsn'],
    [{ sentryDsn: 'https://key@monitor.example/1?debug=1' }, 'sentryDsn'],
    [{ sentryReplays: 0.1 }, 'sentryReplays'],
    [{ sentryPercent: 0 }, 'sentryPercent'],
    [{ sentryPercent: 101 }, 'sentryPercent'],
    [{ session: { countServerErrors: 3 } }, 'session.countServerErrors'],
    [{ marketing: { ownParameters: 'search' } }, 'marketing.ownParameters'],
    [{ marketing: { ownParameters: [1] } }, 'marketing.ownParameters.0'],
    [{ errorAlerts: 'never' }, 'errorAlerts'],
    [{ bonusPolicy: 'us' }, 'bonusPolicy'],
    [{ regulation: 'observed' }, 'regulation'],
    [{ regulation: { terms: 'ignore' } }, 'regulation.terms'],
    [{ regulation: { marketingCookies: true } }, 'regulation.marketingCookies'],
    [{ regulation: { realityChecks: 'never' } }, 'regulation.realityChecks'],
    [{ regulation: { realityCheckMinutes: 1441 } }, 'regulation.realityCheckMinutes'],
    [{ regulation: { registrationLimits: 'skip' } }, 'regulation.registrationLimits'],
    [{ regulation: { inactivityMinutes: -1 } }, 'regulation.inactivityMinutes'],
    [{ regulation: { geolocation: 'always' } }, 'regulation.geolocation'],
    [{ regulation: { inactivityMinutes: 1.5 } }, 'regulation.inactivityMinutes'],
    [{ regulation: { unknown: 'strict' } }, 'regulation.unknown'],
    [{ fairnessBeacon: {} }, 'fairnessBeacon.chainHash'],
    [{ fairnessBeacon: { chainHash: 'ab' } }, 'fairnessBeacon.chainHash'],
    [{ fairnessBeacon: { chainHash: 'ab'.repeat(32), publicKey: 'CD'.repeat(96) } }, 'fairnessBeacon.publicKey'],
    [{ fairnessBeacon: { chainHash: 'ab'.repeat(32), publicKey: '' } }, 'fairnessBeacon.publicKey'],
    [{ fairnessBeacon: { chainHash: 'ab'.repeat(32), publicKey: 'cd'.repeat(96), genesisTime: '1' } }, 'fairnessBeacon.genesisTime'],
    [{ fairnessBeacon: { chainHash: 'ab'.repeat(32), publicKey: 'cd'.repeat(96), genesisTime: 1, periodS: 0 } }, 'fairnessBeacon.periodS'],
    [{ unknown: 1 }, 'unknown'],
  ])('names the wrong key of %j', (given, key) => {
    const parse = () => parseRuntimeConfig(JSON.stringify(given));
    expect(parse).toThrow(RuntimeConfigError);
    expect(parse).toThrow(`"${key}"`);
  });

  it.each(['{', '[]', 'null', '"text"'])('refuses a block that is no object: %s', (source) => {
    expect(() => parseRuntimeConfig(source)).toThrow('Runtime configuration: the block is not');
  });

  it('does not take a key from the prototype', () => {
    expect(() => parseRuntimeConfig('{"__proto__": {"apiBase": "https://evil.example"}}')).toThrow('"__proto__"');
  });
});

it('a deployment that names one switch keeps the strict side of the others (SPEC Q1)', () => {
  const { regulation } = parseRuntimeConfig('{"regulation": {"terms": "inform"}}');
  expect(regulation).toEqual({ ...parseRuntimeConfig('').regulation, terms: 'inform' });
});

describe('the page', () => {
  it('holds the configuration in a data block', () => {
    const page = new DOMParser().parseFromString(
      '<script type="application/json" id="config">{"bonusPolicy":"open"}</script>',
      'text/html',
    );
    expect(readRuntimeConfig(page).bonusPolicy).toBe('open');
  });

  it('has defaults without a block', () => {
    const page = new DOMParser().parseFromString('<p></p>', 'text/html');
    expect(readRuntimeConfig(page).storageBase).toBe('/storage');
  });
});

describe('realtimeAddress', () => {
  it('is the configured host', () => {
    const config = parseRuntimeConfig('{"realtime": {"key": "k", "host": "ws.example", "port": 8080, "tls": false}}');
    expect(realtimeAddress(config, here)).toEqual({ host: 'ws.example', port: 8080, tls: false });
  });

  it.each([
    [here, { host: 'site.example', port: 443, tls: true }],
    [
      { hostname: 'localhost', port: '5173', protocol: 'http:' },
      { host: 'localhost', port: 5173, tls: false },
    ],
    [
      { hostname: 'localhost', port: '', protocol: 'http:' },
      { host: 'localhost', port: 80, tls: false },
    ],
  ])('is the address of the site where none is configured', (page, expected) => {
    expect(realtimeAddress(parseRuntimeConfig('{"realtime": {"key": "k"}}'), page)).toEqual(expected);
  });
});
