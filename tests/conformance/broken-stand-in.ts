import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';

import type { World } from '../../mocks/db/world';
import { serveOnNode, worldStarter } from '../../mocks/server-app';
import type { Fault, Next, Reply, Visit } from './fault';
import { serializeReply } from './serialize-reply';

export interface RunningServer {
  url: URL;
  close: () => Promise<void>;
}

/** Enough for several pages, few enough for a quick start. */
const GAMES = 300;

/** All worlds share compiled schemas; otherwise each run waits for the stand-in to compile those of all responses. */
const startWorld = worldStarter({ games: GAMES, gamesOrigin: 'http://127.0.0.1:4011' });

/** Starts the mock backend with a new world and a fault. */
export async function startMutant(port: number, fault: Fault = (visit, next) => next(visit)): Promise<RunningServer> {
  const url = new URL(`http://127.0.0.1:${String(port)}`);
  const { world, hub, fetch, end } = startWorld(String(port));
  // The checker opens no socket here.
  hub.isConnected = () => true;
  // No other rejection may hide access to records of other players.
  world.players.update('usr_3', { verification: 'approved' });
  const app = serveOnNode(fetch);
  const next = async ({ method, path, query, headers, body }: Visit): Promise<Reply> => {
    const search = query.size === 0 ? '' : `?${query.toString()}`;
    const request = new Request(new URL(path + search, url), {
      method,
      headers,
      ...(body === '' ? {} : { body: Buffer.from(body, 'latin1') }),
    });
    const response = await app(request, { outgoing: { destroy: () => undefined } });
    return { status: response.status, headers: Object.fromEntries(response.headers), body: await response.text() };
  };
  await waitForOpenBetting(next, world.clock);
  const server = createServer((request) => void serve(request));
  async function serve(request: IncomingMessage) {
    try {
      const visit = await readVisit(request, url);
      const reply = await fault(visit, next);
      send(request, reply);
    } catch {
      request.destroy();
    }
  }
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve));
  return {
    url,
    close: async () => {
      end();
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

/** No run waits for betting. */
async function waitForOpenBetting(next: Next, clock: World['clock']): Promise<void> {
  for (let second = 0; second < 60; second += 1) {
    const { body } = await next({
      method: 'GET',
      path: '/v2/mini-games/double/current',
      query: new URLSearchParams(),
      headers: {},
      body: '',
    });
    const { data } = JSON.parse(body) as { data: { status: string; betting_ends_at: string } };
    if (data.status === 'waiting' && Date.parse(data.betting_ends_at) - clock.now() > 13_000) return;
    clock.advance(1000);
  }
}

async function readVisit(request: IncomingMessage, base: URL): Promise<Visit> {
  request.setEncoding('latin1');
  const body = await text(request);
  const { pathname, searchParams } = new URL(request.url ?? '/', base);
  const skipped = new Set(['connection', 'content-length', 'host', 'transfer-encoding', 'expect', 'keep-alive']);
  const headers = Object.fromEntries(
    Object.entries(request.headers).flatMap(([name, value]) => (value === undefined || skipped.has(name) ? [] : [[name, String(value)]])),
  );
  return { method: request.method ?? 'GET', path: pathname, query: searchParams, headers, body };
}

/** Raw replies may be cut or too long, so that no other can follow on the connection. */
function send({ method, socket, headers }: IncomingMessage, reply: Reply): void {
  const connection = reply.raw !== undefined || headers.connection === 'close' ? 'close' : 'keep-alive';
  socket.write(reply.raw ?? serializeReply(reply, method === 'HEAD', connection), () => {
    if (connection === 'close') socket.end();
  });
}
