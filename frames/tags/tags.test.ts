// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { gtm } from './gtm';
import { meta } from './meta';

const collected: Record<string, unknown>[] = [];
const scripts = {
  gtm: () => import('../../mocks/third-party/providers/gtm'),
  meta: () => import('../../mocks/third-party/providers/meta'),
};

beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
  collected.length = 0;
  vi.stubGlobal('fetch', (_: unknown, { body }: { body: string }) => {
    collected.push(JSON.parse(body) as Record<string, unknown>);
    return Promise.resolve(new Response(null, { status: 204 }));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  for (const name of ['dataLayer', 'fbq', '_fbq']) Reflect.deleteProperty(globalThis, name);
});

/** Starts an adapter with the fake script. @returns what the site would see and do */
async function start(name: keyof typeof scripts, options: Record<string, string> = {}) {
  const adapter = { gtm, meta }[name];
  const addresses: string[] = [];
  const ids: string[] = [];
  const track = await adapter({
    container: 'GTM-DEMO123',
    options: { script: `https://tags.example/${name}.js`, ...options },
    async load(address) {
      addresses.push(address);
      await scripts[name]();
    },
    onClientId: (id) => ids.push(id),
  });
  return { track, addresses, ids };
}

describe('the adapter of Google Tag Manager', () => {
  it('loads the container of the settings, with the consent given after denied defaults', async () => {
    const commands: unknown[][] = [];
    const { addresses } = await start('gtm');
    expect(addresses).toEqual(['https://tags.example/gtm.js?id=GTM-DEMO123']);
    for (const item of Reflect.get(globalThis, 'dataLayer') as unknown[])
      if (String(item) === '[object Arguments]') commands.push(Array.from(item as ArrayLike<unknown>));
    const all = (state: string) => ({ ad_storage: state, ad_user_data: state, ad_personalization: state, analytics_storage: state });
    expect(commands).toEqual([
      ['consent', 'default', all('denied')],
      ['consent', 'update', all('granted')],
    ]);
  });

  it('passes events with their parameters, and never lets one rename the event', async () => {
    const { track } = await start('gtm');
    track({ name: 'page_view', params: { page_path: '/casino', event: 'x' } });
    expect(collected).toMatchObject([{ via: 'tag-manager', name: 'page_view', params: { page_path: '/casino' } }]);
  });

  it('sends the client id of the Google tag, if one is configured', async () => {
    expect((await start('gtm', { measurement: 'G-DEMO' })).ids).toEqual([expect.stringMatching(/^\d+\.\d+$/)]);
    expect((await start('gtm')).ids).toEqual([]);
  });
});

describe('the adapter of the Meta pixel', () => {
  it('tracks its standard events under the configured pixel, and no others', async () => {
    const { track } = await start('meta', { pixel: '123' });
    track({ name: 'login', params: {} });
    track({ name: 'open_chat', params: {} });
    expect(collected).toMatchObject([{ via: 'pixel', name: 'Login', params: { pixel: '123' } }]);
  });
});

it.each(['gtm', 'meta'] as const)('%s is rejected if its script is blocked', async (name) => {
  const load = () => Promise.reject(new Error('blocked'));
  await expect({ gtm, meta }[name]({ container: 'GTM-1', options: {}, load, onClientId: vi.fn() })).rejects.toThrow('blocked');
});
