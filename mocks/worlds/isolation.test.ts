import { once } from 'node:events';

import { expect, test } from 'vitest';
import { WebSocket } from 'ws';

import { startWorldsServer } from './worlds-server.fixture';

/** Starts a server with worlds, and returns a client of each of two worlds, or of two visits, and one of neither. */
async function twoWorlds(named: 'world' | 'visit' = 'world') {
  const { host, onEnd } = await startWorldsServer();
  const [header, cookie] = named === 'world' ? ['X-Stand-In-World', 'standin-world'] : ['X-Mock-Scenario', 'standin-visit'];
  const client = (world?: string) => {
    const call = async (method: string, path: string, body?: object, token = '') => {
      const headers = {
        ...(world !== undefined && { [header]: world }),
        'Content-Type': 'application/json',
        Authorization: `Bearer ${token}`,
      };
      const response = await fetch(`http://${host}${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
      return { status: response.status, body: (await response.json().catch(() => null)) as Record<string, unknown> };
    };
    const logIn = async () => String((await call('POST', '/__mock/visit', { player: 'usr_1' })).body['access_token']);
    /** Connects and subscribes. The returned `frames` grows. */
    const listen = async (channel: string) => {
      const socket = new WebSocket(`ws://${host}/app/standin-key?protocol=7`, { headers: { Cookie: `${cookie}=${world ?? ''}` } });
      onEnd(() => socket.terminate());
      const frames: string[] = [];
      socket.on('message', (data: Buffer) => frames.push(data.toString()));
      await once(socket, 'open');
      socket.send(JSON.stringify({ event: 'pusher:subscribe', data: { channel } }));
      await expect.poll(() => frames.join('')).toContain('subscription_succeeded');
      return frames;
    };
    return { call, logIn, listen };
  };
  const names = named === 'world' ? (['a', 'b'] as const) : (['verified:a@own', 'verified:b'] as const);
  return [client(names[0]), client(names[1]), client()] as const;
}

test('money and sessions of a world do not exist in another', async () => {
  const [a, b] = await twoWorlds();
  const token = await a.logIn();
  await a.call('POST', '/__mock/balance', { playerId: 'usr_1', delta: 700 });
  expect(await a.call('GET', '/api/auth/me', undefined, token)).toMatchObject({ body: { balance: 125_700 } });
  expect(await b.call('GET', '/api/auth/me', undefined, token)).toMatchObject({ status: 401 });
  expect(await b.call('GET', '/api/auth/me', undefined, await b.logIn())).toMatchObject({ body: { balance: 125_000 } });
});

test.each(['world', 'visit'] as const)('faults, settings, clock and reset of a %s leave another one unchanged', async (named) => {
  const [a, b] = await twoWorlds(named);
  await a.call('PUT', '/__mock/faults', { operation: '*', status: 503 });
  await a.call('PATCH', '/__mock/settings', { casino_enabled: false });
  await a.call('POST', '/__mock/clock', { advance: 86_400_000 });
  expect((await a.call('GET', '/v2/platform')).status).toBe(503);
  expect((await b.call('GET', '/v2/platform')).status).toBe(200);
  expect((await b.call('GET', '/__mock/settings')).body).toMatchObject({ casino_enabled: true });
  const now = async ({ call }: typeof a) => Date.parse(String((await call('POST', '/__mock/clock', { advance: 0 })).body['now']));
  expect((await now(a)) - (await now(b))).toBeGreaterThan(86_000_000);

  await b.call('POST', '/__mock/reset');
  expect((await a.call('GET', '/v2/platform')).status).toBe(503);
  await a.call('POST', '/__mock/reset');
  expect((await a.call('GET', '/v2/platform')).status).toBe(200);
});

test.each(['world', 'visit'] as const)('an event of a %s reaches only its own sockets', async (named) => {
  const [a, b] = await twoWorlds(named);
  const [framesOfA, framesOfB] = [await a.listen('games.double'), await b.listen('games.double')];
  const publish = ({ call }: typeof a, id: string) =>
    call('POST', '/__mock/events', { name: 'DoubleTotalsUpdated', payload: { id, totals: { white: 1, red: 2, black: 3 } } });
  await publish(a, 'dbl_1001');
  await publish(b, 'dbl_2002');
  await expect.poll(() => framesOfB.join('')).toContain('dbl_2002');
  await expect.poll(() => framesOfA.join('')).toContain('dbl_1001');
  expect(framesOfA.join('')).not.toContain('dbl_2002');
  expect(framesOfB.join('')).not.toContain('dbl_1001');
});

test('the real-time faults of a world close only its own sockets', async () => {
  const [a, b] = await twoWorlds();
  await Promise.all([a.listen('games.double'), b.listen('games.double')]);
  await a.call('POST', '/__mock/realtime/close', {});
  expect((await b.call('GET', '/__mock/realtime')).body).toMatchObject({ connections: 1 });
  expect((await a.call('GET', '/__mock/realtime')).body).toMatchObject({ connections: 0 });
});

test('a game that is launched in a world of its own plays there', async () => {
  const [own, other] = await twoWorlds('visit');
  const token = String((await own.call('POST', '/__mock/visit')).body['access_token']);
  const launched = await own.call('POST', '/api/games/1001/launch', { device: 'desktop' }, token);
  const { url, session_id: session } = launched.body['data'] as { url: string; session_id: string };
  const named = new URL(url).searchParams.get('visit');
  expect(named).toBe('verified:a@own');
  const path = `/__mock/games/${session}`;
  expect((await own.call('GET', path)).status).toBe(200);
  expect((await other.call('GET', path)).status).toBe(404);
});

test('the sportsbook of a visit with a world of its own reaches that world by its token alone', async () => {
  const [own, other, frame] = await twoWorlds('visit');
  const tokenFor = async ({ call, logIn }: typeof own) =>
    String((await call('GET', '/api/generate-token', undefined, await logIn())).body['token']);
  const [token, otherToken] = [await tokenFor(own), await tokenFor(other)];
  expect(token).toMatch(/\.verified:a@own$/);
  await own.call('POST', '/__mock/balance', { playerId: 'usr_1', delta: 700 });
  await own.call('POST', '/__mock/clock', { advance: 60_000 });
  expect(await frame.call('GET', '/__mock/sports/bets', undefined, token)).toMatchObject({ body: { balance: 125_700 } });
  expect(await frame.call('GET', '/__mock/sports/bets', undefined, otherToken)).toMatchObject({ body: { balance: 125_000 } });
  const timeOf = async (one: string) => {
    const { data } = (await frame.call('GET', '/__mock/sports/book', undefined, one)).body as { data: { server_time: string } };
    return Date.parse(data.server_time);
  };
  expect((await timeOf(token)) - (await timeOf(otherToken))).toBeGreaterThan(50_000);
});

test('a visit with a world of its own logs in its player there, and another scenario stays there', async () => {
  const [own, other] = await twoWorlds('visit');
  const begun = (await own.call('POST', '/__mock/visit')).body;
  expect(begun).toMatchObject({ visit: 'verified:a@own', player: { name: 'Vera Prado' } });
  const token = String(begun['access_token']);
  await own.call('POST', '/__mock/clock', { advance: 60_000 });
  expect(await own.call('GET', '/api/auth/me', undefined, token)).toMatchObject({ status: 200, body: { balance: 25_000 } });
  expect((await other.call('GET', '/api/auth/me', undefined, token)).status).toBe(401);
  expect((await own.call('POST', '/__mock/visit', { scenario: 'excluded' })).body).toMatchObject({ visit: 'excluded:a@own' });
});
