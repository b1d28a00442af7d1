import type { OperationId } from '@generated/operations';
import { operations } from '@generated/operations';
import { Hono } from 'hono';
import { cors } from 'hono/cors';

import { wireWorld } from '../realtime-wire';
import type { World } from '../db/world';
import type { Hub } from '../realtime/hub';
import type { Visit } from '../scenarios/visits';
import type { Report } from './answer';
import { leave, respond } from './answer';
import { answerThrough, late } from './answer-through';
import { bearerOf } from './bearer';
import { createCalls, wrongIn } from './calls';
import { contractOf } from './contract';
import { executed } from './executed';
import { controlRoutes } from './control/routes';
import { CUT } from './cut';
import { createFaults, obstacleOf } from './faults';
import type { Judge } from './judge';
import { plain } from './plain';
import { handlers as standIn } from './registry';
import { readRequest } from './request';
import { storageRoutes } from './storage';
import { thirdPartyRoutes } from './third-party-routes';
import type { Context, Handlers, LooseAnswer, Outside } from './types';
import { givenOn, meantOn, visitOfRequest } from './visit';

export interface AppOptions {
  world: World;
  hub: Hub;
  judge: Judge;
  /** Origin of the third-party games. Defaults to the mock third parties. */
  gamesOrigin?: string;
  /** Overrides of the mock's handlers. */
  handlers?: Partial<Handlers>;
  /** Receives every contract violation. Defaults to the console. */
  report?: Report;
  /** Returns the page's cookies when the app runs in its service worker, where requests carry none. */
  pageCookies?: () => string;
}

/**
 * Creates the mock backend: the contract's operations, `/storage` and `/__mock`. It is a web-standard fetch handler, so
 * that a Node server, a service worker and tests share it.
 *
 * @returns an app whose `fetch` returns `NO_RESPONSE` if a scenario or fault drops the connection
 */
export function createApp(options: AppOptions): Hono {
  const { world, hub, judge, gamesOrigin = 'http://127.0.0.1:4011', report = console.error, pageCookies } = options;
  const handlers: Handlers = { ...standIn, ...options.handlers };
  const outside: Outside = { gamesOrigin, signChannel: (socketId, channel) => hub.signChannel(socketId, channel) };
  const [faults, calls] = [createFaults(), createCalls(world.clock)];
  const visitOf = (request: Request) => visitOfRequest(world, request, pageCookies);
  /** Requests whose connection is dropped. */
  const cut = new WeakSet<Request>();
  wireWorld(world, hub);

  const app = new Hono();
  app.use(cors({ origin: '*', exposeHeaders: ['Retry-After'], maxAge: 600 }));
  for (const [id, { method, path }] of entries()) {
    app.on(method, path.replaceAll(/\{(\w+)\}/g, ':$1'), (c) => serve(id, c.req.raw, c.req.param()));
  }
  app.use('/storage/*', async (c, next) => {
    const { latency = 0, cut: isCut = false } = visitOf(c.req.raw).scenario?.network ?? {};
    if (latency > 0) await late(latency);
    return isCut ? withoutAnswer(c.req.raw) : next();
  });
  app.route('/storage', storageRoutes(world.catalogue));
  app.route('/__mock', thirdPartyRoutes(world, { visitOf }));
  app.route('/__mock', controlRoutes({ world, hub, faults, calls, pageCookies }));
  app.notFound((c) => {
    const allowed = entries().filter(([, { path }]) => templateOf(path).test(c.req.path));
    if (/^\/(api|v2)\//.test(c.req.path)) calls.begin(c.req.raw, null, visitOf(c.req.raw).value).end(allowed.length === 0 ? 404 : 405);
    if (allowed.length === 0) return respond(404, { message: 'Não encontrado.' });
    return respond(405, { message: 'Método não permitido.' }, { Allow: allowed.map(([, { method }]) => method).join(', ') });
  });
  app.onError((error) => {
    report(String(error.stack ?? error));
    return respond(500, { message: 'Ocorreu um erro tente novamente.' });
  });

  async function serve(id: OperationId, request: Request, path: Record<string, string>): Promise<Response> {
    const operation = contractOf(id);
    world.tick();
    const visit = visitOf(request);
    const { noted, end } = calls.begin(request, id, visit.value);
    let status = 500;
    try {
      const obstacle = obstacleOf(visit, faults, { id, world, visit: visit.value, headers: request.headers });
      noted.injected = obstacle?.by ?? null;
      const passed = await answerThrough(obstacle, operation, async () => {
        const answer = await answerTo(id, request, path, visit, (wrong) => (noted.request = wrong));
        return givenOn(visit, world, id, answer);
      });
      if (passed === 'cut') {
        status = 0;
        return withoutAnswer(request);
      }
      const { answer, madeUp } = passed;
      const response = await leave(operation, answer, judge, (text) => {
        noted.answer = text;
        if (!madeUp) report(text);
      });
      status = madeUp ? answer.status : response.status;
      return madeUp ? respond(status, answer.body, { 'Cache-Control': 'no-store', ...answer.headers }) : response;
    } catch (error) {
      noted.answer = String(error);
      throw error;
    } finally {
      end(status);
    }
  }

  async function answerTo<K extends OperationId>(
    id: K,
    request: Request,
    path: Record<string, string>,
    visit: Visit,
    refuse: (wrong: string) => void,
  ): Promise<LooseAnswer> {
    const operation = contractOf(id);
    const bearer = bearerOf(world, id, request.headers);
    if (operation.secured && bearer === undefined) {
      return plain(401, id === 'refreshToken' ? 'Token expirado ou inválido' : 'Unauthenticated.');
    }
    const judged = await readRequest(operation, request, path, judge);
    if ('refused' in judged) {
      refuse(wrongIn(judged.refused));
      return judged.refused;
    }
    const read = meantOn(visit, id, judged.read);
    // The cast is safe, because the request was validated against the contract.
    const context = { world, outside, bearer, visit: { ipBlocked: visit.ipBlocked }, headers: request.headers, ...read } as Context<K>;
    return executed(world, id, context, () => handlers[id](context));
  }

  function withoutAnswer(request: Request): Response {
    cut.add(request);
    return respond(502, undefined);
  }

  const { fetch } = app;
  app.fetch = async (request, ...rest) => {
    const response = await fetch(request, ...rest);
    return cut.has(request) ? CUT : response;
  };
  return app;
}

const entries = () => Object.entries(operations) as [OperationId, (typeof operations)[OperationId]][];

const templateOf = (path: string) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
