import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createLogger, preview } from 'vite';
import { afterEach, expect, test } from 'vitest';

import { forwardConnectionResets } from './forward-connection-resets';

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup();
});

async function site(port: number): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'site-'));
  const proxy = { '/api': { target: `http://127.0.0.1:${String(port)}`, configure: forwardConnectionResets } };
  const customLogger = { ...createLogger('silent'), error: () => undefined };
  const server = await preview({ root, configFile: false, customLogger, preview: { port: 0, host: '127.0.0.1', proxy } });
  cleanups.push(
    () => server.close(),
    () => rm(root, { recursive: true }),
  );
  const address = server.httpServer.address();
  return `http://127.0.0.1:${String(typeof address === 'object' ? address?.port : '')}`;
}

async function backend(): Promise<number> {
  const server = createServer((request, response) => {
    if (request.url === '/api/reset') request.socket.destroy();
    else response.end('response');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  cleanups.push(() => server.close());
  const address = server.address();
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}

test('a connection reset of the backend reaches the browser, and the site keeps running', async () => {
  const base = await site(await backend());
  for (let tries = 0; tries < 2; tries += 1) {
    await expect(fetch(`${base}/api/reset`)).rejects.toThrow('fetch failed');
    expect(await (await fetch(`${base}/api/fine`)).text()).toBe('response');
  }
});

test('an unreachable backend is a 502', async () => {
  const base = await site(1);
  expect((await fetch(`${base}/api/fine`)).status).toBe(502);
});
