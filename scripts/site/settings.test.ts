import { describe, expect, it } from 'vitest';

import { tests } from '../addresses';
import { parseRuntimeConfig } from '../../src/api/runtime-config';
import { OBSERVED } from './observed-preset';
import { parseBackend, settingsFromEnvironment, siteSettings } from './settings';

const servers = (settings: ReturnType<typeof siteSettings>) =>
  Object.fromEntries(settings.proxies.map(({ path, server }) => [path, server]));

describe('siteSettings', () => {
  it('forwards every backend path to the stand-in and uses another host for third parties (SPEC N2, N3)', () => {
    const settings = siteSettings({ backend: 'http' });
    expect(new Set(Object.values(servers(settings)))).toEqual(new Set(['http://localhost:4010']));
    expect(settings.config).toMatchObject({
      apiBase: '',
      brand: { name: 'palpite', title: 'Palpite', layout: 'default' },
      realtime: { key: 'standin-key', host: '' },
      sportsOrigin: 'http://127.0.0.1:4011',
    });
  });

  it('turns on no call that a deployment does not make by default', () => {
    const { realtime, playerOverview, liveTables, publicReads } = siteSettings({ backend: 'http' }).config;
    const deployment = parseRuntimeConfig('');
    expect({ playerOverview, liveTables, publicReads }).toEqual({
      playerOverview: deployment.playerOverview,
      liveTables: deployment.liveTables,
      publicReads: deployment.publicReads,
    });
    expect(realtime).toEqual({ ...deployment.realtime, key: 'standin-key' });
  });

  it('sets every switch of the preset, and keeps keys beside it', () => {
    const { config } = siteSettings({ backend: 'http', config: { regulation: 'observed', bonusPolicy: 'br' } });
    expect(config).toMatchObject({ ...OBSERVED, bonusPolicy: 'br' });
    expect(config.realtime.key).toBe('standin-key');
  });

  it('forwards only images if the stand-in is in the page', () => {
    expect(siteSettings({ backend: 'worker' }).proxies).toEqual([
      { path: '/storage', server: 'http://127.0.0.1:4011' },
      { path: '/icons', server: 'http://127.0.0.1:4011' },
    ]);
  });

  it('forwards API calls to Prism and the rest to the stand-in, without real time', () => {
    const settings = siteSettings({ backend: 'prism' });
    expect(servers(settings)).toMatchObject({
      '/api': 'http://127.0.0.1:4020',
      '/v2': 'http://127.0.0.1:4020',
      '/storage': 'http://localhost:4010',
    });
    expect(settings.config.realtime.key).toBe('');
  });

  it('connects the WebSocket past the validating proxy (SPEC N3)', () => {
    const settings = settingsFromEnvironment({ SITE_BACKEND: 'judged', SITE_ADDRESSES: 'tests' });
    expect(servers(settings)).toMatchObject({
      '/api': `http://127.0.0.1:${String(tests.prismProxy)}`,
      '/app': `http://localhost:${String(tests.standIn)}`,
    });
    expect(settings.port).toBe(tests.site);
    expect(settings.config.realtime.key).toBe('standin-key');
  });

  it('derives brand, storage and WebSocket from the URL of a server, without third parties', () => {
    const settings = siteSettings({ backend: new URL('https://api.brasa.example/'), realtime: 'ws.brasa.example:8443' });
    expect(servers(settings)).toMatchObject({ '/api': 'https://api.brasa.example', '/app': 'https://ws.brasa.example:8443' });
    expect(settings.config).toMatchObject({ brand: { name: 'brasa', layout: 'blaze' }, sportsOrigin: '', verification: { token: '' } });
  });

  it('accepts a brand and single keys of the configuration', () => {
    const settings = siteSettings({
      backend: new URL('http://localhost:9000'),
      brand: 'ipe',
      config: { realtime: { key: 'other' }, bonusPolicy: 'open' },
    });
    expect(settings.config).toMatchObject({ brand: { name: 'ipe' }, realtime: { key: 'other', host: '' }, bonusPolicy: 'open' });
  });

  it('rejects an unknown brand and an invalid key', () => {
    expect(() => siteSettings({ backend: 'http', brand: 'nenhuma' })).toThrow("no brand 'nenhuma'");
    expect(() => siteSettings({ backend: 'http', config: { bonusPolicy: 'us' } })).toThrow('"bonusPolicy"');
  });
});

describe('parseBackend', () => {
  it.each(['http', 'worker', 'prism', 'judged'])('accepts the name %s', (name) => expect(parseBackend(name)).toBe(name));
  it('accepts a URL', () => expect(parseBackend('https://api.example')).toEqual(new URL('https://api.example')));
  it.each(['', 'https', 'ftp://api.example', 'api.example', 'https://'])('rejects %j', (value) =>
    expect(parseBackend(value)).toBeUndefined(),
  );
});
