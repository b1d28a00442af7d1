import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';

import { describe, expect, test } from 'vitest';

import { run } from './run';
import { configFor } from './run.fixture';

describe('A server that cannot be checked', () => {
  test('refuses connections.', async () => {
    expect((await run(configFor(new URL('http://127.0.0.1:9')))).unreachable).toBe(
      'http://127.0.0.1:9: nothing listens there (connection refused)',
    );
  });

  test('hangs', async () => {
    const server = createServer(() => {});
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const result = await run(configFor(new URL(`http://127.0.0.1:${String(port)}`), { timeout: 100 }));
    server.close();
    expect(result.unreachable).toContain('no answer within 100 ms');
  });

  test('stops responding during the run.', async () => {
    const server = createServer((socket) => {
      socket.on('error', () => {});
      calls += 1;
      socket.once('data', () => (calls > 8 ? socket.destroy() : socket.end('HTTP/1.1 401 Unauthorized\r\nContent-Length: 0\r\n\r\n')));
    });
    let calls = 0;
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const result = await run(configFor(new URL(`http://127.0.0.1:${String(port)}`)));
    server.close();
    expect(result.unreachable).toContain('stopped answering: the connection was closed without an answer');
  });
});
