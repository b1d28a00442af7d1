import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

import { createWorld } from '../../mocks/db/world';
import type { World } from '../../mocks/db/world';
import { createHub } from '../../mocks/realtime/hub';
import { createServerApp } from '../../mocks/server-app';
import { startWorldTimer } from '../../mocks/world-timer';
import type { Fault, Next, Reply, Visit } from './fault';
import { framed } from './framed';

/** A server that listens. */
export interface Running {
  url: URL;
  close: () => Promise<void>;
}

/** As many games as lists need to have pages; a fresh catalogue for each mutant must not cost a second. */
const GAMES = 300;

/**
 * The stand-in with a fresh world, behind a fault.
 *
 * @param port where it listens, on 127.0.0.1
 * @param fault what is broken; none by default
 */
export async function startMutant(port: number, fault: Fault = (visit, next) => next(visit)): Promise<Running> {
  const url = new URL(`http://127.0.0.1:${String(port)}`);
  const world = createWorld({ games: GAMES });
  // Two players who may do everything: what one of them must not touch of the other's is not hidden by another refusal.
  world.players.update('usr_3', { verification: 'approved' });
  const app = createServerApp({ world, hub: createHub(), gamesOrigin: 'http://127.0.0.1:4011' });
  const stop = startWorldTimer(world);
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
  await untilBettingIsOpen(next, world.clock);
  const server = createServer((request, response) => void serve(request, response));
  async function serve(request: IncomingMessage, response: ServerResponse) {
    try {
      const visit = await visitOf(request, url);
      const reply = await fault(visit, next);
      send(response, reply);
    } catch {
      response.destroy();
    }
  }
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve));
  return {
    url,
    close: async () => {
      stop();
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

/** Puts the clock to the start of a round of double: no run is to wait for one, only to find it closed. */
async function untilBettingIsOpen(next: Next, clock: World['clock']): Promise<void> {
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

async function visitOf(request: IncomingMessage, base: URL): Promise<Visit> {
  request.setEncoding('latin1');
  const body = await text(request);
  const { pathname, searchParams } = new URL(request.url ?? '/', base);
  const skipped = new Set(['connection', 'content-length', 'host', 'transfer-encoding', 'expect', 'keep-alive']);
  const headers = Object.fromEntries(
    Object.entries(request.headers).flatMap(([name, value]) => (value === undefined || skipped.has(name) ? [] : [[name, String(value)]])),
  );
  return { method: request.method ?? 'GET', path: pathname, query: searchParams, headers, body };
}

function send(response: ServerResponse, reply: Reply): void {
  response.socket?.write(reply.raw ?? framed(reply, response.req.method === 'HEAD'), () => response.socket?.end());
}
