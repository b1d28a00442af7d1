import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';

import { expect, onTestFinished, test } from 'vitest';

import { createClient } from './client';

const OK = 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok';

/**
 * Sends requests of one operation, one after the other. The first is alone on its connection.
 *
 * @param answer writes the response to a request, by the numbers of its connection and of the request in it, from 1; may
 *   return what the server does before the next request
 */
async function sendAll(
  count: number,
  answer: (socket: Socket, connection: number, request: number, server: Server) => (() => Promise<unknown>) | void,
  { timeout = 30_000, method = 'GET' } = {},
) {
  const sockets: Socket[] = [];
  const last: { afterwards?: (() => Promise<unknown>) | void } = {};
  const server = createServer((socket) => {
    sockets.push(socket);
    const connection = sockets.length;
    let request = 0;
    socket.on('error', () => {});
    socket.on('data', () => {
      request += 1;
      last.afterwards = answer(socket, connection, request, server);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const base = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  const client = createClient({ base, rate: 0, timeout });
  const texts: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const { response, failure } = await client.send({ method, url: `${base}/x`, headers: {}, body: null }, 'listThings');
    texts.push(failure ?? [response.body, ...response.faults.map(({ text }) => text)].join(', '));
    await last.afterwards?.();
  }
  return { texts, connections: sockets.length };
}

/** Writes once the client has read what was written before, but within its wait for more. */
async function writeLater(socket: Socket, text: string) {
  for (let turn = 0; turn < 4; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  socket.write(text);
}

test('Requests share a connection that the server keeps open, after one that is alone.', async () => {
  expect(await sendAll(5, (socket) => void socket.write(OK))).toEqual({ texts: Array.from({ length: 5 }, () => 'ok'), connections: 2 });
});

test('A server that says that it closes the connection gets a new one for each request.', async () => {
  const closing = OK.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n');
  const { texts, connections } = await sendAll(4, (socket) => void socket.end(closing));
  expect(texts).toEqual(['ok', 'ok', 'ok', 'ok']);
  expect(connections).toBe(4);
});

test('A request on a connection that the server closes is sent again on a new one.', async () => {
  const { texts, connections } = await sendAll(3, (socket, _, request) => void (request === 1 ? socket.write(OK) : socket.destroy()));
  expect(texts).toEqual(['ok', 'ok', 'ok']);
  expect(connections).toBe(3);
});

test('A request that may change data is not sent again, because it never uses a connection that the server may close.', async () => {
  let received = 0;
  const countAndClose = (socket: Socket, _: number, request: number) => {
    received += 1;
    if (request === 1) socket.write(OK);
    else socket.destroy();
  };
  const { texts, connections } = await sendAll(3, countAndClose, { method: 'POST' });
  expect([texts, connections, received]).toEqual([['ok', 'ok', 'ok'], 3, 3]);
});

test('A complete answer counts, also if bytes behind it come until the time is over.', async () => {
  const sendMore = (socket: Socket) => {
    socket.write(OK);
    const more = setInterval(() => socket.write('more'), 5);
    socket.on('close', () => clearInterval(more));
  };
  let [text, timeout]: [string | undefined, number] = ['', 150];
  // On a busy machine the beginning may take longer.
  do {
    timeout *= 2;
    [text] = (await sendAll(1, sendMore, { timeout })).texts;
  } while (text === 'ok' || text?.startsWith('no answer'));
  expect(text).toMatch(/^ok(?:more)+, Content-Length 2, but \d+ bytes came$/);
});

test('A request that ends the server is named, also if its connection was kept from an earlier one.', async () => {
  const { texts } = await sendAll(4, (socket, connection, request, server) => {
    if (connection !== 2 || request === 1) return void socket.write(OK);
    server.close();
    socket.destroy();
  });
  expect(texts).toEqual(['ok', 'ok', 'the server ended during this request', 'nothing listens there (connection refused)']);
});

test('A server that answers nothing on a new connection fails the request.', async () => {
  const { texts } = await sendAll(3, (socket, connection) => void (connection === 1 ? socket.end(OK) : socket.destroy()));
  expect(texts[1]).toBe('the connection was closed without an answer');
});

test('Bytes behind a response are found, also on a connection that is kept.', async () => {
  const together = await sendAll(3, (socket, connection) => void socket.write(connection === 1 ? OK : `${OK}more`));
  expect(together.texts[1]).toBe('okmore, Content-Length 2, but 6 bytes came');
  const later = await sendAll(3, (socket, connection) => {
    socket.write(OK);
    if (connection === 3) void writeLater(socket, 'more');
    if (connection !== 2) return undefined;
    return () => {
      socket.write('more');
      return once(socket, 'close');
    };
  });
  expect(later.texts).toEqual(['ok', 'ok', 'okmore, Content-Length 2, but 6 bytes came']);
  const late = await sendAll(3, (socket, connection, request) => {
    if (connection === 1) socket.write(OK);
    else if (request === 1) socket.write(connection === 2 ? OK : `${OK}more`);
    else socket.write(`more${OK}`);
  });
  expect(late.texts).toEqual(['ok', 'ok', 'okmore, Content-Length 2, but 6 bytes came']);
});
