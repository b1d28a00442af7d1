import { expect, test } from 'vitest';

import { testApp } from '../app.fixture';

const post = (path: string, body: unknown) =>
  new Request(`http://stand-in.invalid/__mock/${path}`, { method: 'POST', body: JSON.stringify(body) });

test('a balance is adjusted in the store and emitted on the player’s channel only', async () => {
  const { world, send, call, logIn } = testApp();
  const heard: unknown[] = [];
  world.events.subscribe((event) => heard.push(event));
  expect(await send(post('balance', { playerId: 'usr_1', delta: 1500 }))).toMatchObject({ status: 200, body: { balance: 126_500 } });
  expect((await call('getMe', { token: await logIn() })).body).toMatchObject({ balance: 126_500 });
  expect(heard).toEqual([{ name: 'UserUpdateEvent', channel: 'private-users.usr_1', payload: { balance: 126_500 } }]);
});

test('a balance cannot become negative, and needs a player and whole cents', async () => {
  const { world, send } = testApp();
  expect((await send(post('balance', { playerId: 'usr_3', delta: -5001 }))).status).toBe(409);
  expect((await send(post('balance', { playerId: 'usr_9', delta: 1 }))).status).toBe(404);
  for (const body of [{}, { playerId: 'usr_3', delta: 0.5 }, 'nothing']) expect((await send(post('balance', body))).status).toBe(422);
  expect(world.accounts.get('usr_3').wallet.balances.real).toBe(5000);
});

test('a reset restores the initial state and ends every session', async () => {
  const { send, get, call, logIn } = testApp();
  const before = (await get('/__mock/state')).body;
  const token = await logIn();
  await call('addFavoriteGame', { token, path: { gameId: '1001' } });
  await send(post('balance', { playerId: 'usr_2', delta: 700 }));
  await send(post('clock', { advance: 3_600_000 }));
  expect((await get('/__mock/state')).body).not.toEqual(before);
  expect((await send(post('reset', {}))).status).toBe(200);
  expect((await get('/__mock/state')).body).toEqual(before);
  expect((await call('getMe', { token })).status).toBe(401);
});

test('a reset clears faults and logs for all visits', async () => {
  const { control, call, world } = testApp();
  await control('PUT /faults', { operation: '*', status: 503 });
  await call('getIp');
  world.accounts.adjustBalance('usr_1', 5);
  expect((await control('POST /reset')).body).toMatchObject({ faults: [], now: '2026-11-21T14:05:00-03:00' });
  expect((await control('GET /calls')).body).toEqual({ data: [] });
  expect((await control('GET /events')).body).toEqual({ data: [] });
  expect((await call('getIp')).status).toBe(200);
});

test('the state contains the players and the scenario of the caller', async () => {
  const { control } = testApp();
  const state = await control('GET /state', undefined, { 'X-Mock-Scenario': 'excluded:a' });
  expect(state.body).toMatchObject({
    scenario: 'excluded',
    realtime: { errorStyle: 'inBand', faults: {}, connections: 0 },
    faults: [],
    players: [
      { id: 'usr_1', demo: true, balance: 125_000, bonus: 4000, protection: { exclusion: null } },
      { demo: true },
      { demo: true },
      { name: 'Elisa Moura', demo: false, balance: 8000, protection: { exclusion: { until: '2027-02-21T14:05:00-03:00' } } },
    ],
  });
});

test('the clock can advance, jump and reset, and due jobs run', async () => {
  const { control, world } = testApp();
  expect((await control('POST /clock', { advance: 60_000 })).body).toEqual({ now: '2026-11-21T14:06:00-03:00', stopped: false });
  world.accounts.get('usr_1');
  expect((await control('POST /clock', { at: '2026-12-25T00:00:00-03:00' })).body).toMatchObject({ now: '2026-12-25T00:00:00-03:00' });
  expect(world.accounts.all().find(({ playerId }) => playerId === 'usr_1')?.wallet.balances.bonus).toBe(0);
  expect((await control('POST /clock', { at: '2026-11-21T17:05:00Z' })).body).toMatchObject({ now: '2026-11-21T14:05:00-03:00' });
  await control('POST /clock', { advance: 5 });
  expect((await control('POST /clock', { reset: true })).body).toMatchObject({ now: '2026-11-21T14:05:00-03:00' });
  for (const body of [{}, { advance: 'much' }, { at: 'tomorrow' }, { reset: false }, { advance: 1, reset: true }]) {
    expect((await control('POST /clock', body)).status).toBe(422);
  }
});

test('a stopped clock stays at a moment until it is moved or runs again, also in a snapshot', async () => {
  const time = { now: Date.parse('2026-11-21T14:05:00-03:00') };
  const { control, app } = testApp({ systemTime: () => time.now });
  const clock = async (body: object) => (await control('POST /clock', body)).body;
  const state = async () => (await control('GET /state')).body;
  expect(await clock({ at: '2026-12-24T20:00:00-03:00', stopped: true })).toEqual({ now: '2026-12-24T20:00:00-03:00', stopped: true });
  const saved = await (await app.fetch(new Request('http://stand-in.invalid/__mock/snapshot'))).text();
  time.now += 3_600_000;
  expect(await state()).toMatchObject({ now: '2026-12-24T20:00:00-03:00', clockStopped: true });
  expect(await clock({ advance: 60_000 })).toEqual({ now: '2026-12-24T20:01:00-03:00', stopped: true });
  expect(await clock({ stopped: false })).toEqual({ now: '2026-12-24T20:01:00-03:00', stopped: false });
  time.now += 1000;
  expect(await state()).toMatchObject({ now: '2026-12-24T20:01:01-03:00', clockStopped: false });
  expect(await clock({ stopped: true })).toEqual({ now: '2026-12-24T20:01:01-03:00', stopped: true });
  expect(await clock({ reset: true })).toEqual({ now: '2026-11-21T15:05:01-03:00', stopped: false });
  expect((await control('PUT /snapshot', saved)).body).toMatchObject({ now: '2026-12-24T20:00:00-03:00', clockStopped: true });
});

test('due jobs run if a stopped clock is moved', async () => {
  const { control, world } = testApp();
  world.accounts.get('usr_1');
  await control('POST /clock', { stopped: true });
  await control('POST /clock', { at: '2026-12-25T00:00:00-03:00' });
  expect(world.accounts.all().find(({ playerId }) => playerId === 'usr_1')?.wallet.balances.bonus).toBe(0);
});

test('a world can be saved and restored', async () => {
  const { control, call, logIn, app } = testApp();
  const token = await logIn();
  await call('addFavoriteGame', { token, path: { gameId: '1001' } });
  const kept = await (await app.fetch(new Request('http://stand-in.invalid/__mock/snapshot'))).text();
  await control('POST /reset');
  expect((await call('getMe', { token })).status).toBe(401);
  expect(await control('PUT /snapshot', kept)).toMatchObject({
    status: 200,
    body: { players: [{ favorites: ['1001'], sessions: 1 }, {}, {}] },
  });
  expect((await call('getMe', { token })).status).toBe(200);
  for (const text of ['', 'null', '{}', '{"clock":{"offset":0,"frozen":null}}'])
    expect((await control('PUT /snapshot', text)).status).toBe(422);
  expect((await call('listFavoriteGames', { token })).body).toMatchObject({ data: [{ id: '1001' }] });
});

test('unknown control API paths are a 404', async () => {
  expect(await testApp().control('GET /nothing')).toMatchObject({ status: 404, body: { message: expect.any(String) } });
});

test('settings are changed one by one, and only to values that the contract allows (SPEC E6, N11)', async () => {
  const { control, call } = testApp();
  expect(await control('PATCH /settings', { casino_enabled: false, casino_bet_max_total: 500 })).toMatchObject({ status: 200 });
  expect((await call('getSettings')).body).toMatchObject({ casino_enabled: false, casino_bet_max_total: 500, sport_enabled: true });
  expect((await control('PATCH /settings', { casino_open: true })).status).toBe(422);
  expect((await control('PATCH /settings', { deposit_min: 'dez' })).status).toBe(422);
  expect((await control('GET /settings')).body).toMatchObject({ deposit_min: 100, casino_bet_max_total: 500 });
  await control('POST /reset');
  expect((await call('getSettings')).body).toMatchObject({ casino_enabled: true, casino_bet_max_total: 2000 });
});
