import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';

import { describe, expect, test } from 'vitest';

import { createClient } from './client';

/** What a client makes of bytes that a server sends, in pieces. */
async function request(pieces: readonly (string | Buffer)[], { method = 'GET', close = true, timeout = 1000 } = {}) {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => {
      for (const piece of pieces) socket.write(piece);
      if (close) socket.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  const call = await createClient({ base, rate: 0, timeout }).send({ method, url: `${base}/x`, headers: {}, body: null }, null);
  server.close();
  return call;
}

const head = (...lines: string[]) => `${lines.join('\r\n')}\r\n\r\n`;

describe('a body', () => {
  test('by its length, in pieces', async () => {
    const { response } = await request([head('HTTP/1.1 200 OK', 'Content-Length: 4'), 'ab', 'cd']);
    expect(response).toMatchObject({ status: 200, body: 'abcd', faults: [] });
  });

  test('in chunks', async () => {
    const { response } = await request([head('HTTP/1.1 200 OK', 'Transfer-Encoding: chunked'), '2\r\nab\r\n', '3\r\ncde\r\n0\r\n\r\n']);
    expect(response).toMatchObject({ body: 'abcde', faults: [] });
  });

  test('until the connection ends', async () => {
    expect((await request([head('HTTP/1.1 200 OK'), 'abc'])).response?.body).toBe('abc');
  });

  test('of a server that keeps the connection open', async () => {
    expect((await request([head('HTTP/1.1 200 OK', 'Content-Length: 2'), 'ab'], { close: false })).response?.body).toBe('ab');
  });

  test('packed though nobody asked', async () => {
    const packed = gzipSync('hello');
    const { response } = await request([
      head('HTTP/1.1 200 OK', 'Content-Encoding: gzip', `Content-Length: ${String(packed.length)}`),
      packed,
    ]);
    expect(response).toMatchObject({ body: 'hello', faults: [] });
  });

  test('after an interim answer', async () => {
    const { response } = await request([
      head('HTTP/1.1 103 Early Hints', 'Link: </a>') + head('HTTP/1.1 200 OK', 'Content-Length: 1'),
      'a',
    ]);
    expect(response).toMatchObject({ status: 200, body: 'a' });
  });

  test('that is not UTF-8', async () => {
    expect((await request([head('HTTP/1.1 200 OK'), Buffer.from([0xe7])])).response?.invalidUtf8).toBe(true);
  });
});

describe('what is wrong on the wire', () => {
  test.each([
    ['more than the length', [head('HTTP/1.1 200 OK', 'Content-Length: 2'), 'abc'], 'GET', 'Content-Length 2, but 3 bytes came'],
    ['less than the length', [head('HTTP/1.1 200 OK', 'Content-Length: 5'), 'abc'], 'GET', 'Content-Length 5, but 3 bytes came'],
    ['a body of a 204', [head('HTTP/1.1 204 No Content'), '{}'], 'GET', '2 bytes after the head of a 204'],
    [
      'a body of an answer to HEAD',
      [head('HTTP/1.1 200 OK', 'Content-Length: 2'), '{}'],
      'HEAD',
      '2 bytes after the head of an answer to HEAD',
    ],
    [
      'chunks that break off',
      [head('HTTP/1.1 200 OK', 'Transfer-Encoding: chunked'), '9\r\nab'],
      'GET',
      'the chunked body broke off before its end',
    ],
  ])('%s', async (_, pieces, method, text) => {
    expect((await request(pieces, { method })).response?.faults.map((fault) => fault.text)).toEqual([text]);
  });
});

describe('no answer', () => {
  test('because the server closes', async () => {
    expect((await request([])).failure).toBe('the connection was closed without an answer');
  });

  test('because it does not end', async () => {
    expect((await request([head('HTTP/1.1 200 OK', 'Content-Length: 9'), 'ab'], { close: false, timeout: 60 })).failure).toBe(
      'the answer did not end within 60 ms',
    );
  });

  test('because it is something else', async () => {
    expect((await request(['SSH-2.0-OpenSSH\r\n'])).failure).toBe('the answer is not HTTP/1.1');
  });
});

test('redirects are not followed, cookies come one by one', async () => {
  const { response } = await request([
    head('HTTP/1.1 302 Found', 'Location: /y', 'Set-Cookie: a=1', 'Set-Cookie: b=2', 'Content-Length: 0'),
  ]);
  expect(response).toMatchObject({ status: 302, setCookies: ['a=1', 'b=2'], headers: { location: '/y' } });
});

test('a rate is kept to', async () => {
  const server = createServer((socket) => socket.once('data', () => socket.end(head('HTTP/1.1 200 OK', 'Content-Length: 0'))));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  const client = createClient({ base, rate: 50, timeout: 1000 });
  const started = performance.now();
  for (let turn = 0; turn < 4; turn += 1) await client.send({ method: 'GET', url: base, headers: {}, body: null }, null);
  server.close();
  expect(performance.now() - started).toBeGreaterThan(55);
});
