import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { getCertificate } from '@vitejs/plugin-basic-ssl';
import { beforeAll, describe, expect, test } from 'vitest';

import { SITE, writeBuild, writeBuildOf, writeConfig, writeFolder } from '../build.fixture';
import { FRAMES, framesDeployment, framesRuntime } from '../config/frames.fixture';
import { COMPRESSED } from '../content/compress';
import { writeDeployment } from '../write-deployment';

import { ask, type Asked, freePort, isInstalled, logOf, startCaddy, startNginx } from './running-host.fixture';

const site = new URL(SITE).host;
const frames = new URL(FRAMES).host;

/** Values of Accept-Encoding, as browsers, tools and caches send them, each with the encoding of the answer. */
const ACCEPTED = [
  [undefined, 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br', 'br'],
  ['identity', 'identity'],
  ['br;q=0, gzip', 'gzip'],
  ['gzip;q=0.5, br;q=0.8', 'br'],
  ['*;q=0', 'identity'],
] as const;

const headersOf = (accepted: string | undefined): Record<string, string> => (accepted === undefined ? {} : { 'Accept-Encoding': accepted });

/** Paths of every class: host, path, status, file below the folder with the same content, and Cache-Control. */
const CLASSES = [
  [site, '/', 200, 'site/index.html', 'no-cache'],
  [site, '/casino/', 200, 'site/casino/index.html', 'no-cache'],
  [site, '/casino/slots?a=1', 200, 'site/page.html', 'no-cache'],
  [site, '/sports/futebol', 200, 'site/page-default.html', 'no-cache'],
  [site, '/recuperar%2Dsenha', 200, 'site/page.html', 'no-cache'],
  [site, '/nada', 404, 'site/404.html', 'no-store'],
  [site, '/nada/disso', 404, 'site/404.html', 'no-store'],
  [site, '/index.html', 404, 'site/404.html', 'no-store'],
  [site, '/page.html', 404, 'site/404.html', 'no-store'],
  [site, '/favicon.ico', 404, 'site/404.html', 'no-store'],
  [site, '/index.html.br', 404, 'site/404.html', 'no-store'],
  [site, '/_headers', 404, 'site/404.html', 'no-store'],
  [site, '/assets/entry.js', 200, 'site/assets/entry.js', 'public, max-age=31536000, immutable'],
  [site, '/assets/entry.css', 200, 'site/assets/entry.css', 'public, max-age=31536000, immutable'],
  [site, '/assets/none.js', 404, undefined, 'no-store'],
  [site, '/assets/none.woff2', 404, undefined, 'no-store'],
  [site, '/sw.js', 200, 'site/sw.js', 'no-cache'],
  [site, '/version.json', 200, 'site/version.json', 'no-store'],
  [site, '/robots.txt', 200, 'site/robots.txt', 'public, max-age=3600'],
  [site, '/.well-known/security.txt', 200, 'site/.well-known/security.txt', 'public, max-age=3600'],
  [site, '/brands/mare.webmanifest', 200, 'site/brands/mare.webmanifest', 'public, max-age=3600'],
  [site, '/brands/mare-512.png', 200, 'site/brands/mare-512.png', 'public, max-age=3600'],
  [site, '/saude.html', 200, 'site/saude.html', 'no-cache'],
  [frames, '/captcha', 200, 'frames/captcha.html', 'no-store'],
  [frames, '/frames/tags', 200, 'frames/frames/tags.html', 'no-store'],
  [frames, '/assets/captcha.js', 200, 'frames/assets/captcha.js', 'public, max-age=31536000, immutable'],
  [frames, '/assets/page.css', 200, 'frames/assets/page.css', 'public, max-age=31536000, immutable'],
  [frames, '/', 404, undefined, 'no-store'],
  [frames, '/captcha.html', 404, undefined, 'no-store'],
  [frames, '/assets/none.js', 404, undefined, 'no-store'],
  [frames, '/assets/none.png', 404, undefined, 'no-store'],
] as const;

describe.each([
  ['nginx behind a proxy', isInstalled('nginx', '-v'), startNginx, false],
  ['nginx under TLS', isInstalled('nginx', '-v'), startNginx, true],
  ['Caddy', isInstalled('caddy', 'version'), startCaddy, true],
] as const)('%s', (_, installed, startHost, isSecure) => {
  let http = 0;
  let port = 0;
  let config = '';
  let folder = '';
  const flags = { dist: '', keep: 3, lastData: false, allowFewerRoutes: false, allowWithdrawn: false };
  const deploy = async (build: Promise<string>) => writeDeployment({ ...flags, config, out: folder, dist: await build }, () => undefined);
  const get = (host: string, path: string, changed: Partial<Asked> = {}) => ask(port, path, { host, isSecure, ...changed });

  beforeAll(async () => {
    if (!installed) return;
    http = await freePort();
    port = isSecure ? await freePort() : http;
    const pem = await getCertificate(await writeFolder({}), site, [site, frames]);
    const certificate = await writeFolder({ 'site.pem': pem, 'site.key': pem });
    const tls = isSecure ? { certificate: join(certificate, 'site.pem'), key: join(certificate, 'site.key') } : null;
    config = await writeConfig(framesRuntime, { ...framesDeployment, port: http, tls });
    folder = join(dirname(config), 'deployment');
    await deploy(writeBuild());
  });
  const start = () => startHost(folder, isSecure ? { http, https: port } : { http });

  test.runIf(installed)('every class of path has its content under each Accept-Encoding', async () => {
    await start();
    for (const [host, path, status, file, cacheControl] of CLASSES) {
      const content = file === undefined ? undefined : await readFile(join(folder, 'current', file), 'latin1');
      for (const [accepted, best] of ACCEPTED) {
        const got = await get(host, path, { headers: headersOf(accepted) });
        const seen = {
          status: got.status,
          cacheControl: got.headers['cache-control'],
          encoding: got.headers['content-encoding'] ?? 'identity',
          isWhole: true,
        };
        if (content !== undefined) seen.isWhole = got.body === content;
        else expect(got.body).toMatch(/Not found|404/i);
        // Images are compressed already, and the text of a missing file is too short.
        const encoding = COMPRESSED.test(file ?? '') ? best : 'identity';
        expect({ path, accepted, ...seen }).toEqual({ path, accepted, status, cacheControl, encoding, isWhole: true });
        expect(got.headers['x-content-type-options']).toBe('nosniff');
        if (encoding !== 'identity') expect(got.headers['vary']).toBe('Accept-Encoding');
      }
    }
  });

  test.runIf(installed)('other statuses have a body that fits their encoding', async () => {
    await start();
    for (const [host, path] of [
      [site, '/'],
      [site, '/nada'],
      [site, '/assets/entry.js'],
      [frames, '/captcha'],
    ] as const) {
      for (const [accepted] of ACCEPTED) {
        const as = (method: string, headers = {}) => get(host, path, { method, headers: { ...headersOf(accepted), ...headers } });
        const whole = await as('GET');
        const tag = String(whole.headers['etag'] ?? '"none"');
        expect(await as('HEAD')).toMatchObject({ status: whole.status, body: '' });
        if (whole.status === 200) expect(await as('GET', { 'If-None-Match': tag })).toMatchObject({ status: 304, body: '' });
        // The decoder refuses a body that is not in the stated encoding.
        expect([200, 404, 405]).toContain((await as('POST')).status);
        expect([whole.status, 416]).toContain((await as('GET', { Range: 'bytes=99999999-' })).status);
      }
    }
  });

  test.runIf(installed)('unknown host names get no answer, over IPv4 and IPv6', async () => {
    await start();
    for (const address of ['127.0.0.1', '::1']) {
      expect(await get(site, '/', { address })).toMatchObject({ status: 200 });
      await expect(get('evil.example', '/', { address })).rejects.toThrow();
      await expect(ask(http, '/', { host: 'evil.example', address })).rejects.toThrow();
      // The name in the certificate's handshake does not make another Host known.
      await expect(get(site, '/', { address, headers: { Host: 'evil.example' } })).rejects.toThrow();
    }
  });

  test.runIf(installed && isSecure)('http is redirected to https', async () => {
    await start();
    for (const host of [site, frames]) {
      const { status, headers } = await ask(http, '/casino?a=1', { host });
      expect([status, headers['location']]).toEqual([308, `https://${host}/casino?a=1`]);
    }
  });

  test.runIf(installed)('assets of the release before are served after the next one, also those of third parties', async () => {
    await deploy(writeBuildOf('2'));
    await start();
    expect(await get(site, '/assets/entry.css')).toMatchObject({ status: 200, body: '.a{color:red}' });
    expect((await get(site, '/')).body).toContain('/assets/entry-2.js');
    expect(await get(frames, '/assets/captcha.js')).toMatchObject({ status: 200 });
  });
});

test.runIf(isInstalled('nginx', '-v'))('the log of nginx goes on after a release and a reload', async () => {
  const port = await freePort();
  const config = await writeConfig({}, { port });
  const out = join(dirname(config), 'deployment');
  const flags = { config, out, keep: 3, lastData: false, allowFewerRoutes: false, allowWithdrawn: false };
  const deploy = async (build: string) => writeDeployment({ ...flags, dist: await writeBuildOf(build) }, () => undefined);
  const get = (path: string) => ask(port, path, { host: site });
  const log = () => readFile(logOf(out), 'utf8');
  await deploy('1');
  const nginx = await startNginx(out, { http: port });
  await get('/before');
  await expect.poll(log).toContain('"GET /before" 404');

  await deploy('2');
  nginx.kill('SIGHUP');
  await expect.poll(async () => (await get('/')).body).toContain('/assets/entry-2.js');
  await get('/after');
  await expect.poll(log).toContain('"GET /after" 404');
});
