import { describe, expect, test } from 'vitest';

import { REFRESH_SECONDS, TOKEN_SECONDS } from '../../db/players/sessions';
import { accessTokenIn, testApp } from '../app.fixture';

const claimsOf = (token: string): unknown => JSON.parse(atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')));

describe('login', () => {
  test.each(['ana@exemplo.invalid', 'ANA@exemplo.invalid', '52998224725', '529.982.247-25'])('%s logs Ana in', async (login) => {
    const { call, logIn } = testApp();
    const me = await call('getMe', { token: await logIn(login) });
    expect(me).toMatchObject({ status: 200, body: { user: { name: 'Ana Souza', status: 'Ativo' }, balance: 125_000 } });
  });

  test.each([
    ['a wrong password', 'ana@exemplo.invalid', 'wrong-password'],
    ['an account that is not there', 'nobody@exemplo.invalid', 'palpite2026'],
  ])('%s gets the same error', async (_, email, password) => {
    const { call } = testApp();
    expect(await call('login', { body: { email, login: email, password } })).toMatchObject({
      status: 401,
      body: { error: 'Email ou senha incorretos!' },
    });
  });

  test('returns a token with player, expiry and balance', async () => {
    const { world, logIn } = testApp();
    const exp = Math.floor(world.clock.now() / 1000) + TOKEN_SECONDS;
    expect(claimsOf(await logIn())).toMatchObject({ user_id: 'usr_1', balance: 125_000, exp });
  });
});

describe('wrong passwords', () => {
  const MINUTE = 60_000;
  const tried = async (app: ReturnType<typeof testApp>, login: string, password: string) =>
    app.call('login', { body: { email: login, login, password } });

  test.each([
    ['ana@exemplo.invalid', '529.982.247-25'],
    ['nobody@exemplo.invalid', 'NOBODY@exemplo.invalid'],
  ])('five for %s lock the account for a while, under any name, whether or not it exists', async (one, other) => {
    const app = testApp();
    for (const [index, login] of [one, other, one, other].entries())
      expect(await tried(app, login, 'wrong-password')).toMatchObject({ status: 401, body: { attempts_left: 4 - index } });
    const fifth = await tried(app, one, 'wrong-password');
    expect([fifth.status, fifth.headers.get('Retry-After')]).toEqual([429, String(15 * 60)]);
    app.world.clock.advance(MINUTE);
    const sixth = await tried(app, other, 'palpite2026');
    expect(sixth).toMatchObject({ status: 429, body: { message: 'Muitas tentativas. Aguarde um momento.' } });
    expect(sixth.headers.get('Retry-After')).toBe(String(14 * 60));
    expect((await tried(app, 'carla@exemplo.invalid', 'palpite2026')).status).toBe(200);
  });

  test('are cleared by a login after a quarter of an hour', async () => {
    const app = testApp();
    for (let count = 0; count < 5; count += 1) await tried(app, 'ana@exemplo.invalid', 'wrong-password');
    app.world.clock.advance(15 * MINUTE);
    for (let round = 0; round < 2; round += 1) {
      for (let count = 0; count < 4; count += 1) await tried(app, 'ana@exemplo.invalid', 'wrong-password');
      expect((await tried(app, 'ana@exemplo.invalid', 'palpite2026')).status).toBe(200);
    }
  });
});

test('a closed account is reported only with the right password', async () => {
  const { world, call } = testApp();
  world.players.update('usr_1', { blocked: true });
  const tried = (password: string) => call('login', { body: { email: 'ana@exemplo.invalid', password } });
  expect(await tried('palpite2026')).toMatchObject({ status: 403, body: { error: 'Sua conta está bloqueada. Fale com o suporte.' } });
  expect((await tried('wrong-password')).status).toBe(401);
});

test('the reminders count from the login', async () => {
  const { world, logIn } = testApp();
  world.accounts.get('usr_1').playTotals = { since: 0, time: 60_000, staked: 500, settled: 500, won: 0 };
  await logIn();
  expect(world.accounts.get('usr_1').playTotals).toEqual({ since: world.clock.now(), time: 0, staked: 0, settled: 0, won: 0 });
});

describe('the lifetime of a token', () => {
  test('ends on time, and the token can still be refreshed', async () => {
    const { world, call, logIn } = testApp();
    const token = await logIn();
    world.clock.advance(TOKEN_SECONDS * 1000 - 1);
    expect((await call('getMe', { token })).status).toBe(200);
    world.clock.advance(1);
    expect(await call('getMe', { token })).toMatchObject({ status: 401, body: { message: 'Unauthenticated.' } });
    const renewed = await call('refreshToken', { token });
    expect(renewed).toMatchObject({ status: 200, body: { expires_in: TOKEN_SECONDS } });
    expect((await call('getMe', { token: accessTokenIn(renewed.body) })).status).toBe(200);
  });

  test('ends when it is refreshed', async () => {
    const { call, logIn } = testApp();
    const token = await logIn();
    await call('refreshToken', { token });
    expect((await call('getMe', { token })).status).toBe(401);
    expect(await call('refreshToken', { token })).toMatchObject({ status: 401, body: { message: 'Token expirado ou inválido' } });
  });

  test('ends permanently at logout', async () => {
    const { call, logIn } = testApp();
    const token = await logIn();
    const other = await logIn();
    expect((await call('logout', { token })).status).toBe(200);
    expect((await call('getMe', { token })).status).toBe(401);
    expect((await call('refreshToken', { token })).status).toBe(401);
    expect((await call('getMe', { token: other })).status).toBe(200);
  });

  test('ends completely after the refresh window', async () => {
    const { world, call, logIn } = testApp();
    const token = await logIn();
    world.clock.advance((TOKEN_SECONDS + REFRESH_SECONDS) * 1000);
    expect((await call('refreshToken', { token })).status).toBe(401);
  });
});

test('getMe returns the current balance and the active bonus, or null (SPEC E1, E2)', async () => {
  const { world, call, logIn } = testApp();
  const [ana, carla] = [await logIn(), await logIn('carla@exemplo.invalid')];
  world.accounts.adjustBalance('usr_1', -25_000);
  expect(await call('getMe', { token: ana })).toMatchObject({
    body: { balance: 100_000, user_rollover: { id: 'rol_7', active: 1, amount_rollover: 60_000, amount_wagered: 18_000 } },
  });
  expect(await call('getMe', { token: carla })).toMatchObject({
    body: { balance: 5000, user_rollover: null, user: { status: 'Pendente' } },
  });
});

test('the demo players have their verification status', async () => {
  const { call, logIn } = testApp();
  for (const [login, user_status, isApproved] of [
    ['ana@exemplo.invalid', 'approved', true],
    ['bruno@exemplo.invalid', 'pending_face_id', false],
    ['carla@exemplo.invalid', 'pending_kyc', false],
  ] as const) {
    expect((await call('getVerificationStatus', { token: await logIn(login) })).body).toEqual({ user_status, isApproved });
  }
});

test('the IP address is taken from the proxy header', async () => {
  const { send, call } = testApp();
  const request = new Request('http://stand-in.invalid/v2/get-ip', { headers: { 'X-Forwarded-For': '198.51.100.4, 10.0.0.1' } });
  expect((await send(request)).body).toEqual({ userIP: '198.51.100.4' });
  expect((await call('getIp')).body).toEqual({ userIP: '203.0.113.7' });
});
