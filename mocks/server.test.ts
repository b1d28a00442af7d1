import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { createServer } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';

import Pusher from 'pusher';
import { afterEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';

const running: ChildProcess[] = [];
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
});

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}

function start(port: number, ...more: string[]) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'mocks/server.ts', '--port', String(port), '--games', '100', ...more], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.push(child);
  return child;
}

test('the server logs one line, serves calls and sockets, and ends on SIGTERM', async () => {
  const port = await freePort();
  const child = start(port);
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  expect(line.toString()).toBe(`Stand-in on http://localhost:${String(port)}\n`);

  const base = `http://localhost:${String(port)}`;
  expect(await (await fetch(`${base}/v2/games?per_page=1`)).json()).toMatchObject({ meta: { total: 100 } });
  const contract = await fetch(`${base}/openapi.json`, { headers: { Origin: 'http://localhost:3000' } });
  expect(contract.headers.get('Access-Control-Allow-Origin')).toBe('http://localhost:3000');
  expect(await contract.json()).toMatchObject({ openapi: '3.1.1', paths: { '/api/wallet': {} } });
  const pages = await Promise.all(['/docs', '/docs/', '/'].map(async (path) => (await fetch(base + path)).text()));
  for (const page of pages.slice(0, 2)) expect(page).toMatch(/^<!doctype html>[^]*<style>[^]*id="operation-getWallet"/);
  for (const part of ['href="/docs"', 'href="/openapi.json"', 'href="/__mock"', `ws://localhost:${String(port)}/app/standin-key`])
    expect(pages[2]).toContain(part);
  expect(await (await fetch(`${base}/__mock`)).json()).toMatchObject({ calls: expect.arrayContaining(['POST /__mock/clock']) });

  const socket = new WebSocket(`ws://localhost:${String(port)}/app/standin-key?protocol=7`);
  const [frame] = (await once(socket, 'message')) as [Buffer];
  expect(frame.toString()).toContain('connection_established');
  const publisher = new Pusher({
    appId: 'standin',
    key: 'standin-key',
    secret: 'standin-secret',
    host: 'localhost',
    port: String(port),
    useTLS: false,
  });
  expect((await publisher.trigger('games.double', 'Anything', {})).status).toBe(200);

  child.kill('SIGTERM');
  const [code] = (await once(child, 'exit')) as [number | null];
  expect(code).toBe(0);
});

/** Sends a request with headers that fetch does not let a program choose. */
const statusOf = (url: string, headers: Record<string, string>, method = 'GET') =>
  new Promise<number | undefined>((resolve, reject) => {
    request(url, { method, headers }, (response) => resolve(response.resume().statusCode))
      .on('error', reject)
      .end(method === 'GET' ? '' : '{}');
  });
/** Address of this machine in a network; undefined without one. */
const lanAddress = () =>
  Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;
const evil = 'https://evil.test';

test('pages of other sites reach neither the calls, nor the control API, nor the socket, and the network reaches nothing', async () => {
  const port = await freePort();
  const child = start(port, '--site', 'https://casa.example');
  await once(child.stdout, 'data');
  const base = `http://localhost:${String(port)}`;
  const asText = { 'Content-Type': 'text/plain' };
  expect(await statusOf(`${base}/__mock/visit`, { ...asText, Origin: evil }, 'POST')).toBe(403);
  expect(await statusOf(`${base}/__mock/reset`, { ...asText, Origin: 'null' }, 'POST')).toBe(403);
  expect(await statusOf(`${base}/__mock/visit`, { ...asText, Origin: 'https://casa.example' }, 'POST')).toBe(200);
  for (const path of ['/v2/platform', '/__mock/state', '/openapi.json', '/apps/standin/channels'])
    expect([path, await statusOf(base + path, { Host: 'evil.test' })]).toEqual([path, 403]);
  const { headers } = await fetch(`${base}/v2/platform`, {
    method: 'OPTIONS',
    headers: { Origin: evil, 'Access-Control-Request-Method': 'GET' },
  });
  expect(headers.get('Access-Control-Allow-Origin')).toBeNull();
  const socket = new WebSocket(`ws://localhost:${String(port)}/app/standin-key`, { origin: evil });
  expect(String(await once(socket, 'error'))).toContain('403');
  const lan = lanAddress();
  if (lan !== undefined) await expect(statusOf(`http://${lan}:${String(port)}/v2/platform`, {})).rejects.toThrow('ECONNREFUSED');
});

test('--host lets the network in, with a warning', async () => {
  const port = await freePort();
  const child = start(port, '--host', '0.0.0.0');
  const [[line]] = (await Promise.all([once(child.stderr, 'data'), once(child.stdout, 'data')])) as [[Buffer], unknown];
  expect(line.toString()).toMatch(/^Warning: everyone who reaches 0\.0\.0\.0 .*\n$/);
  const address = `http://${lanAddress() ?? '127.0.0.1'}:${String(port)}/v2/platform`;
  expect(await statusOf(address, {})).toBe(200);
  expect(await statusOf(address, { Origin: evil })).toBe(403);
});

test('a port in use is reported in one line, with the exit code of a wrong flag', async () => {
  const blocker = createServer().listen(0, '127.0.0.1');
  await once(blocker, 'listening');
  const address = blocker.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const child = start(port);
  const [[line], [code]] = (await Promise.all([once(child.stderr, 'data'), once(child, 'exit')])) as [[Buffer], [number]];
  expect(line.toString()).toMatch(/^The stand-in cannot listen on \d+: .*EADDRINUSE/);
  expect(code).toBe(2);
  blocker.close();
});

test('a file that is no saved world is reported in one line', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'stand-in-'));
  const file = join(folder, 'world.json');
  await writeFile(file, '{broken');
  const child = start(await freePort(), '--save', file);
  const [[line], [code]] = (await Promise.all([once(child.stderr, 'data'), once(child, 'exit')])) as [[Buffer], [number]];
  expect(line.toString()).toMatch(/^--save: .*world\.json is not a saved world of this version\. .*\n$/);
  expect(code).toBe(2);
  expect(await readFile(file, 'utf8')).toBe('{broken');
  await rm(folder, { recursive: true });
});

test('a saved world survives the server, killed or stopped', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'stand-in-'));
  const file = join(folder, 'world.json');
  const port = await freePort();
  const base = `http://localhost:${String(port)}`;
  const post = async (path: string, body: object) =>
    (await fetch(base + path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) })).json();
  const balance = async (token: string) =>
    (await fetch(`${base}/api/auth/me`, { headers: { Authorization: `Bearer ${token}` } })).json() as Promise<{ balance: number }>;
  const begin = async () => {
    const child = start(port, '--save', file);
    await once(child.stdout, 'data');
    return child;
  };

  const killed = await begin();
  const login = { email: 'ana@exemplo.invalid', login: 'ana@exemplo.invalid', password: 'palpite2026' };
  const { access_token: token } = (await post('/api/auth/login', login)) as { access_token: string };
  await post('/__mock/balance', { playerId: 'usr_1', delta: 700 });
  await expect.poll(() => readFile(file, 'utf8').catch(() => ''), { timeout: 20_000 }).toContain('125700');
  killed.kill('SIGKILL');
  await once(killed, 'exit');

  const ended = await begin();
  expect(await balance(token)).toMatchObject({ balance: 125_700 });
  await post('/__mock/balance', { playerId: 'usr_1', delta: 1 });
  ended.kill('SIGTERM');
  await once(ended, 'exit');

  await begin();
  expect(await balance(token)).toMatchObject({ balance: 125_701 });
  await rm(folder, { recursive: true });
});
