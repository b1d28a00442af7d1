import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { loadConfig } from '../config/file';
import { SHOP } from '../probe/shop.fixture';
import type { Io } from './io';
import { main } from './main';

const folder = mkdtempSync(join(tmpdir(), 'conformance-init-'));
const server = createServer((request, response) => {
  const isContract = request.url === '/docs/api.json';
  response.writeHead(isContract ? 200 : 404, { 'content-type': 'application/json' }).end(isContract ? JSON.stringify(SHOP) : '{}');
});
let url = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

async function init(...argv: string[]) {
  const output = { out: '', err: '' };
  const io: Io = {
    stdout: (text) => void (output.out += text),
    stderr: (text) => void (output.err += text),
    env: {},
    today: '2026-11-21',
    colour: false,
    progress: () => undefined,
    onTerminate: () => () => {},
    onKey: () => () => {},
    run: () => Promise.reject(new Error('init runs no check')),
  };
  return { code: await main(['init', ...argv], io), ...output };
}

describe('conformance init', () => {
  test('finds the contract that the server publishes, and writes a configuration that can be loaded.', async () => {
    const file = join(folder, 'published.yaml');
    const { code, out } = await init('--url', url, '--config', file);
    expect([code, out]).toEqual([0, expect.stringContaining('Shop 2.0.0 with 8 operations')]);
    const { settings } = loadConfig(file, { CONFORMANCE_PASSWORD: 'secret' });
    expect(settings).toMatchObject({ server: url, contract: `${url}/docs/api.json`, accounts: { second: { password: 'secret' } } });
    expect(readFileSync(file, 'utf8')).toContain('# POST /sessions logs in.');
  });

  test('works without a server, and names credentials if nothing logs in.', async () => {
    const [file, contract] = [join(folder, 'offline.yaml'), join(folder, 'contract.json')];
    const { '/sessions': _, ...paths } = SHOP.paths;
    writeFileSync(contract, JSON.stringify({ ...SHOP, paths }));
    const { code } = await init('--url', 'http://127.0.0.1:9', '--contract', contract, '--config', file);
    expect(code).toBe(0);
    const text = readFileSync(file, 'utf8');
    expect(text).toContain('It did not answer');
    expect(text).toContain("first: {key: '${env.FIRST_KEY}'}");
  });

  test('names the token endpoint of an OAuth2 flow, and a variable for each secret.', async () => {
    const file = join(folder, 'harbour.yaml');
    await init('--url', 'http://127.0.0.1:9', '--contract', 'tests/conformance/harbour/openapi.yaml', '--config', file);
    expect(readFileSync(file, 'utf8')).toContain('https://harbour.invalid/port/oauth/token gives tokens (OAuth2, password)');
    const { settings } = loadConfig(file, { FIRST_PASSWORD: 'one', SECOND_PASSWORD: 'two', FIRST_KEY: 'three', SECOND_KEY: 'four' });
    expect(settings.accounts).toEqual({ first: { username: 'first', password: 'one' }, second: { username: 'second', password: 'two' } });
    expect(settings.credentials).toEqual({ first: { key: 'three' }, second: { key: 'four' } });
  });

  test('needs no contract for a server of the bundled one, and no accounts where it can register some.', async () => {
    const palpite = createServer((request, response) => {
      response.writeHead(request.url === '/v2/platform' ? 200 : 404, { 'content-type': 'application/json' }).end('{}');
    });
    await new Promise<void>((resolve) => palpite.listen(0, '127.0.0.1', resolve));
    const address = `http://127.0.0.1:${String((palpite.address() as AddressInfo).port)}`;
    const file = join(folder, 'bundled.yaml');
    const { code, out } = await init('--url', address, '--config', file);
    palpite.close();
    expect([code, out]).toEqual([0, expect.stringContaining('Palpite player API')]);
    const { settings } = loadConfig(file, {});
    expect(settings).toMatchObject({ server: address });
    expect(settings.contract).toBeUndefined();
    expect(settings.accounts).toBeUndefined();
  });

  test('overwrites nothing, and says where it looked for a contract.', async () => {
    const file = join(folder, 'mine.yaml');
    writeFileSync(file, 'seed: 1\n');
    expect(await init('--url', url, '--config', file)).toMatchObject({ code: 2, err: expect.stringContaining('exists already') as string });
    expect(await init('--url', url, '--config', join(folder, 'missing', 'mine.yaml'))).toMatchObject({
      code: 2,
      err: expect.stringMatching(/^conformance: cannot write .*mine\.yaml.*\n$/) as string,
    });
    const none = await init('--url', 'http://127.0.0.1:9', '--config', join(folder, 'none.yaml'));
    expect(none).toMatchObject({ code: 2, err: expect.stringContaining('no contract was found') as string });
  });
});
