import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { alone, callRenewal } from './renewal';

const sent = vi.fn<(request: Request) => Promise<Response>>();

beforeEach(() => vi.stubGlobal('fetch', sent));
afterEach(() => vi.unstubAllGlobals());

const answer = (status: number, body: object) => sent.mockResolvedValueOnce(Response.json(body, { status }));

test.each<[string, () => unknown, string]>([
  ['a token', () => answer(200, { access_token: 'new', expires_in: 3600 }), 'renewed'],
  ['that the session is over', () => answer(401, { message: 'Token expirado ou inválido' }), 'expired'],
  ['another 401', () => answer(401, { message: 'Unauthenticated.' }), 'refused'],
  ['a 500: an answer of the server (D4)', () => answer(500, { message: 'Erro' }), 'refused'],
  ['a 503: the server itself has no time', () => answer(503, { message: 'Manutenção' }), 'refused'],
  ['a 502: the gateway had no answer', () => answer(502, {}), 'unknown'],
  ['a 504: the gateway had none in time', () => answer(504, {}), 'unknown'],
  ['ip_blocked: of the address, not the token (M4)', () => answer(403, { status: 'ip_blocked' }), 'unknown'],
  ['what the contract does not allow', () => answer(200, { access_token: 'new', expires_in: null }), 'unknown'],
  ['nothing (L5)', () => sent.mockRejectedValueOnce(new TypeError('Failed to fetch')), 'unknown'],
])('a refresh is answered %s', async (_case, reply, name) => {
  reply();
  expect(await callRenewal('old')).toMatchObject({ name });
  expect(sent.mock.lastCall?.[0].headers.get('Authorization')).toBe('Bearer old');
});

test('without locks one thing is done after the other, and a failure stops none', async () => {
  const done: string[] = [];
  const slow = alone(async () => {
    await Promise.resolve();
    done.push('first');
  });
  const failing = alone(() => Promise.reject(new Error('second')));
  const last = alone(async () => done.push('third'));
  await expect(failing).rejects.toThrow('second');
  await Promise.all([slow, last]);
  expect(done).toEqual(['first', 'third']);
});

test('what fails under a lock is not done a second time without it', async () => {
  vi.stubGlobal('navigator', { locks: { request: (_name: string, task: () => Promise<unknown>) => task() } });
  const task = vi.fn().mockRejectedValue(new Error('once'));
  await expect(alone(task)).rejects.toThrow('once');
  expect(task).toHaveBeenCalledTimes(1);
});
