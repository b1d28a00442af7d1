import { describe, expect, it } from 'vitest';

import { parseBackend, settingsFromEnvironment, siteSettings } from './settings';

const servers = (settings: ReturnType<typeof siteSettings>) =>
  Object.fromEntries(settings.behind.map(({ path, server }) => [path, server]));

describe('siteSettings', () => {
  it('puts the stand-in behind every backend path and third parties on another host', () => {
    const settings = siteSettings({ backend: 'http' });
    expect(new Set(Object.values(servers(settings)))).toEqual(new Set(['http://localhost:4010']));
    expect(settings.config).toMatchObject({
      apiBase: '',
      brandBackend: 'api.palpite.example',
      realtime: { key: 'standin-key', host: '' },
      sportsOrigin: 'http://127.0.0.1:4011',
    });
  });

  it('puts nothing behind the site when the stand-in lives in the page', () => {
    expect(siteSettings({ backend: 'worker' }).behind).toEqual([]);
  });

  it('sends the contract to Prism and the rest to the stand-in, without real time', () => {
    const settings = siteSettings({ backend: 'prism' });
    expect(servers(settings)).toMatchObject({
      '/api': 'http://127.0.0.1:4020',
      '/v2': 'http://127.0.0.1:4020',
      '/storage': 'http://localhost:4010',
    });
    expect(settings.config.realtime.key).toBe('');
  });

  it('keeps the socket off the judging proxy', () => {
    const settings = settingsFromEnvironment({ SITE_BACKEND: 'judged', SITE_ADDRESSES: 'tests' });
    expect(servers(settings)).toMatchObject({ '/api': 'http://127.0.0.1:4121', '/app': 'http://localhost:4110' });
    expect(settings.port).toBe(5273);
    expect(settings.config.realtime.key).toBe('standin-key');
  });

  it('takes brand, storage and socket from the address of a server, and no third party', () => {
    const settings = siteSettings({ backend: new URL('https://api.brasa.example/'), realtime: 'ws.brasa.example:8443' });
    expect(servers(settings)).toMatchObject({ '/api': 'https://api.brasa.example', '/app': 'https://ws.brasa.example:8443' });
    expect(settings.config).toMatchObject({ brandBackend: 'api.brasa.example', sportsOrigin: '', verification: { token: '' } });
  });

  it('lets the brand and single keys of the configuration be chosen', () => {
    const settings = siteSettings({
      backend: new URL('http://localhost:9000'),
      brand: 'ipe',
      config: { realtime: { key: 'other' }, bonusPolicy: 'open' },
    });
    expect(settings.config).toMatchObject({ brandBackend: 'api.ipe.example', realtime: { key: 'other', host: '' }, bonusPolicy: 'open' });
  });

  it('refuses an unknown brand and a wrong key', () => {
    expect(() => siteSettings({ backend: 'http', brand: 'nenhuma' })).toThrow("no brand 'nenhuma'");
    expect(() => siteSettings({ backend: 'http', config: { bonusPolicy: 'us' } })).toThrow('"bonusPolicy"');
  });
});

describe('parseBackend', () => {
  it.each(['http', 'worker', 'prism', 'judged'])('knows %s', (word) => expect(parseBackend(word)).toBe(word));
  it('takes an address', () => expect(parseBackend('https://api.example')).toEqual(new URL('https://api.example')));
  it.each(['', 'https', 'ftp://api.example', 'api.example', 'https://'])('refuses %j', (word) =>
    expect(parseBackend(word)).toBeUndefined(),
  );
});
