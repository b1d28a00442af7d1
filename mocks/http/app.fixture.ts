import type { OperationId } from '@generated/operations';

import { DEMO_PASSWORD } from '../db/demo-password';
import { createHub } from '../realtime/hub';
import { createTestWorld } from '../world.fixture';
import { createApp } from './app';
import { definitions } from './contract';
import type { SchemaValidator } from './schema-validator';
import { createNodeValidator } from './schema-validator-node';
import { sampleRequest } from './sample-request.fixture';
import { BROKEN_CONTRACT } from './send-validated';
import type { Handlers } from './types';

// Validator that lets all tests of a file reuse compiled schemas.
const sharedValidator = createNodeValidator(definitions);

interface TestAppOptions {
  /** Handlers that replace those of the stand-in. Only with them, a response that breaks the contract fails no test. */
  handlers?: Partial<Handlers>;
  validator?: SchemaValidator;
  games?: number;
  /** Returns the time in Unix ms; by default a fixed moment. */
  systemTime?: () => number;
  pageCookies?: () => string;
}

/**
 * Creates the backend with a small world, and functions to call it. They throw for a response that breaks the contract. `send` takes any
 * request, `get` a path, and `call` sends the sample request of an operation. `reports` collects what the backend would print.
 */
export function testApp({ handlers, validator = sharedValidator, games, systemTime, pageCookies }: TestAppOptions = {}) {
  const world = createTestWorld(games, systemTime);
  const hub = createHub();
  const reports: string[] = [];
  const app = createApp({
    world,
    hub,
    validator,
    report: (text) => reports.push(text),
    images: () => new Response('image'),
    ...(handlers && { handlers }),
    ...(pageCookies && { pageCookies }),
  });

  const send = async (request: Request) => {
    const response = await app.fetch(request);
    // The test would fail later, by what the 500 lacks.
    const violation = handlers === undefined ? reports.find((text) => text.startsWith(BROKEN_CONTRACT)) : undefined;
    if (violation !== undefined) throw new Error(violation);
    const text = await response.text();
    const body: unknown = text === '' ? undefined : JSON.parse(text);
    return { status: response.status, headers: response.headers, body };
  };
  const get = (path: string, token?: string) =>
    send(new Request(`http://stand-in.invalid${path}`, { headers: token === undefined ? {} : { Authorization: `Bearer ${token}` } }));
  const call = (id: OperationId, options?: Parameters<typeof sampleRequest>[1]) => send(sampleRequest(id, options));
  /** Logs a demo player in and returns the token, '' if the login fails; on a visit with its own player, that player. */
  const logIn = async (login = 'ana@exemplo.invalid', headers: Record<string, string> = {}) => {
    const { body } = await call('login', { body: { email: login, login, password: DEMO_PASSWORD }, headers });
    return accessTokenIn(body);
  };
  /** Calls the control API, such as `POST /balance`. A string body is sent as it is, another one as JSON. */
  const control = (what: string, body?: unknown, headers: Record<string, string> = {}) => {
    const [method = 'GET', path = ''] = what.split(' ');
    const init = { method, headers, ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }) };
    return send(new Request(`http://stand-in.invalid/__mock${path}`, init));
  };
  return { world, hub, app, reports, send, get, call, logIn, control };
}

/** Returns the token in a login or refresh response, or ''. */
export function accessTokenIn(body: unknown): string {
  return typeof body === 'object' && body !== null && 'access_token' in body ? String(body.access_token) : '';
}

/** Returns `data` of a response, as the contract describes it. */
export const dataOf = <T>({ body }: { body: unknown }): T => (body as { data: T }).data;
