import { spawnSync } from 'node:child_process';

import { describe, expect, test } from 'vitest';

import { writeFolder } from '../build.fixture';

import { host } from './host-site.fixture';
import { nginxConf } from './nginx';
import { isInstalled } from './running-host.fixture';

const conf = nginxConf(host);
const deployed = (deployment: object) => nginxConf({ ...host, deployment: { ...host.deployment, ...deployment } });

/** Returns the lines of the first block whose name contains a text. */
function blockOf(name: string, source = conf): string[] {
  const lines = source.split('\n');
  const start = lines.findIndex((line) => line.includes(name) && line.endsWith('{'));
  const indent = lines[start]?.search(/\S/) ?? 0;
  const end = lines.findIndex((line, index) => index > start && line === `${' '.repeat(indent)}}`);
  return lines.slice(start + 1, end).map((line) => line.trim());
}

/** Returns the lines of the server with a name. */
function serverOf(name: string): string[] {
  const [, , ...named] = conf.split(/^  server \{$/m);
  return (named.find((server) => server.includes(name)) ?? '').split('\n').map((line) => line.trim());
}

test('a path has its page, and an unknown path the status 404', () => {
  expect(blockOf('map $uri $site_route')).toContain(String.raw`"~^/casino/[^/]+/?$" "page /page.html";`);
  expect(blockOf('location / ')).toContain('if ($site_page = "") { return 404; }');
  expect(conf).toContain('error_page 404 /404.html;');
});

test('the reset route sends no referrer, and no log has a query or a referrer (SPEC N7)', () => {
  expect(blockOf('map $uri $site_route')).toContain('"~^/recuperar-senha/?$" "recovery /recuperar-senha/index.html";');
  expect(blockOf('map $site_route $site_referrer')).toContain('"~^recovery " "no-referrer";');
  const format = conf.split('\n').find((line) => line.includes('log_format')) ?? '';
  expect(format).not.toMatch(/request_uri|\$request"|args|http_referer/);
});

test.each([
  'server_name mare.example localhost',
  '/(index|page|page-default)',
  'location = /404.html',
  '^/assets/[^/]+',
  '^(/api|/v2|/storage)',
])('the block %s sends the headers of all responses', (name) => {
  const lines = name.startsWith('server_name') ? serverOf(name) : blockOf(name);
  for (const header of ['Strict-Transport-Security', 'Cross-Origin-Resource-Policy', 'Permissions-Policy', 'X-Content-Type-Options']) {
    expect(lines).toContainEqual(expect.stringMatching(new RegExp(`^add_header ${header} ".+" always;$`)));
  }
});

test('the backend receives its own host name over verified TLS, and its headers of the same name are replaced', () => {
  const lines = blockOf('^(/api|/v2|/storage)');
  expect(lines).toEqual(
    expect.arrayContaining([
      'proxy_pass https://site_backend$request_uri;',
      'proxy_set_header Host api.mare.example;',
      'proxy_ssl_verify on;',
      'proxy_hide_header Strict-Transport-Security;',
    ]),
  );
});

test('the socket is forwarded only if it has no host of its own', () => {
  expect(blockOf('^(/app)')).toContain('proxy_set_header Upgrade $http_upgrade;');
  const realtime = { ...host.config.realtime, host: 'ws.mare.example' };
  expect(nginxConf({ ...host, config: { ...host.config, realtime } })).not.toContain('(/app)');
});

test('behind a proxy, http is redirected to the site; with a certificate, nginx listens on both ports', () => {
  expect(conf).toContain('if ($http_x_forwarded_proto = "http") { return 308 https://mare.example$request_uri; }');
  expect(conf).toContain('listen 8080;');
  const withTls = deployed({ tls: { certificate: '/tls/site.pem', key: '/tls/site.key' } });
  expect(withTls).toMatch(/listen 80;[^}]*return 308 https:\/\/mare\.example\$request_uri;/);
  expect(withTls).toContain('listen 443 ssl http2;');
});

test('without a backend nothing is forwarded', () => {
  expect(deployed({ backend: '' })).not.toContain('proxy_pass');
});

describe('nginx starts although the name of the backend cannot be resolved', () => {
  const elsewhere = {
    ...host.config,
    apiBase: 'https://api.mare.example',
    storageBase: 'https://files.mare.example',
    realtime: { ...host.config.realtime, host: 'ws.mare.example' },
  };
  const resolving = { ...host, deployment: { ...host.deployment, resolver: '127.0.0.1 [::1]:53' } };

  test.runIf(isInstalled('nginx', '-v')).each([
    ['it forwards nothing to it', { ...host, config: elsewhere }],
    ['a resolver is named, which is then asked again every 30 s', resolving],
  ])('if %s', async (_, given) => {
    const folder = await writeFolder({ 'nginx.conf': nginxConf(given) });
    const { status, stderr } = spawnSync('nginx', ['-t', '-p', folder, '-c', 'nginx.conf', '-e', 'stderr'], {
      encoding: 'utf8',
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    expect(stderr).toContain('test is successful');
    expect(status).toBe(0);
  });

  test('by a variable, because nginx resolves other names only once', () => {
    expect(blockOf('^(/api|/v2|/storage)', nginxConf(resolving))).toEqual(
      expect.arrayContaining(['resolver 127.0.0.1 [::1]:53 valid=30s;', 'proxy_pass https://$site_backend$request_uri;']),
    );
    const local = { ...resolving.deployment, backend: 'http://localhost:4010' };
    expect(nginxConf({ ...host, deployment: local })).toContain('server localhost:4010;');
  });
});

test('a file of an unknown type is refused', () => {
  expect(() => nginxConf({ ...host, files: ['/film.mov'] })).toThrow('/film.mov');
});
