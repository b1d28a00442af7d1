import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { request } from 'node:https';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

import { afterEach, expect, test } from 'vitest';

import { siteSettings } from '../settings';

import { type Host, startHost } from './host';

const { config } = siteSettings({ backend: 'http' });
const opened: { readonly close: () => unknown }[] = [];
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close();
});

async function start(options: { backend?: string; port?: number } = {}): Promise<Host> {
  const backend = options.backend ?? 'http://127.0.0.1:1';
  const pageAt = () => Promise.resolve({ html: '<!doctype html>', hashes: { script: [], style: [] } });
  const host = await startHost({ dist: 'no-such-folder', config, backend, pageAt, port: options.port ?? 0 });
  opened.push(host);
  return host;
}

/** Starts a backend that accepts every WebSocket, and returns its address. */
async function startBackend(): Promise<string> {
  const backend: Server = createServer((_, response) => response.end('from the backend'));
  backend.on('upgrade', (_, socket) => socket.end('HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n'));
  await once(backend.listen(0, '127.0.0.1'), 'listening');
  opened.push({ close: () => backend.close() });
  return `http://127.0.0.1:${String((backend.address() as AddressInfo).port)}`;
}

async function get(address: string) {
  const outgoing = request(address, { rejectUnauthorized: false, agent: false }).end();
  const [response] = await once(outgoing, 'response');
  return { headers: response.headers, body: await buffer(response) };
}

test('a taken port rejects, so that the caller can end what it started before', async () => {
  const { address } = await start();
  await expect(start({ port: Number(new URL(address).port) })).rejects.toThrow('EADDRINUSE');
});

test('a backend with TLS is refused, because its requests would be sent without it', async () => {
  await expect(start({ backend: 'https://api.mare.example' })).rejects.toThrow('must be http: https://api.mare.example');
});

test('a picture of a brand is sent as it is, with its type', async () => {
  const { headers } = await get(`${(await start()).address}/brands/palpite-narrow.webp`);
  expect(headers['content-type']).toBe('image/webp');
  expect(headers['content-encoding']).toBeUndefined();
});

test('calls and WebSockets are forwarded to the backend', async () => {
  const { address } = await start({ backend: await startBackend() });
  expect((await get(`${address}/v2/platform`)).body.toString()).toBe('from the backend');
  const headers = { Connection: 'Upgrade', Upgrade: 'websocket' };
  const outgoing = request(`${address}/app/key`, { rejectUnauthorized: false, agent: false, headers }).end();
  const [response, socket] = await once(outgoing, 'upgrade');
  socket.destroy();
  expect(response.statusCode).toBe(101);
});
