import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';

import type { World } from '../../mocks/db/world';
import { serveOnNode, worldStarter } from '../../mocks/server-app';
import type { Fault, Next, Reply, Visit } from './fault';
import { serializeReply } from './serialize-reply';

/** Server that was started. */
export interface RunningServer {
  url: URL;
  close: () => Promise<void>;
}

/** Number of games in the stand-in: enough for several pages, few enough for a quick start. */
const GAMES = 300;

/**
 * Starts worlds that share compiled schemas. Otherwise each run would wait until the stand-in has compiled those of all
 * responses.
 */
const startWorld = worldStarter({ games: GAMES, gamesOrigin: 'http://127.0.0.1:4011' });

/**
 * Starts the stand-in with a new world, whose requests and responses a fault can change. The player of the second account is
 * verified, and bets on Double are open. A fault that throws closes the connection.
 *
 * @param fault by default one that changes nothing
 * @throws if the port is in use
 */
export async function startMutant(port: number, fault: Fault = (visit, next) => next(visit)): Promise<RunningServer> {
  const url = new URL(`http://127.0.0.1:${String(port)}`);
  const { world, hub, fetch, end } = startWorld(String(port));
  // The checker opens no socket here, so every socket counts as connected.
  hub.isConnected = () => true;
  // The player of the checker's second account is verified. Otherwise that rejection would hide whether records of others can be
  // accessed.
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

/** Moves the clock, by at most a minute, until bets on Double are open for at least 13 s, so that no run has to wait for them. */
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

/** Sends a reply. The connection is closed after raw bytes, because they may be cut or too long and would damage the next reply. */
function send({ method, socket, headers }: IncomingMessage, reply: Reply): void {
  const connection = reply.raw !== undefined || headers.connection === 'close' ? 'close' : 'keep-alive';
  socket.write(reply.raw ?? serializeReply(reply, method === 'HEAD', connection), () => {
    if (connection === 'close') socket.end();
  });
}
