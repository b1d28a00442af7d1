import type { OperationId } from '@generated/operations';

import { DEMO_PASSWORD } from '../db/seed';
import { createHub } from '../realtime/hub';
import { createTestWorld } from '../test-world';
import { createApp } from './app';
import { definitions } from './contract';
import type { Judge } from './judge';
import { createNodeJudge } from './judge-node';
import { sampleRequest } from './sample-request';
import type { Handlers } from './types';

// One for all: what it compiled is good for every test of a file.
const shared = createNodeJudge(definitions);

interface Wanted {
  handlers?: Partial<Handlers>;
  judge?: Judge;
  games?: number;
  pageCookies?: () => string;
}

/**
 * For tests: the backend on a small world of its own, and ways to call it.
 *
 * @param options handlers in place of the stand-in's own, another judge, another size of the catalogue, cookies of a page
 */
export function testApp({ handlers, judge = shared, games, pageCookies }: Wanted = {}) {
  const world = createTestWorld(games);
  const hub = createHub();
  const reports: string[] = [];
  const app = createApp({
    world,
    hub,
    judge,
    report: (text) => reports.push(text),
    ...(handlers && { handlers }),
    ...(pageCookies && { pageCookies }),
  });

  /** Sends a request; the status 0 is that there was no answer. */
  const send = async (request: Request) => {
    const response = await app.fetch(request);
    const text = await response.text();
    const body: unknown = text === '' ? undefined : JSON.parse(text);
    return { status: response.status, headers: response.headers, body };
  };
  const get = (path: string, token?: string) =>
    send(new Request(`http://stand-in.invalid${path}`, { headers: token === undefined ? {} : { Authorization: `Bearer ${token}` } }));
  const call = (id: OperationId, options?: Parameters<typeof sampleRequest>[1]) => send(sampleRequest(id, options));
  /** A token of a demo player, by e-mail or CPF; on a visit of the player that the visit has. */
  const logIn = async (login = 'ana@exemplo.invalid', headers: Record<string, string> = {}) => {
    const { body } = await call('login', { body: { email: login, login, password: DEMO_PASSWORD }, headers });
    return tokenIn(body);
  };
  /** A call of the control API, `POST /balance`. */
  const control = (what: string, body?: unknown, headers: Record<string, string> = {}) => {
    const [method = 'GET', path = ''] = what.split(' ');
    const init = { method, headers, ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }) };
    return send(new Request(`http://stand-in.invalid/__mock${path}`, init));
  };
  return { world, hub, app, reports, send, get, call, logIn, control };
}

/** The token of an answer to login or refresh; '' where there is none. */
export function tokenIn(body: unknown): string {
  return typeof body === 'object' && body !== null && 'access_token' in body ? String(body.access_token) : '';
}
