import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createLogger, preview } from 'vite';
import { afterEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';

import { createProxyErrors } from './proxy-errors';

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup();
});

async function site(port: number): Promise<{ base: string; lines: string[] }> {
  const lines: string[] = [];
  const errors = createProxyErrors({ ...createLogger(), error: (line) => void lines.push(line) });
  const root = await mkdtemp(join(tmpdir(), 'site-'));
  const proxy = { '/api': { target: `http://127.0.0.1:${String(port)}`, ws: true, configure: errors.handle('Nothing answers.') } };
  const server = await preview({ root, configFile: false, customLogger: errors.logger, preview: { port: 0, host: '127.0.0.1', proxy } });
  cleanups.push(
    () => server.close(),
    () => rm(root, { recursive: true }),
  );
  const address = server.httpServer.address();
  return { base: `http://127.0.0.1:${String(typeof address === 'object' ? address?.port : '')}`, lines };
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

test('a connection reset of the backend reaches the browser without a line in the terminal, and the site keeps running', async () => {
  const { base, lines } = await site(await backend());
  for (let tries = 0; tries < 2; tries += 1) {
    await expect(fetch(`${base}/api/reset`)).rejects.toThrow('fetch failed');
    expect(await (await fetch(`${base}/api/fine`)).text()).toBe('response');
  }
  expect(lines).toEqual([]);
});

test('an unreachable backend is a 502 with its reason, and one line in the terminal', async () => {
  const { base, lines } = await site(1);
  for (let tries = 0; tries < 3; tries += 1) {
    const response = await fetch(`${base}/api/fine`);
    expect([response.status, await response.text()]).toEqual([502, 'Nothing answers.']);
  }
  expect(lines).toEqual(['Nothing answers.']);
});

test('a WebSocket to an unreachable backend is closed, and is one line in the terminal', async () => {
  const { base, lines } = await site(1);
  const socket = new WebSocket(`${base.replace('http', 'ws')}/api/socket`);
  await once(socket, 'error');
  await expect.poll(() => lines).toEqual(['Nothing answers.']);
});

test('a WebSocket that the backend ends is no line in the terminal', async () => {
  const { base, lines } = await site(await backend());
  const socket = new WebSocket(`${base.replace('http', 'ws')}/api/reset`);
  await once(socket, 'error');
  expect((await fetch(`${base}/api/fine`)).status).toBe(200);
  expect(lines).toEqual([]);
});

test('other errors of Vite are logged as they are', () => {
  const lines: string[] = [];
  const { logger } = createProxyErrors({ ...createLogger(), error: (line) => void lines.push(line) });
  logger.error('Internal server error: x');
  expect(lines).toEqual(['Internal server error: x']);
});
