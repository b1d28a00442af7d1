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

/**
 * For tests: the backend on a small world of its own, and ways to call it.
 *
 * @param options handlers in place of the stand-in's own, another judge, another size of the catalogue
 */
export function testApp({ handlers, judge = shared, games }: { handlers?: Partial<Handlers>; judge?: Judge; games?: number } = {}) {
  const world = createTestWorld(games);
  const hub = createHub();
  const reports: string[] = [];
  const app = createApp({ world, hub, judge, report: (text) => reports.push(text), ...(handlers && { handlers }) });

  const send = async (request: Request) => {
    const response = await app.fetch(request);
    const text = await response.text();
    const body: unknown = text === '' ? undefined : JSON.parse(text);
    return { status: response.status, headers: response.headers, body };
  };
  const get = (path: string, token?: string) =>
    send(new Request(`http://stand-in.invalid${path}`, { headers: token === undefined ? {} : { Authorization: `Bearer ${token}` } }));
  const call = (id: OperationId, options?: Parameters<typeof sampleRequest>[1]) => send(sampleRequest(id, options));
  /** A token of a demo player, by e-mail or CPF. */
  const logIn = async (login = 'ana@exemplo.invalid') => {
    const { body } = await call('login', { body: { email: login, login, password: DEMO_PASSWORD } });
    return tokenIn(body);
  };
  return { world, hub, app, reports, send, get, call, logIn };
}

/** The token of an answer to login or refresh; '' where there is none. */
export function tokenIn(body: unknown): string {
  return typeof body === 'object' && body !== null && 'access_token' in body ? String(body.access_token) : '';
}
