import { describe, expect, test } from 'vitest';

import { restoreSnapshot, saveSnapshot } from '../db/snapshot';
import { createTestWorld } from '../world.fixture';
import { getVisit, parseVisit } from '../scenarios/visits';
import { accessTokenIn, testApp } from './app.fixture';

const DEMO_LOGINS = ['ana@exemplo.invalid', 'Bruno@exemplo.invalid ', '123.456.789-09', '52998224725'];

describe('a visit is identified', () => {
  const asked = {
    header: { headers: { 'X-Mock-Scenario': 'maintenance:a' } },
    query: { query: '__scenario=maintenance:a' },
    cookie: { headers: { Cookie: 'a=b; standin-visit=maintenance:a; c=d' } },
    'escaped cookie': { headers: { Cookie: 'standin-visit=maintenance%3Aa' } },
  };

  test.each(Object.entries(asked))('by its %s', async (_, options) => {
    const { call, control } = testApp();
    expect((await call('getSettings', options)).body).toMatchObject({ maintence: true });
    expect((await control('GET /calls')).body).toMatchObject({ data: [{ visit: 'maintenance:a' }] });
  });

  test('by the header before the query, and by the query before the cookie', async () => {
    const { call } = testApp();
    const cookie = { Cookie: 'standin-visit=maintenance' };
    expect((await call('getSettings', { query: '__scenario=none', headers: cookie })).body).toMatchObject({ maintence: false });
    const headers = { ...cookie, 'X-Mock-Scenario': 'maintenance' };
    expect((await call('getSettings', { query: '__scenario=none', headers })).body).toMatchObject({ maintence: true });
  });

  test('by the page’s cookies if its requests carry none', async () => {
    const { call } = testApp({ pageCookies: () => 'standin-visit=maintenance:a' });
    expect((await call('getSettings')).body).toMatchObject({ maintence: true });
  });

  test('by no other text, which is refused with the valid names', async () => {
    const { call, control } = testApp();
    for (const text of [
      'nothing',
      'maintenance:',
      'maintenance:A',
      `maintenance:${'a'.repeat(17)}`,
      'maintenance:a:b',
      'constructor',
      '',
    ]) {
      const headers = { 'X-Mock-Scenario': text };
      const refusal = {
        status: 422,
        body: { message: expect.stringMatching(/^There is no scenario '.*'\. There are: none, new-player, /) },
      };
      expect(await call('getSettings', { headers })).toMatchObject(refusal);
      expect(await control('GET /state', undefined, headers)).toMatchObject(refusal);
    }
  });

  test('by an outdated cookie it is not, nor by the header that the page makes of it', async () => {
    const { call } = testApp();
    for (const headers of [{}, { 'X-Mock-Scenario': 'nothing' }] as Record<string, string>[])
      expect(await call('getSettings', { headers: { ...headers, Cookie: 'standin-visit=nothing' } })).toMatchObject({ status: 200 });
  });

  test.each(['none', 'none:abc', 'verified', 'refresh-failing:0123456789abcdef'])('%s is parsed', (text) => {
    expect(parseVisit(text)?.value).toBe(text);
  });
});

describe('a visit with its own player', () => {
  const headers = { 'X-Mock-Scenario': 'verified:a1' };
  const who = async ({ call }: ReturnType<typeof testApp>, token: string) =>
    ((await call('getMe', { token })).body as { user: { email: string } }).user.email;

  test.each(DEMO_LOGINS)('logs that player in with %s', async (login) => {
    const app = testApp();
    expect(await who(app, await app.logIn(login, headers))).toBe('vera.a1@exemplo.invalid');
  });

  test('accepts the player’s own e-mail and CPF; other logins are unchanged', async () => {
    const app = testApp();
    const player = getVisit(app.world, 'verified:a1')?.player;
    for (const login of [player?.email, player?.cpf]) expect(await who(app, await app.logIn(login, headers))).toBe(player?.email);
    getVisit(app.world, 'suspended:a1');
    expect(await who(app, await app.logIn('sergio.a1@exemplo.invalid', headers))).toBe('sergio.a1@exemplo.invalid');
  });

  test('rejects a wrong password', async () => {
    const { call } = testApp();
    const body = { email: 'ana@exemplo.invalid', login: 'ana@exemplo.invalid', password: 'another-one' };
    expect((await call('login', { body, headers })).status).toBe(401);
  });

  test('does not affect demo logins elsewhere', async () => {
    const app = testApp();
    for (const visit of ['none', 'none:a', 'maintenance']) {
      const text = visit === 'maintenance' ? 'none' : visit;
      expect(await who(app, await app.logIn(undefined, { 'X-Mock-Scenario': text }))).toBe('ana@exemplo.invalid');
    }
  });

  test('shares one player if it has no key', async () => {
    const app = testApp();
    const visit = { 'X-Mock-Scenario': 'verified' };
    const [one, other] = [await app.logIn(undefined, visit), await app.logIn('carla@exemplo.invalid', visit)];
    expect(await who(app, one)).toBe('vera@exemplo.invalid');
    expect(await who(app, other)).toBe('vera@exemplo.invalid');
  });
});

describe('two visits of one scenario', () => {
  test('have different players', async () => {
    const app = testApp();
    const enter = async (key: string) => {
      const token = await app.logIn(undefined, { 'X-Mock-Scenario': `excluded:${key}` });
      return { token, playerId: app.world.sessions.find(token)?.playerId ?? '' };
    };
    const [one, other] = [await enter('a'), await enter('b')];
    const state = () => structuredClone(app.world.accounts.get(other.playerId));
    const before = state();
    await app.call('addFavoriteGame', { token: one.token, path: { gameId: '1001' } });
    app.world.accounts.adjustBalance(one.playerId, -8000);
    await app.call('createPixKey', { token: one.token, body: { type: 'email', key: 'elisa.a@exemplo.invalid' } });
    expect(state()).toEqual(before);
    expect(app.world.play.favorites(other.playerId)).toEqual([]);
    expect(app.world.accounts.get(one.playerId).wallet.balances.real).toBe(0);
    const { cpf } = app.world.players.byId(one.playerId) ?? {};
    expect(cpf).not.toBe(app.world.players.byId(other.playerId)?.cpf);
  });

  test('share the clock', () => {
    const { world } = testApp();
    const [one, other] = [getVisit(world, 'suspended:a'), getVisit(world, 'suspended:b')];
    world.clock.advance(8 * 86_400_000);
    for (const visit of [one, other]) expect(world.accounts.get(visit?.player?.id ?? '').protection.suspendedUntil).toBeNull();
  });
});

test('a visit is found again in a restored world and restarts after a reset', () => {
  const before = createTestWorld();
  const player = getVisit(before, 'verified:a1')?.player;
  before.accounts.adjustBalance(player?.id ?? '', 100);
  const after = createTestWorld();
  restoreSnapshot(after, saveSnapshot(before));
  expect(after.accounts.get(getVisit(after, 'verified:a1')?.player?.id ?? '').wallet.balances.real).toBe(25_100);
  after.reset();
  expect(after.accounts.get(getVisit(after, 'verified:a1')?.player?.id ?? '').wallet.balances.real).toBe(25_000);
});

test('the counters of a visit continue in a restored world', async () => {
  const [before, after] = [testApp(), testApp()];
  const ask = async ({ call }: typeof before) => (await call('getIp', { headers: { 'X-Mock-Scenario': 'flaky:a' } })).status;
  expect([await ask(before), await ask(before)]).toEqual([200, 200]);
  restoreSnapshot(after.world, saveSnapshot(before.world));
  expect(await ask(after)).toBe(503);
});

test('a failed login has no token to shorten', async () => {
  const { call } = testApp();
  const body = { email: 'ana@exemplo.invalid', login: 'ana@exemplo.invalid', password: 'another-one' };
  const answer = await call('login', { body, headers: { 'X-Mock-Scenario': 'refresh-failing' } });
  expect([answer.status, accessTokenIn(answer.body)]).toEqual([401, '']);
});
