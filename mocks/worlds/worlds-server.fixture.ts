import { once } from 'node:events';
import { createServer } from 'node:http';

import { getRequestListener } from '@hono/node-server';
import { afterEach } from 'vitest';

import { attachRealtime } from '../realtime/node-server';
import { worldStarter } from '../server-app';
import { serveSockets, serveWorlds } from './serve-worlds';
import { createWorlds } from './worlds';

const cleanup: (() => void)[] = [];
afterEach(() => {
  for (const undo of cleanup.splice(0)) undo();
});

/**
 * Starts a server with worlds on a free port, and returns its `port`, its `host` as `address:port`, and `onEnd`. The server is closed after
 * the test. `onEnd` takes a function that runs then, before the server ends and before the functions that it took earlier.
 */
export async function startWorldsServer() {
  const worlds = createWorlds({ start: worldStarter({ games: 100, gamesOrigin: 'http://127.0.0.1:1' }) });
  const server = createServer(getRequestListener(serveWorlds(worlds)));
  const detach = attachRealtime(server, serveSockets(worlds));
  cleanup.push(
    detach,
    worlds.end,
    () => server.close(),
    () => server.closeAllConnections(),
  );
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return { port, host: `127.0.0.1:${String(port)}`, onEnd: (undo: () => void) => void cleanup.unshift(undo) };
}
