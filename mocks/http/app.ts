import type { OperationId } from '@generated/operations';
import { operations } from '@generated/operations';
import { Hono } from 'hono';
import { cors } from 'hono/cors';

import { wireWorld } from '../realtime-wire';
import type { World } from '../db/world';
import type { Hub } from '../realtime/hub';
import type { Report } from './answer';
import { leave, respond } from './answer';
import { bearerOf } from './bearer';
import { contractOf } from './contract';
import { executed } from './executed';
import { controlRoutes } from './control';
import type { Judge } from './judge';
import { plain } from './plain';
import { handlers as standIn } from './registry';
import { readRequest } from './request';
import { storageRoutes } from './storage';
import type { Context, Handlers, LooseAnswer, Outside } from './types';

export interface AppOptions {
  world: World;
  hub: Hub;
  judge: Judge;
  /** Default: where the stand-in's own third parties are. */
  gamesOrigin?: string;
  /** Handlers in place of the stand-in's own. */
  handlers?: Partial<Handlers>;
  /** Hears of every answer that broke the contract. Default: the console. */
  report?: Report;
}

/**
 * The backend of the stand-in: the contract's operations, `/storage` and `/__mock`. Web-standard, so that a Node
 * server, a page's worker and a unit test stand on the same.
 *
 * @param options the world behind it, the real-time hub that its events go to, and who judges
 */
export function createApp(options: AppOptions): Hono {
  const { world, hub, judge, gamesOrigin = 'http://127.0.0.1:4011', report = console.error } = options;
  const handlers: Handlers = { ...standIn, ...options.handlers };
  const outside: Outside = { gamesOrigin, signChannel: (socketId, channel) => hub.signChannel(socketId, channel) };
  wireWorld(world, hub);

  const app = new Hono();
  app.use(cors({ origin: '*', exposeHeaders: ['Retry-After'], maxAge: 600 }));
  for (const [id, { method, path }] of entries()) {
    app.on(method, path.replaceAll(/\{(\w+)\}/g, ':$1'), async (c) => {
      const answer = await answerTo(id, c.req.raw, c.req.param());
      return leave(contractOf(id), answer, judge, report);
    });
  }
  app.route('/storage', storageRoutes(world.catalogue));
  app.route('/__mock', controlRoutes(world));
  app.notFound((c) => {
    const allowed = entries().filter(([, { path }]) => templateOf(path).test(c.req.path));
    if (allowed.length === 0) return respond(404, { message: 'Não encontrado.' });
    return respond(405, { message: 'Método não permitido.' }, { Allow: allowed.map(([, { method }]) => method).join(', ') });
  });
  app.onError((error) => {
    report(String(error.stack ?? error));
    return respond(500, { message: 'Ocorreu um erro tente novamente.' });
  });

  async function answerTo<K extends OperationId>(id: K, request: Request, path: Record<string, string>): Promise<LooseAnswer> {
    const operation = contractOf(id);
    world.tick();
    const bearer = bearerOf(world, id, request.headers);
    if (operation.secured && bearer === undefined) {
      return plain(401, id === 'refreshToken' ? 'Token expirado ou inválido' : 'Unauthenticated.');
    }
    const judged = await readRequest(operation, request, path, judge);
    if ('refused' in judged) return judged.refused;
    // The judge has just said that the request is what the contract has.
    const context = { world, outside, bearer, visit: { ipBlocked: false }, headers: request.headers, ...judged.read } as Context<K>;
    return executed(world, id, context, () => handlers[id](context));
  }
  return app;
}

const entries = () => Object.entries(operations) as [OperationId, (typeof operations)[OperationId]][];

const templateOf = (path: string) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
