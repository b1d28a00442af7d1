import { Script } from 'node:vm';

import { describe, expect, it } from 'vitest';

import { framePath, standInFrames } from './frame-pages';
import { pages } from './pages';
import { thirdPartyApp } from './server';

const backend = 'http://localhost:4110';
const site = 'http://localhost:5273';
const app = () => thirdPartyApp({ backend, siteOrigins: [site, 'https://localhost:5273'] });
const framePaths = standInFrames.map(framePath);
const paths = [...pages.map(({ path }) => path.replace(':game', '1024').replace(':session', 'gms_1')), ...framePaths];

describe('the pages', () => {
  it.each(paths)('%s can be embedded only by the sites and runs only its own scripts', async (path) => {
    const response = await app().request(path);
    const policy = response.headers.get('Content-Security-Policy') ?? '';
    expect(response.status).toBe(200);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain(
      `frame-ancestors ${/^\/(sportsbook|pragmatic-game)/.test(path) ? "'self' " : ''}${site} https://localhost:5273`,
    );
    expect(policy).toContain(`frame-src ${/^\/frames\/(sportsbook|game)/.test(path) ? "'self'" : "'none'"};`);
    // The script of a provider cannot be required to use Trusted Types.
    expect(policy.includes("require-trusted-types-for 'script'")).toBe(!framePaths.includes(path));
    expect(policy).not.toContain('unsafe');
    expect(response.headers.get('Referrer-Policy')).toBe('no-referrer');
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
  });

  it('may send requests to the backend only if they need it', async () => {
    const connects = async (path: string) =>
      /connect-src ([^;]+)/.exec((await app().request(path)).headers.get('Content-Security-Policy') ?? '')?.[1];
    expect(await connects('/sportsbook')).toBe(backend);
    expect(await connects('/frames/tags')).toBe("'self'");
    expect(await connects('/chat')).toBe("'none'");
  });

  it('allow the camera only to the verification widget', async () => {
    const camera = async (path: string) => (await app().request(path)).headers.get('Permissions-Policy');
    expect(await camera('/verification')).toContain('camera=(self)');
    expect(await camera('/chat')).toContain('camera=()');
  });

  it.each(paths)('%s contains the configuration and no inline code', async (path) => {
    const html = await (await app().request(path)).text();
    expect(html).toContain(`"backend":"${backend}"`);
    expect(html).toContain(`"siteOrigins":["${site}","https://localhost:5273"]`);
    expect(html).not.toMatch(/<style|\son\w+=|<script(?![^>]*(src=|application\/json))/);
  });

  it.each(paths)('%s names all modules that its modules import', async (path) => {
    const html = await (await app().request(path)).text();
    const named = [...html.matchAll(/(?:href|src)="(\/js\/[^"]+)"/g)].map(([, module = '']) => module);
    for (const module of named) {
      const source = await (await app().request(module)).text();
      const imported = [...source.matchAll(/^(?:import|export) [^;']*'(\.{1,2}\/[^']+)'/gm)].map(
        ([, to = '']) => new URL(to, backend + module).pathname,
      );
      expect(named).toEqual(expect.arrayContaining(imported));
    }
  });

  it('a game names a visit with a world of its own, and no other', async () => {
    const visit = async (text: string) =>
      /"visit":"([^"]*)"/.exec(await (await app().request(`/game/1001/gms_1?visit=${encodeURIComponent(text)}`)).text())?.[1];
    expect(await visit('verified:mine@own')).toBe('verified:mine@own');
    for (const text of ['verified:mine', 'verifed:mine@own', '"</script>@own']) expect(await visit(text)).toBeUndefined();
  });

  it.each(paths)('%s names the world of the request for it', async (path) => {
    const world = async (headers: Record<string, string>) =>
      /"world":"([^"]*)"/.exec(await (await app().request(path, { headers })).text())?.[1];
    expect(await world({ 'X-Stand-In-World': 'worker-1' })).toBe('worker-1');
    expect(await world({ Cookie: 'a=b; standin-world=worker-2' })).toBe('worker-2');
    expect(await world({})).toBeUndefined();
    expect(await world({ 'X-Stand-In-World': '</script>' })).toBeUndefined();
  });

  it.each(paths)('%s refers to existing files only', async (path) => {
    const html = await (await app().request(path)).text();
    const files = [...html.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, file = '']) => file);
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) expect([file, (await app().request(file)).status]).toEqual([file, 200]);
  });

  it('include a captcha of a provider on request, with its script and every import', async () => {
    const server = thirdPartyApp({ backend, siteOrigins: [site], captcha: 'turnstile' });
    const html = await (await server.request('/captcha')).text();
    expect(html).toContain('"providers":{"turnstile":{"script":"/providers/turnstile"}}');
    expect(html).toContain('/js/frames/captcha/main');
    for (const name of ['hcaptcha', 'turnstile', 'recaptcha', 'livechat', 'legitimuz', 'gtm', 'meta', 'altenar', 'vlibras']) {
      const code = await (await server.request(`/providers/${name}`)).text();
      expect(() => new Script(code)).not.toThrow();
    }
    expect((await server.request('/providers/README')).status).toBe(404);
    expect(await (await app().request('/captcha')).text()).toContain('/js/mocks/third-party/pages/captcha/main');
  });

  it('require valid origins', () => {
    expect(() => thirdPartyApp({ backend: 'http://localhost:4110/api', siteOrigins: [site] })).toThrow('not an origin');
    expect(() => thirdPartyApp({ backend, siteOrigins: ['*'] })).toThrow('not an origin');
  });
});

describe('the files', () => {
  it('are TypeScript without types', async () => {
    const response = await app().request('/js/frames/protocol/parse-message');
    expect(response.headers.get('Content-Type')).toContain('text/javascript');
    const code = await response.text();
    expect(code).toContain('export function parseFrameMessage');
    expect(code).not.toContain('import type');
  });

  it('are preloaded by the page that needs them', async () => {
    const html = await (await app().request('/sportsbook')).text();
    expect(html).toContain('<link rel="modulepreload" href="/js/mocks/third-party/pages/shared/dom">');
    expect(html.match(/modulepreload/g)?.length).toBeGreaterThan(5);
  });

  it('include every import of every page', async () => {
    const server = app();
    const seen = new Set<string>();
    const visit = async (path: string): Promise<void> => {
      if (seen.has(path)) return;
      seen.add(path);
      const response = await server.request(path);
      expect([path, response.status]).toEqual([path, 200]);
      const code = await response.text();
      for (const [, to = ''] of code.matchAll(/from "(\.[^"]+)"/g)) await visit(new URL(to, `http://x${path}`).pathname);
    };
    for (const page of [
      'sportsbook/main',
      'sportsbook-frame/main',
      'game/main',
      'plain-game/main',
      'pragmatic-game/main',
      'captcha/main',
      'chat/tracking',
      'verification/legitimuz',
      'shared/provider-backend',
    ]) {
      await visit(`/js/mocks/third-party/pages/${page}`);
    }
    for (const kind of ['captcha', ...standInFrames.map((frame) => frame.kind)]) await visit(`/js/frames/${kind}/main`);
    expect(seen.size).toBeGreaterThan(30);
  });

  it.each([
    '/js/mocks/third-party/server',
    '/js/mocks/third-party/files',
    '/js/mocks/db/world',
    '/js/mocks/db/catalogue/words.json',
    '/js/frames/providers',
    '/js/src/main',
    '/js/mocks/third-party/pages/sportsbook/slip.test',
    '/js/mocks/third-party/pages/../server',
    '/css/shared/dom.ts',
    '/css/../server.ts',
    '/js/%2e%2e/server',
  ])('do not include %s', async (path) => {
    expect((await app().request(path)).status).toBe(404);
  });

  it('include vendor scripts with isolated names', async () => {
    for (const path of ['/sportsbook/script.js', '/providers/gtm', '/providers/livechat']) {
      const code = await (await app().request(path)).text();
      expect(code).not.toMatch(/^\s*(import|export)\s/m);
      expect(() => new Script(code)).not.toThrow();
      expect(code.startsWith('(() => {')).toBe(true);
    }
  });
});

describe('the events of trackers', () => {
  const event = { via: 'pixel', name: 'PageView', params: { path: '/' }, client_id: '1.2' };
  const post = (server: ReturnType<typeof app>, body: unknown) =>
    server.request('/collect', { method: 'POST', body: JSON.stringify(body) });

  it('can be listed by visitor and deleted', async () => {
    const server = app();
    expect((await post(server, event)).status).toBe(204);
    await post(server, { ...event, client_id: '3.4', via: 'tag-manager' });
    const recorded = async (query = '') => (await (await server.request(`/recorded${query}`)).json()).data;
    expect(await recorded()).toMatchObject([
      { name: 'PageView', client_id: '1.2' },
      { client_id: '3.4', via: 'tag-manager' },
    ]);
    expect(await recorded('?client_id=1.2')).toHaveLength(1);
    await server.request('/recorded', { method: 'DELETE' });
    expect(await recorded()).toEqual([]);
  });

  it('are rejected if they are invalid', async () => {
    const server = app();
    for (const body of [null, [], { ...event, via: 'other' }, { ...event, params: 1 }]) expect((await post(server, body)).status).toBe(422);
    expect((await post(server, { ...event, params: { a: 'x'.repeat(20_000) } })).status).toBe(413);
  });
});
