import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

import { serve } from '@hono/node-server';
import { afterEach, describe, expect, test } from 'vitest';

import { MAX_JSON_BYTES } from './body-limit';
import { testApp } from './app.fixture';

const HUGE_BYTES = 50 * 1024 * 1024;
const TOO_LARGE = { message: 'O pedido passa de 1 MB.' };

const ends: (() => void)[] = [];
afterEach(() => ends.splice(0).forEach((end) => end()));

/** Origin of a page that has to read the answer. */
const PAGE = 'http://localhost:5173';

async function served() {
  const { app } = testApp();
  const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 });
  ends.push(() => server.close());
  await once(server, 'listening');
  const base = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  const post = (body: BodyInit) =>
    fetch(`${base}/api/auth/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: PAGE },
      body,
      duplex: 'half',
    } as RequestInit);
  return { base, post };
}

/** Creates a body without a declared length, and counts the bytes taken from it. */
function endless() {
  const chunk = new Uint8Array(64 * 1024).fill(32);
  const taken = { bytes: 0 };
  const body = new ReadableStream({
    pull(controller) {
      taken.bytes += chunk.length;
      if (taken.bytes > HUGE_BYTES) controller.close();
      else controller.enqueue(chunk);
    },
  });
  return { body, taken };
}

describe('over HTTP', () => {
  test('a body of 50 MB gets a 413 in the error shape of the contract, and the server serves on', async () => {
    const { base, post } = await served();
    const response = await post(new Uint8Array(HUGE_BYTES));
    expect(response.status).toBe(413);
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe(PAGE);
    expect(await response.json()).toEqual(TOO_LARGE);
    expect((await fetch(`${base}/v2/games`)).status).toBe(200);
    const calls = (await (await fetch(`${base}/__mock/calls`)).json()) as { data: { status: number }[] };
    expect(calls.data.map(({ status }) => status)).toEqual([200, 413]);
  });

  test('a body in chunks that passes 1 MB gets a 413', async () => {
    const { post } = await served();
    const response = await post(endless().body);
    expect(response.status).toBe(413);
    expect(await response.json()).toEqual(TOO_LARGE);
  });

  test('a body of exactly 1 MB is read', async () => {
    const { post } = await served();
    expect((await post(new Uint8Array(MAX_JSON_BYTES).fill(32))).status).toBe(422);
    expect((await post(new Uint8Array(MAX_JSON_BYTES + 1).fill(32))).status).toBe(413);
  });
});

test('a body in chunks is not read past the limit', async () => {
  const { send } = testApp();
  const { body, taken } = endless();
  const request = new Request('http://stand-in.invalid/api/auth/login', { method: 'POST', body, duplex: 'half' } as RequestInit);
  expect(await send(request)).toMatchObject({ status: 413, body: TOO_LARGE });
  expect(taken.bytes).toBeLessThan(MAX_JSON_BYTES + 256 * 1024);
});

test('a call without a response has none when its body came in chunks', async () => {
  const { app } = testApp();
  const headers = { 'X-Mock-Scenario': 'backend-down', 'Content-Type': 'application/json' };
  const request = new Request('http://stand-in.invalid/api/auth/login', { method: 'POST', headers, body: '{}' });
  expect((await app.fetch(request)).type).toBe('error');
});
