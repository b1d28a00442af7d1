import { describe, expect, test } from 'vitest';

import { testApp } from '../http/app.fixture';
import { visitor } from './visitor.fixture';

const DEPOSIT = { body: { amount: 2000, method: 'pix' } };

describe('a network scenario', () => {
  test('maintenance: only settings and platform respond, and the settings report it', async () => {
    const { call, reports } = await visitor('maintenance');
    expect(await call('getSettings')).toMatchObject({ status: 200, body: { maintence: true, general_site_title: 'Palpite' } });
    expect((await call('getPlatform')).status).toBe(200);
    for (const id of ['login', 'listGames', 'getMe'] as const) {
      expect(await call(id)).toMatchObject({ status: 503, body: { message: 'Voltamos em breve!' } });
    }
    expect(reports).toEqual([]);
  });

  test('maintenance affects only its own visit', async () => {
    const { call } = testApp();
    await call('getSettings', { headers: { 'X-Mock-Scenario': 'maintenance' } });
    expect((await call('getSettings')).body).toMatchObject({ maintence: false });
  });

  test('backend-down: calls and images get no response', async () => {
    const { call, headers, send, world } = await visitor('backend-down');
    expect((await call('listGames')).status).toBe(0);
    const image = (visit: Record<string, string>) => new Request('http://stand-in.invalid/storage/games/1001.webp', { headers: visit });
    expect((await send(image(headers))).status).toBe(0);
    expect((await testApp().app.fetch(image({}))).status).toBe(200);
    expect(world.sessions.all()).toEqual([]);
  });

  test('flaky: every third call fails, alternating between 503 and a dropped connection', async () => {
    const { call, headers } = await visitor('flaky');
    // The login was the first call.
    const statuses: number[] = [];
    for (let index = 0; index < 11; index += 1) statuses.push((await call('listGames')).status);
    expect(statuses).toEqual([200, 503, 200, 200, 0, 200, 200, 503, 200, 200, 0]);
    expect(headers['X-Mock-Scenario']).toBe('flaky:a1');
  });

  test('flaky: of four failing POSTs of money the last two were executed and can be retried', async () => {
    const { call, world, token } = await visitor('flaky');
    const playerId = world.sessions.find(token)?.playerId ?? '';
    const deposits = () => world.accounts.get(playerId).deposits.size;
    const happened: [status: number, deposits: number][] = [];
    await call('listGames');
    for (let round = 0; round < 4; round += 1) {
      const before = deposits();
      const { status } = await call('createDeposit', DEPOSIT);
      happened.push([status, deposits() - before]);
      await call('listGames');
      await call('listGames');
    }
    expect(happened).toEqual([
      [503, 0],
      [0, 0],
      [503, 1],
      [0, 1],
    ]);
  });

  test('flaky counts per visit', async () => {
    const { call } = testApp();
    const ask = async (visit: string) => (await call('listGames', { headers: { 'X-Mock-Scenario': visit } })).status;
    expect([await ask('flaky:a'), await ask('flaky:a'), await ask('flaky:b'), await ask('flaky:a'), await ask('flaky:b')]).toEqual([
      200, 200, 200, 503, 200,
    ]);
  });

  test('contract-breaking-answer: three responses break the contract and are recorded', async () => {
    const { call, reports, control } = await visitor('contract-breaking-answer');
    expect(await call('getMe')).toMatchObject({ status: 200, body: { balance: null, user: { name: 'Caio Brito' } } });
    const games = (await call('listGames')).body as { data: object[] };
    expect(games.data.map((game) => 'name' in game)).toEqual([false, ...games.data.slice(1).map(() => true)]);
    expect(games.data.length).toBeGreaterThan(1);
    const wallet = (await call('getWallet')).body as { data: object };
    expect(Object.keys(wallet.data)).not.toContain('withdrawable');
    expect(reports).toEqual([]);
    const { data } = (await control('GET /calls')).body as { data: { operation: string; answer: string | null; injected: string }[] };
    const noted = data.flatMap(({ operation, answer, injected }) => (injected === null ? [] : [`${operation}: ${String(answer)}`]));
    expect(noted).toEqual([
      expect.stringMatching(/^getWallet: .*\/data\/withdrawable/),
      expect.stringMatching(/^listGames: .*\/data\/0\/name/),
      expect.stringMatching(/^getMe: .*\/balance/),
    ]);
  });
});

describe('a token scenario', () => {
  test('token-expired: the token is rejected a second after login, and its refresh succeeds', async () => {
    const { call, world, token } = await visitor('token-expired');
    expect((await call('getMe')).status).toBe(200);
    world.clock.advance(1000);
    expect(await call('getMe')).toMatchObject({ status: 401, body: { message: 'Unauthenticated.' } });
    const renewed = (await call('refreshToken')).body as { access_token: string; expires_in: number };
    expect(renewed).toMatchObject({ expires_in: 3600 });
    world.clock.advance(3_500_000);
    expect((await call('getMe', { token: renewed.access_token })).status).toBe(200);
    expect(renewed.access_token).not.toBe(token);
  });

  test('refresh-failing: the token lasts 4 minutes, and the third refresh ends the session', async () => {
    const { call, app, headers, reports } = await visitor('refresh-failing');
    const login = await app.fetch(
      new Request('http://stand-in.invalid/api/auth/login', {
        method: 'POST',
        headers: { ...headers, 'Content-Type': 'application/json' },
        body: JSON.stringify({ email: 'ana@exemplo.invalid', login: 'ana@exemplo.invalid', password: 'palpite2026' }),
      }),
    );
    expect(await login.json()).toMatchObject({ expires_in: 240 });
    for (let tries = 0; tries < 3; tries += 1) {
      expect((await call('getMe')).status).toBe(200);
      expect(await call('refreshToken')).toMatchObject({ status: 500, body: { message: 'Ocorreu um erro tente novamente.' } });
    }
    expect(await call('refreshToken')).toMatchObject({ status: 401, body: { message: 'Token expirado ou inválido' } });
    expect((await call('getMe')).status).toBe(401);
    expect(reports).toEqual([]);
  });

  test('refresh-failing: the token ends at its reported time', async () => {
    const { call, world } = await visitor('refresh-failing');
    world.clock.advance(240_000);
    expect((await call('getMe')).status).toBe(401);
  });
});
