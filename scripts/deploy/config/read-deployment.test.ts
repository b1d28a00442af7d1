import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { writeConfig, writeFolder } from '../build.fixture';

import { ConfigFileError } from './config-file-error';
import { readDeployment } from './read-deployment';

const SITE = 'https://mare.example';
const TOKEN = "must be on another host than deployment.site: scripts there could read the player's token";
const INSECURE = 'must be an https address: browsers block others on an https site';
const frames = { origin: 'https://frames.mare.example' };

/** Reads a file with these keys. @returns its errors, or its warnings */
async function read(runtime: object, deployment: object): Promise<string[]> {
  const warnings: string[] = [];
  const complete = { realtime: { key: 'key' }, apiBase: 'https://api.mare.example', ...runtime };
  const file = await writeConfig(complete, { regulationPages: ['termos-de-uso'], ...deployment });
  return readFrom(file, warnings);
}

async function readFrom(file: string, warnings: string[] = []): Promise<string[]> {
  const short = (line: string) => line.replace(file, 'site.json');
  try {
    await readDeployment(file, (line) => warnings.push(line));
    return warnings.map(short);
  } catch (error) {
    if (!(error instanceof ConfigFileError)) throw error;
    return error.message.split('\n').map(short);
  }
}

test.each([
  [{ apiBase: 'http://api.mare.example' }, {}, `"apiBase" ${INSECURE}`],
  [{ storageBase: 'http://files.mare.example' }, {}, `"storageBase" ${INSECURE}`],
  [{ sentryDsn: 'http://key@monitor.example/1' }, {}, `"sentryDsn" ${INSECURE}`],
  [{ chatOrigin: 'http://chat.example' }, {}, `"chatOrigin" ${INSECURE}`],
  [{ gamesOrigins: ['https://a.example', 'http://b.example'] }, {}, `"gamesOrigins.1" ${INSECURE}`],
  [
    { realtime: { key: 'key', host: 'ws.mare.example', tls: false } },
    {},
    '"realtime.tls" must be true: browsers block a socket without TLS on an https site',
  ],
  [{}, { backend: SITE }, '"deployment.backend" must be another address than deployment.site'],
  [{ apiBase: SITE }, {}, '"apiBase" must be left out: the host then forwards calls of the site to deployment.backend'],
  [
    { realtime: { key: 'key', host: 'mare.example' } },
    {},
    '"realtime.host" must be left out: the host then forwards the socket to deployment.backend',
  ],
  [{ realtime: { signIn: true, batchAuth: true } }, {}, '"realtime.key" must be given with realtime.signIn, batchAuth'],
  [{ captcha: { siteKey: 'key' } }, {}, '"captcha.origin" must be given with captcha.siteKey'],
  [
    { captcha: { origin: frames.origin } },
    { frames: { ...frames, captcha: 'turnstile' } },
    '"captcha.siteKey" must be given with captcha.origin',
  ],
  [{ verification: { token: 'token' } }, {}, '"verification.origin" must be given with verification.token'],
  [{ sportsOrigin: SITE }, {}, `"sportsOrigin" ${TOKEN}`],
  [{ sportsOrigin: `${SITE}:8443` }, {}, `"sportsOrigin" ${TOKEN}`],
  [{ gamesOrigins: ['https://games.example', SITE] }, {}, `"gamesOrigins.1" ${TOKEN}`],
  [{}, { frames: { origin: `${SITE}:8443` } }, `"deployment.frames.origin" ${TOKEN}`],
  [
    {},
    { frames: { origin: 'http://frames.mare.example' } },
    '"deployment.frames.origin" must be an https origin such as https://example.com',
  ],
  [
    {},
    { tls: { certificate: 'site.pem', key: '/tls/site.key' } },
    '"deployment.tls.certificate" must be an absolute path such as /etc/tls/site.pem',
  ],
  [{ storageBase: '' }, {}, '"storageBase" must be a path such as /storage or an address'],
  [{ realtime: { key: 'k'.repeat(100_000) } }, {}, '"realtime.key" must have at most 2000 characters'],
  [{ sentryReplays: true }, {}, '"sentryDsn" must be given with sentryReplays'],
])('%j with %j is refused', async (runtime, deployment, expected) => {
  expect(await read(runtime, deployment)).toEqual([`site.json:1: ${expected}`]);
});

test('all contradictions are named, each with its line', async () => {
  const folder = await writeFolder({});
  const file = join(folder, 'site.json');
  const content = { sportsOrigin: SITE, captcha: { siteKey: 'key' }, deployment: { site: SITE, contact: 'mailto:a@mare.example' } };
  await writeFile(file, `\uFEFF${JSON.stringify(content, null, 2)}`);
  expect(await readFrom(file)).toEqual([
    `site.json:2: "sportsOrigin" ${TOKEN}`,
    'site.json:3: "captcha.origin" must be given with captcha.siteKey',
  ]);
});

test.each([
  ['{\n  "apiBase": "",\n  "apiBase": "x"\n}', '3: "apiBase" must be given once'],
  ['{\n  "deployment": { "site": 1,\n "port": 2,\n\n "port": 3 }\n}', '5: "deployment.port" must be given once'],
  ['{\n  "apiBase": "",\n}', '3: the file is no JSON: a key in double quotes is expected here'],
  ['{\n  // no comments\n}', '2: the file is no JSON: a key in double quotes is expected here'],
  ['{\n  "apiBase": ""\n  "bonusPolicy": "br"\n}', '3: the file is no JSON: a comma or } is expected here'],
  ['', '1: the file is no JSON: a value is expected here'],
  ['{\n "deployment": {\n "site": "https://mare.example",\n "contact": "us" } }', '4: "deployment.contact" must be an address such as'],
  ['{\n "deployment": {\n "contact": "mailto:a@mare.example" } }', '2: "deployment.site" must be an https origin such as'],
])('the mistake in %j is named with its line', async (source, expected) => {
  const folder = await writeFolder({ 'site.json': source });
  expect(await readFrom(join(folder, 'site.json'))).toEqual([expect.stringContaining(`site.json:${expected}`)]);
});

test.each([
  [{ apiBase: '' }, {}, '"deployment.backend" is empty, as is apiBase'],
  [{}, { regulationPages: [] }, '"deployment.regulationPages" is empty, as is deployment.backend: legal pages'],
  [{ realtime: {} }, {}, '"realtime.key" is empty: the site has no real time'],
  [{}, { backend: 'http://api.mare.example' }, '"deployment.backend" is http: passwords and tokens travel unencrypted'],
  [{ tagsOrigin: 'https://api.mare.example' }, {}, '"tagsOrigin" is on the host of the API'],
  [{}, { tls: { certificate: '/none/a.pem', key: '/dev/null' } }, '"deployment.tls.certificate" is /none/a.pem, which does not exist here'],
])('%j with %j is legal, but has a warning', async (runtime, deployment, expected) => {
  expect(await read(runtime, deployment)).toEqual([expect.stringContaining(`Warning: site.json:1: ${expected}`)]);
});

test('addresses of this machine and of its private network need no TLS', async () => {
  const local = { gamesOrigins: ['http://127.0.0.1:4011'], chatOrigin: 'http://[::1]:4011' };
  for (const backend of ['http://localhost:4010', 'http://api:8000', 'http://10.0.0.7', 'http://api.internal'])
    expect(await read(local, { backend })).toEqual([]);
});
