import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { postLogout, postRefresh } from './refresh-call';

const sent = vi.fn<(request: Request) => Promise<Response>>();

beforeEach(() => vi.stubGlobal('fetch', sent));
afterEach(() => vi.unstubAllGlobals());

const respond = (status: number, body: object, headers?: HeadersInit) =>
  sent.mockResolvedValueOnce(Response.json(body, { status, headers }));
const html = (status: number) =>
  sent.mockResolvedValueOnce(new Response('<h1>Blocked</h1>', { status, headers: { 'Content-Type': 'text/html' } }));

test.each<[string, () => unknown, string]>([
  ['a token', () => respond(200, { access_token: 'new', expires_in: 3600 }), 'refreshed'],
  ['a 401 "Token expirado ou inválido"', () => respond(401, { message: 'Token expirado ou inválido' }), 'rejected'],
  ['another 401', () => respond(401, { message: 'Unauthenticated.' }), 'rejected'],
  ['a 401 without JSON', () => html(401), 'rejected'],
  ['a 403 about the token', () => respond(403, { message: 'Unauthenticated.' }), 'rejected'],
  ['a 422 about the token', () => respond(422, { message: 'Dados inválidos', errors: { token: ['Token inválido'] } }), 'rejected'],
  ['a 403 about something else', () => respond(403, { message: 'Acesso negado' }), 'transient'],
  ['a firewall’s 403 page', () => html(403), 'transient'],
  ['a 422 about another field', () => respond(422, { message: 'Dados inválidos', errors: { captcha: ['Inválido'] } }), 'transient'],
  ['a 403 ip_blocked, which is about the address (M4)', () => respond(403, { status: 'ip_blocked' }), 'transient'],
  ['a 404', () => respond(404, { message: 'Não encontrado' }), 'transient'],
  ['a 429', () => respond(429, { message: 'Muitas tentativas' }), 'transient'],
  ['a 500', () => respond(500, { message: 'Erro' }), 'transient'],
  ['a 502', () => respond(502, {}), 'transient'],
  ['a 503 of a maintenance', () => respond(503, { message: 'Manutenção' }), 'transient'],
  ['a 504', () => respond(504, {}), 'transient'],
  ['HTML with status 200', () => html(200), 'transient'],
  ['a token that no header can carry', () => respond(200, { access_token: 'a b', expires_in: 3600 }), 'transient'],
  ['a body that violates the contract', () => respond(200, { access_token: 'new', expires_in: null }), 'transient'],
  ['no response (L5)', () => sent.mockRejectedValueOnce(new TypeError('Failed to fetch')), 'transient'],
])('a refresh call that receives %s returns the matching outcome', async (_case, reply, name) => {
  reply();
  expect(await postRefresh('old')).toMatchObject({ name });
  expect(sent.mock.lastCall?.[0].headers.get('Authorization')).toBe('Bearer old');
});

test.each<[string, () => unknown, string]>([
  ['a 500', () => respond(500, { message: 'Erro' }), 'rejected'],
  ['a 503 of a maintenance', () => respond(503, { message: 'Manutenção' }), 'rejected'],
  ['no response', () => sent.mockRejectedValueOnce(new TypeError('Failed to fetch')), 'rejected'],
  ['a 429', () => respond(429, { message: 'Muitas tentativas' }), 'transient'],
  ['a body that violates the contract', () => respond(200, { access_token: 'new', expires_in: null }), 'transient'],
])('with the switch, a refresh call that receives %s returns the matching outcome (SPEC D4)', async (_case, reply, name) => {
  reply();
  expect(await postRefresh('old', true)).toMatchObject({ name });
});

test('only the message of a session that is over leads to /login (SPEC L7)', async () => {
  respond(401, { message: 'Token expirado ou inválido' });
  expect(await postRefresh('old')).toEqual({ name: 'rejected', isOver: true });
  respond(401, { message: 'Unauthenticated.' });
  expect(await postRefresh('old')).toEqual({ name: 'rejected', isOver: false });
});

test.each([429, 503])('the Retry-After of a %i is passed on, in ms', async (status) => {
  respond(status, { message: 'Aguarde' }, { 'Retry-After': '7' });
  expect(await postRefresh('old')).toEqual({ name: 'transient', retryAfterMs: 7000 });
});

test('a refresh and a logout are POSTs with the bearer token and no body; a logout outlives the page (SPEC A18, A20)', async () => {
  sent.mockReset();
  respond(200, { access_token: 'new', expires_in: 3600 });
  await postRefresh('old');
  respond(200, { message: 'ok' });
  await postLogout('new');
  const requests = sent.mock.calls.map(([request]) => request);
  const bodies = await Promise.all(requests.map((request) => request.text()));
  expect(
    requests.map(({ method, url, headers, keepalive }, index) => ({
      call: `${method} ${url.replace(/^https?:\/\/[^/]+/, '')}`,
      token: headers.get('Authorization'),
      keepalive,
      body: bodies[index],
    })),
  ).toEqual([
    { call: 'POST /api/auth/refresh', token: 'Bearer old', keepalive: false, body: '' },
    { call: 'POST /api/auth/logout', token: 'Bearer new', keepalive: true, body: '' },
  ]);
});
