import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';

import { describe, expect, test } from 'vitest';

import { createClient } from './client';

/** The server responds with the given bytes, in pieces. */
async function request(pieces: readonly (string | Buffer)[], { method = 'GET', close = true, timeout = 30_000 } = {}) {
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

describe('A response body', () => {
  test('is read by its length, in pieces.', async () => {
    const { response } = await request([head('HTTP/1.1 200 OK', 'Content-Length: 4'), 'ab', 'cd']);
    expect(response).toMatchObject({ status: 200, body: 'abcd', faults: [] });
  });

  test('is read in chunks.', async () => {
    const { response } = await request([head('HTTP/1.1 200 OK', 'Transfer-Encoding: chunked'), '2\r\nab\r\n', '3\r\ncde\r\n0\r\n\r\n']);
    expect(response).toMatchObject({ body: 'abcde', faults: [] });
  });

  test.each([
    ['data that ends like the last chunk', ['7\r\nab0\r\n\r\n', '\r\n0\r\n\r\n'], 'ab0\r\n\r\n'],
    ['trailers', ['2\r\nab\r\n0\r\nX-Sum: 1\r\n\r\n'], 'ab'],
  ])('is read in chunks with %s, while the connection stays open.', async (_, pieces, body) => {
    const start = head('HTTP/1.1 200 OK', 'Transfer-Encoding: chunked');
    const { response } = await request([start + pieces[0], ...pieces.slice(1)], { close: false, timeout: 2000 });
    expect(response).toMatchObject({ body, faults: [] });
  });

  test('is read until the connection ends.', async () => {
    expect((await request([head('HTTP/1.1 200 OK'), 'abc'])).response?.body).toBe('abc');
  });

  test('is read from a server that keeps the connection open.', async () => {
    expect((await request([head('HTTP/1.1 200 OK', 'Content-Length: 2'), 'ab'], { close: false })).response?.body).toBe('ab');
  });

  test('is decompressed even if compression was not requested.', async () => {
    const packed = gzipSync('hello');
    const { response } = await request([
      head('HTTP/1.1 200 OK', 'Content-Encoding: gzip', `Content-Length: ${String(packed.length)}`),
      packed,
    ]);
    expect(response).toMatchObject({ body: 'hello', faults: [] });
  });

  test('is read after an interim response.', async () => {
    const { response } = await request([
      head('HTTP/1.1 103 Early Hints', 'Link: </a>') + head('HTTP/1.1 200 OK', 'Content-Length: 1'),
      'a',
    ]);
    expect(response).toMatchObject({ status: 200, body: 'a' });
  });

  test('is flagged if it is not UTF-8.', async () => {
    expect((await request([head('HTTP/1.1 200 OK'), Buffer.from([0xe7])])).response?.invalidUtf8).toBe(true);
  });
});

describe('A framing fault is reported:', () => {
  test.each([
    ['more bytes than the length', [head('HTTP/1.1 200 OK', 'Content-Length: 2'), 'abc'], 'GET', 'Content-Length 2, but 3 bytes came'],
    ['fewer bytes than the length', [head('HTTP/1.1 200 OK', 'Content-Length: 5'), 'abc'], 'GET', 'Content-Length 5, but 3 bytes came'],
    ['a 204 with a body', [head('HTTP/1.1 204 No Content'), '{}'], 'GET', '2 bytes after the head of a 204'],
    [
      'a response to HEAD with a body',
      [head('HTTP/1.1 200 OK', 'Content-Length: 2'), '{}'],
      'HEAD',
      '2 bytes after the head of an answer to HEAD',
    ],
    [
      'truncated chunks',
      [head('HTTP/1.1 200 OK', 'Transfer-Encoding: chunked'), '9\r\nab'],
      'GET',
      'the chunked body broke off before its end',
    ],
  ])('%s', async (_, pieces, method, text) => {
    expect((await request(pieces, { method })).response?.faults.map((fault) => fault.text)).toEqual([text]);
  });
});

describe('A request fails', () => {
  test('if the server closes the connection.', async () => {
    expect((await request([])).failure).toBe('the connection was closed without an answer');
  });

  test('if the response does not end.', async () => {
    const pieces = [head('HTTP/1.1 200 OK', 'Content-Length: 9'), 'ab'];
    let [failure, timeout]: [string | undefined, number] = [undefined, 60];
    // On a busy machine the beginning may take longer.
    do {
      timeout *= 2;
      ({ failure } = await request(pieces, { close: false, timeout }));
    } while (failure?.startsWith('no answer'));
    expect(failure).toBe(`the answer did not end within ${String(timeout)} ms`);
  });

  test('if the response is not HTTP.', async () => {
    expect((await request(['SSH-2.0-OpenSSH\r\n'])).failure).toBe('the answer is not HTTP/1.1');
  });
});

test('Redirects are not followed, and cookies are listed one by one.', async () => {
  const { response } = await request([
    head('HTTP/1.1 302 Found', 'Location: /y', 'Set-Cookie: a=1', 'Set-Cookie: b=2', 'Content-Length: 0'),
  ]);
  expect(response).toMatchObject({ status: 302, setCookies: ['a=1', 'b=2'], headers: { location: '/y' } });
});

test('The client keeps to its rate limit.', async () => {
  const server = createServer((socket) => socket.once('data', () => socket.end(head('HTTP/1.1 200 OK', 'Content-Length: 0'))));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  const client = createClient({ base, rate: 50, timeout: 30_000 });
  const started = performance.now();
  for (let index = 0; index < 4; index += 1) await client.send({ method: 'GET', url: base, headers: {}, body: null }, null);
  server.close();
  expect(performance.now() - started).toBeGreaterThan(55);
});
