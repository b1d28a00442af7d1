import { expect, test } from 'vitest';

import { testApp } from './app.fixture';

type Recorded = { n: number; status: number; request: string | null; answer: string | null; operation: string | null };
const calls = async ({ control }: ReturnType<typeof testApp>, query = '') =>
  ((await control(`GET /calls${query}`)).body as { data: Recorded[] }).data;

test('each call is recorded, newest first, without bodies', async () => {
  const app = testApp();
  await app.logIn();
  await app.call('listGames', { query: 'page=2', headers: { 'X-Mock-Scenario': 'none' } });
  const [games, login] = await calls(app);
  expect(games).toEqual({
    n: 2,
    at: '2026-11-21T14:05:00-03:00',
    method: 'GET',
    path: '/v2/games',
    operation: 'listGames',
    status: 200,
    ms: expect.any(Number),
    visit: 'none',
    request: null,
    answer: null,
    injected: null,
  });
  expect(login).toMatchObject({ n: 1, method: 'POST', path: '/api/auth/login', operation: 'login', status: 200 });
  expect(JSON.stringify([games, login])).not.toContain('palpite2026');
});

test('validation errors of a request are recorded by field', async () => {
  const app = testApp();
  await app.call('login', { body: { email: '' } });
  await app.get('/v2/games/a.b');
  const [game, login] = await calls(app);
  expect(login).toMatchObject({ status: 422, request: 'password: O campo password é obrigatório.; email: O campo email é obrigatório.' });
  expect(game).toMatchObject({ status: 404, request: 'Não encontrado.' });
});

test('contract violations and thrown errors are recorded', async () => {
  const handlers = {
    getIp: () => ({ status: 200 as const, body: { userIP: 'nowhere' } }),
    getPlatform: () => {
      throw new Error('out of order');
    },
  };
  const app = testApp({ handlers });
  await app.call('getIp');
  await app.call('getPlatform');
  const [platform, ip] = await calls(app);
  expect(ip).toMatchObject({ status: 500, answer: expect.stringContaining('/userIP: pattern') });
  expect(platform).toMatchObject({ status: 500, answer: 'Error: out of order' });
});

test('unknown API paths are recorded, other paths are not', async () => {
  const app = testApp();
  await app.get('/v2/nothing');
  await app.send(new Request('http://stand-in.invalid/v2/games', { method: 'DELETE' }));
  await app.get('/__mock/state');
  await app.app.fetch(new Request('http://stand-in.invalid/storage/games/1001.webp'));
  expect((await calls(app)).map(({ operation, status }) => [operation, status])).toEqual([
    [null, 405],
    [null, 404],
  ]);
});

test('the last 200 calls are kept and can be read from a number on', async () => {
  const app = testApp();
  for (let index = 0; index < 203; index += 1) await app.call('getIp');
  const all = await calls(app);
  expect([all.length, all[0]?.n, all.at(-1)?.n]).toEqual([200, 203, 4]);
  expect((await calls(app, '?after=201')).map(({ n }) => n)).toEqual([203, 202]);
  expect(await calls(app, '?after=203')).toEqual([]);
  expect((await app.control('GET /calls?after=x')).status).toBe(422);
  await app.control('POST /reset');
  expect(await calls(app)).toEqual([]);
  await app.call('getIp');
  expect((await calls(app)).map(({ n }) => n)).toEqual([204]);
});
