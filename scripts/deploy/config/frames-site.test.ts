import { expect, test } from 'vitest';

import { parseDeploymentConfig } from './deployment-config';
import { composeFile, dockerfile } from '../hosts/container';
import { caddyfile } from '../hosts/caddy';
import { host } from '../hosts/host-site.fixture';
import { nginxConf } from '../hosts/nginx';

import { framesHeadersFile } from '../frames/frames-headers-file';
import { framesSite } from './frames-site';
import { FRAMES, framesDeployment, framesRuntime } from './frames.fixture';

const SITE = 'https://mare.example';

function describeFrames(deployment: object = framesDeployment, runtime: object = framesRuntime) {
  const required = { site: SITE, contact: 'mailto:a@mare.example' };
  const parsed = parseDeploymentConfig({ ...runtime, deployment: { ...required, ...deployment } });
  return framesSite({ ...host.config, ...parsed.runtime }, parsed.deployment);
}

const frames = describeFrames();
const withFrames = { ...host, frames };
const pageAt = (path: string) => frames?.pages.find((page) => page.path === path);
const policyAt = (path: string) => pageAt(path)?.headers['Content-Security-Policy'] ?? '';

test('each kind of page has the address at which the site looks for it', () => {
  expect(frames?.pages.map(({ path, file }) => [path, file])).toEqual([
    ['/captcha', '/captcha.html'],
    ['/verification', '/verification.html'],
    ['/chat', '/chat.html'],
    ['/frames/tags', '/frames/tags.html'],
    ['/frames/sportsbook', '/frames/sportsbook.html'],
    ['/frames/game', '/frames/game.html'],
    ['/frames/libras', '/frames/libras.html'],
  ]);
  expect(describeFrames({ frames: { origin: FRAMES, chat: 'livechat' } })?.pages.map(({ kind }) => kind)).toEqual(['chat']);
  expect(describeFrames({})).toBeUndefined();
});

test('the policy of a page has the hosts of its providers only, and lets only the site embed it', () => {
  expect(policyAt('/captcha')).toContain("script-src 'self' https://challenges.cloudflare.com;");
  expect(policyAt('/frames/tags')).toContain("script-src 'self' https://*.googletagmanager.com https://connect.facebook.net;");
  expect(policyAt('/frames/libras')).toContain("script-src 'self' https://vlibras.gov.br https://*.vlibras.gov.br 'wasm-unsafe-eval';");
  expect(policyAt('/frames/sportsbook')).toContain('frame-src https://*.biahosted.com https://book.example;');
  for (const page of frames?.pages ?? []) expect(page.headers['Content-Security-Policy']).toContain(`frame-ancestors ${SITE}`);
});

test('a page has the headers of all responses, and only the identity page a camera (SPEC S5, N18)', () => {
  for (const { path, headers } of frames?.pages ?? []) {
    expect(headers).toMatchObject({
      'Strict-Transport-Security': expect.stringContaining('max-age='),
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Referrer-Policy': 'no-referrer',
      'Cache-Control': 'no-store',
    });
    expect(headers['Permissions-Policy']?.includes('camera=()')).toBe(path !== '/verification');
  }
});

test('a page knows its site and its providers, with their scripts and the values of the deployment', () => {
  expect(pageAt('/captcha')?.config).toEqual({
    siteOrigins: [SITE],
    providers: { turnstile: { script: 'https://challenges.cloudflare.com/turnstile/v0/api.js' } },
  });
  expect(pageAt('/frames/tags')?.config.providers).toMatchObject({ gtm: { measurement: 'G-ABC' }, meta: { pixel: '123' } });
  expect(pageAt('/frames/sportsbook')?.config.providers['page']).toEqual({ address: 'https://book.example/pt' });
});

test.each([
  [{ captcha: { siteKey: 'key', origin: '' } }, {}, 'captcha.origin'],
  [{ gamesOrigins: ['https://games.example'] }, {}, 'gamesOrigins'],
])('%j with %j is refused at %s: the site would not find the page', (runtime, changed, key) => {
  const deployment = { frames: { ...framesDeployment.frames, ...changed } };
  expect(() => describeFrames(deployment, { ...framesRuntime, ...runtime })).toThrow(`"${key}"`);
});

test('nginx serves the pages under their own name, with the headers of each', () => {
  const conf = nginxConf(withFrames);
  const server = conf.slice(conf.indexOf('server_name frames.mare.example;'));
  expect(server).toContain('root releases/1/frames;');
  expect(server).toContain(`add_header Content-Security-Policy "${policyAt('/captcha')}" always;`);
  expect(server).toMatch(/location = \/frames\/tags \{[^]*?try_files \/frames\/tags\.html\$site_br \/frames\/tags\.html @missing;/);
  expect(server).toContain('return 308 https://frames.mare.example$request_uri;');
  expect(nginxConf(host)).not.toContain('root releases/1/frames;');
});

test('Caddy, static hosts and the container serve them too', () => {
  expect(caddyfile(withFrames)).toMatch(/^frames\.mare\.example \{[^]*rewrite \* \/captcha\.html/m);
  expect(frames && framesHeadersFile(frames)).toContain(`/captcha\n`);
  expect(dockerfile(withFrames)).toContain('COPY frames releases/1/frames');
  expect(composeFile(withFrames)).toMatch(/frames\.mare\.example \{\s+reverse_proxy site:8080/);
});
