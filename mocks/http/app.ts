import type { OperationId } from '@generated/operations';
import { operations } from '@generated/operations';
import { Hono } from 'hono';
import { cors } from 'hono/cors';

import { forwardEvents } from '../forward-events';
import type { World } from '../db/world';
import type { Hub } from '../realtime/hub';
import type { Visit } from '../scenarios/visits';
import { withCheats } from './cheats/with-cheats';
import { explainClosedSocket } from './explain-closed-socket';
import type { Report } from './send-validated';
import { sendValidated } from './send-validated';
import { applyFault, delay } from './apply-fault';
import { authenticate, NO_RESPONSE, withIdempotency } from './middleware';
import { createCalls, rejectionText } from './calls';
import { getOperation } from './contract';
import { limitBodies } from './body-limit';
import { suggestNearest } from './control/nearest';
import { controlRoutes } from './control/routes';
import { activeFault, createFaults } from './faults';
import type { SchemaValidator } from './schema-validator';
import { messageResponse, respond } from './responses';
import { handlers as standIn } from './registry';
import { readRequest } from './request';
import { thirdPartyRoutes } from './third-party-routes';
import type { Context, ExternalServices, Handlers, UntypedResponse } from './types';
import { requestVisit, rewriteDemoLogin, shortenToken, unknownScenario } from './visit';

/** Headers that a page of another origin could not read otherwise. */
const EXPOSED_HEADERS = ['Allow', 'Date', 'ETag', 'Retry-After', 'WWW-Authenticate'];

const UNKNOWN_TOKEN =
  'Bearer error="invalid_token", error_description="No session of this world has the token: it has ended, the world was reset or started anew, or X-Stand-In-World names another world."';

/** Parts of the mock backend. */
export interface AppOptions {
  world: World;
  /** Real-time server, to which the events of the world are sent. */
  hub: Hub;
  validator: SchemaValidator;
  /** Origin of the games; by default that of the mock third parties. */
  gamesOrigin?: string;
  /** True if games may be launched that do not speak the site's messages. Default true. */
  hasPlainGames?: boolean;
  /** Serves `/storage`. Without it, there are no images. */
  images?: (request: Request) => Response | Promise<Response>;
  /** Handlers that replace those of the stand-in, for tests. */
  handlers?: Partial<Handlers>;
  /** Receives contract violations and the stacks of thrown errors, which are answered by a 500. By default the console does. */
  report?: Report;
  /** Returns the cookies of the page, for a service worker, where requests carry none. */
  pageCookies?: () => string;
  /** Returns the error text for a socket id without a connection in this world. By default: the socket is not open. */
  explain?: (socketId: string) => string;
}

/**
 * Creates the mock backend: the contract's operations, `/storage` and `/__mock`. Its `fetch` is a web-standard handler, used by
 * a Node server, a service worker and tests. Each call of an operation first runs the due jobs of the world. The app forwards the
 * events of the world to the hub, so that a world must have one app only.
 *
 * @returns an app whose `fetch` returns `NO_RESPONSE` if the connection is dropped
 */
export function createApp(options: AppOptions): Hono {
  const { world, hub, validator, report = console.error, images, pageCookies } = options;
  const { gamesOrigin = 'http://127.0.0.1:4011', hasPlainGames = true, explain = explainClosedSocket } = options;
  const handlers: Handlers = { ...withCheats(standIn), ...options.handlers };
  const services: ExternalServices = {
    gamesOrigin,
    hasPlainGames,
    socketProblem: (socketId) => (hub.isConnected(socketId) ? undefined : explain(socketId)),
    signChannel: (socketId, channel) => hub.signChannel(socketId, channel),
    signUser: (socketId, userId) => hub.signUser(socketId, userId),
  };
  const [faults, calls] = [createFaults(), createCalls(world.clock)];
  const getVisit = (request: Request) => requestVisit(world, request, pageCookies);
  const dropped = new WeakSet<Request>();
  forwardEvents(world, hub);

  const app = new Hono();
  // The server has refused pages of other sites before (foreign-caller.ts).
  app.use(cors({ origin: (page) => page, exposeHeaders: EXPOSED_HEADERS, maxAge: 600 }));
  app.use(async (c, next) => {
    const sent = c.req.raw;
    await next();
    // `limitBodies` can replace the request by a copy with the body read, so that the original is marked as dropped also.
    if (dropped.has(c.req.raw)) dropped.add(sent);
  });
  app.use(async (c, next) => {
    const message = unknownScenario(c.req.raw);
    return message === undefined ? next() : respond(422, { message });
  });
  app.use(limitBodies((request) => calls.begin(request, null, getVisit(request).value).end(413)));
  for (const [id, { method, path }] of operationEntries()) {
    app.on(method, path.replaceAll(/\{(\w+)\}/g, ':$1'), (c) => serve(id, c.req.raw, c.req.param()));
  }
  app.use('/storage/*', async (c, next) => {
    const { latency = 0, cut: isCut = false } = getVisit(c.req.raw).scenario?.network ?? {};
    if (latency > 0) await delay(latency);
    return isCut ? dropConnection(c.req.raw) : next();
  });
  app.all('/storage/*', (c) => images?.(c.req.raw) ?? c.notFound());
  app.route('/__mock', thirdPartyRoutes(world, { getVisit }));
  app.route('/__mock', controlRoutes({ world, hub, faults, calls, validator, pageCookies }));
  app.on('GET', ['/__mock', '/__mock/'], (c) => c.json({ calls: controlCalls(app) }));
  app.notFound((c) => {
    const allowed = operationEntries().filter(([, { path }]) => pathPattern(path).test(c.req.path));
    if (/^\/(api|v2)\//.test(c.req.path)) calls.begin(c.req.raw, null, getVisit(c.req.raw).value).end(allowed.length === 0 ? 404 : 405);
    if (c.req.path.startsWith('/__mock/')) return respond(404, { message: unknownPath(c.req, controlCalls(app)) });
    if (allowed.length === 0 && /^\/(api|v2|storage)\//.test(c.req.path)) return respond(404, { message: 'Não encontrado.' });
    if (allowed.length === 0) return respond(404, { message: unknownPath(c.req, contractCalls()) });
    return respond(405, { message: 'Método não permitido.' }, { Allow: allowed.map(([, { method }]) => method).join(', ') });
  });
  app.onError((error) => {
    report(String(error.stack ?? error));
    return respond(500, { message: 'Ocorreu um erro tente novamente.' });
  });

  async function serve(id: OperationId, request: Request, path: Record<string, string>): Promise<Response> {
    const operation = getOperation(id);
    world.tick();
    const visit = getVisit(request);
    const { details, end } = calls.begin(request, id, visit.value);
    let status = 500;
    try {
      const fault = activeFault(visit, faults, { id, world, visit: visit.value, headers: request.headers });
      details.injected = fault?.by ?? null;
      const outcome = await applyFault(fault, operation, async () => {
        const answer = await handle(id, request, path, visit, (message) => (details.request = message));
        return shortenToken(visit, world, id, answer);
      });
      if (outcome === 'cut') {
        status = 0;
        return dropConnection(request);
      }
      const { answer } = outcome;
      const injected = outcome.injected || answer.unvalidated === true;
      const reportViolation = (text: string) => {
        details.answer = text;
        if (!injected) report(text);
      };
      const response = await sendValidated(operation, answer, validator, reportViolation, request.headers.get('If-None-Match'));
      status = injected ? answer.status : response.status;
      return injected ? respond(status, answer.body, { 'Cache-Control': 'no-store', ...answer.headers }) : response;
    } catch (error) {
      details.answer = String(error);
      throw error;
    } finally {
      end(status);
    }
  }

  async function handle<K extends OperationId>(
    id: K,
    request: Request,
    path: Record<string, string>,
    visit: Visit,
    onRejected: (message: string) => void,
  ): Promise<UntypedResponse> {
    const operation = getOperation(id);
    const bearer = authenticate(world, id, request.headers);
    if (operation.secured && bearer === undefined) {
      const refusal = messageResponse(401, id === 'refreshToken' ? 'Token expirado ou inválido' : 'Unauthenticated.');
      // The texts are fixed (SPEC L7), so the reason is in the header.
      return request.headers.has('Authorization') ? { ...refusal, headers: { 'WWW-Authenticate': UNKNOWN_TOKEN } } : refusal;
    }
    const parsed = await readRequest(operation, request, path, validator);
    if ('rejected' in parsed) {
      onRejected(rejectionText(parsed.rejected));
      return parsed.rejected;
    }
    const read = rewriteDemoLogin(visit, id, parsed.read);
    // The cast is safe: the request was validated against the contract.
    const context = {
      world,
      services,
      bearer,
      visit: { ipBlocked: visit.ipBlocked, registration: visit.registration, own: visit.own },
      headers: request.headers,
      ...read,
    } as Context<K>;
    return withIdempotency(world, id, context, () => handlers[id](context));
  }

  function dropConnection(request: Request): Response {
    dropped.add(request);
    return respond(502, undefined);
  }

  const { fetch } = app;
  app.fetch = async (request, ...rest) => {
    const response = await fetch(request, ...rest);
    return dropped.has(request) ? NO_RESPONSE : response;
  };
  return app;
}

const operationEntries = () => Object.entries(operations) as [OperationId, (typeof operations)[OperationId]][];

/** Returns a text for developers: the backend has no such path. */
const unknownPath = ({ method, path }: { method: string; path: string }, valid: readonly string[]) =>
  `There is no ${method} ${path}.${suggestNearest(valid, `${method} ${path}`)}`;

const contractCalls = () => operationEntries().map(([, { method, path }]) => `${method} ${path}`);

const pathPattern = (path: string) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);

const controlCalls = (app: Hono) =>
  app.routes.filter(({ method, path }) => method !== 'ALL' && path.startsWith('/__mock/')).map(({ method, path }) => `${method} ${path}`);
