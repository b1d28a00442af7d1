import { describe, expect, test } from 'vitest';

import { readResetToken } from '../../db/players/recovery';
import { accessTokenIn, testApp } from '../app.fixture';

const MINUTE = 60_000;
const ANA = 'ana@exemplo.invalid';
const NEW = { password: 'novaSenha2026', password_confirmation: 'novaSenha2026' };

function passwordApp() {
  const app = testApp();
  const forgot = (email = ANA) => app.call('forgotPassword', { body: { email } });
  const reset = (token: string, change: object = {}) => app.call('resetPassword', { body: { token, email: ANA, ...NEW, ...change } });
  const linkToken = () => readResetToken(app.world.mail.forPlayer('usr_1')[0]?.link ?? '') ?? '';
  const logsIn = async (password: string) => accessTokenIn((await app.call('login', { body: { email: ANA, password } })).body) !== '';
  return { ...app, forgot, reset, linkToken, logsIn };
}

describe('a forgotten password', () => {
  test('gets the same response with or without an account; only an account gets a link (SPEC B10)', async () => {
    const { world, forgot } = passwordApp();
    const [known, unknown] = [await forgot('ANA@exemplo.invalid'), await forgot('nobody@exemplo.invalid')];
    expect(known.status).toBe(200);
    expect(unknown.body).toEqual(known.body);
    expect(world.mail.all()).toMatchObject([
      {
        playerId: 'usr_1',
        kind: 'email',
        to: ANA,
        link: expect.stringMatching(/^\/recuperar-senha#token=[0-9a-f]{32}&email=ana%40exemplo\.invalid$/),
      },
    ]);
  });

  test('can be requested five times in ten minutes, with or without an account', async () => {
    const { world, forgot } = passwordApp();
    for (const email of [ANA, 'nobody@exemplo.invalid']) {
      for (let count = 0; count < 5; count += 1) expect((await forgot(email)).status).toBe(200);
      const sixth = await forgot(email.toUpperCase());
      expect(sixth.status).toBe(429);
      expect(sixth.headers.get('Retry-After')).toBe('600');
    }
    expect(world.mail.all()).toHaveLength(5);
    world.clock.advance(10 * MINUTE);
    expect((await forgot()).status).toBe(200);
  });

  test('is replaced by the link, which ends every session', async () => {
    const { call, logIn, forgot, reset, linkToken, logsIn, world } = passwordApp();
    const tokens = [await logIn(), await logIn()];
    await forgot();
    expect(await reset(linkToken())).toMatchObject({ status: 200, body: { message: 'Sua senha foi alterada. Entre com a nova senha.' } });
    for (const token of tokens) expect((await call('getMe', { token })).status).toBe(401);
    expect(await logsIn('palpite2026')).toBe(false);
    expect(await logsIn(NEW.password)).toBe(true);
    expect(world.mail.forPlayer('usr_1')[0]).toMatchObject({ subject: 'Sua senha foi alterada', link: null });
  });

  test('unlocks an account locked by wrong passwords', async () => {
    const { call, forgot, reset, linkToken, logsIn } = passwordApp();
    for (let count = 0; count < 5; count += 1) await call('login', { body: { email: ANA, password: 'wrong-password' } });
    await forgot();
    await reset(linkToken());
    expect(await logsIn(NEW.password)).toBe(true);
  });
});

describe('a reset link', () => {
  const EXPIRED = {
    status: 422,
    body: {
      message: 'Este link já foi usado ou venceu. Peça um novo.',
      errors: { token: ['Este link já foi usado ou venceu. Peça um novo.'] },
    },
  };

  test('works once', async () => {
    const { forgot, reset, linkToken } = passwordApp();
    await forgot();
    const token = linkToken();
    expect((await reset(token)).status).toBe(200);
    expect(await reset(token)).toMatchObject(EXPIRED);
  });

  test('works for an hour', async () => {
    const { world, forgot, reset, linkToken, logsIn } = passwordApp();
    await forgot();
    world.clock.advance(60 * MINUTE);
    expect(await reset(linkToken())).toMatchObject(EXPIRED);
    expect(await logsIn('palpite2026')).toBe(true);
  });

  test('is invalid once a later one was sent', async () => {
    const { forgot, reset, linkToken } = passwordApp();
    await forgot();
    const first = linkToken();
    await forgot();
    expect(await reset(first)).toMatchObject(EXPIRED);
    expect((await reset(linkToken())).status).toBe(200);
  });

  test('is invalid after the address changed, and for anyone else', async () => {
    const { world, forgot, reset, linkToken } = passwordApp();
    await forgot();
    expect(await reset(linkToken(), { email: 'bruno@exemplo.invalid' })).toMatchObject(EXPIRED);
    world.players.update('usr_1', { email: 'nova@exemplo.invalid' });
    expect(await reset(linkToken())).toMatchObject(EXPIRED);
  });

  test('survives a wrong confirmation', async () => {
    const { forgot, reset, linkToken } = passwordApp();
    await forgot();
    expect(await reset(linkToken(), { password_confirmation: 'novaSenha2027' })).toMatchObject({
      status: 422,
      body: { errors: { password_confirmation: ['As senhas não são iguais.'] } },
    });
    expect((await reset(linkToken())).status).toBe(200);
  });
});

describe('a password change', () => {
  const change = { current_password: 'palpite2026', ...NEW };

  test('ends the other sessions and keeps this one (SPEC B10)', async () => {
    const { call, logIn, logsIn } = passwordApp();
    const [other, token] = [await logIn(), await logIn()];
    expect(await call('changePassword', { token, body: change })).toMatchObject({
      status: 200,
      body: { message: 'Sua senha foi alterada. As outras sessões foram encerradas.' },
    });
    expect((await call('getMe', { token })).status).toBe(200);
    expect((await call('getMe', { token: other })).status).toBe(401);
    expect((await call('refreshToken', { token: other })).status).toBe(401);
    expect(await logsIn(NEW.password)).toBe(true);
  });

  test.each([
    ['the present one is wrong', { current_password: 'wrong' }, { current_password: ['A senha atual não confere.'] }],
    ['the confirmation differs', { password_confirmation: 'novaSenha2027' }, { password_confirmation: ['As senhas não são iguais.'] }],
  ])('is rejected if %s', async (_, wrong, errors) => {
    const { call, logIn, logsIn } = passwordApp();
    const answer = await call('changePassword', { token: await logIn(), body: { ...change, ...wrong } });
    expect(answer).toMatchObject({ status: 422, body: { errors } });
    expect(await logsIn('palpite2026')).toBe(true);
  });

  test('is rate-limited', async () => {
    const { call, logIn } = passwordApp();
    const token = await logIn();
    const tried = (current_password: string) => call('changePassword', { token, body: { ...change, current_password } });
    for (let count = 0; count < 5; count += 1) expect((await tried('wrong')).status).toBe(422);
    expect((await tried('palpite2026')).status).toBe(429);
  });

  test('is allowed for an excluded player, but not from a blocked address', async () => {
    const { world, call, logIn } = passwordApp();
    const account = world.accounts.get('usr_1');
    world.accounts.setProtection(account, { ...account.protection, exclusion: { until: null, withdrawUntil: world.clock.now() } });
    expect((await call('changePassword', { token: await logIn(), body: change })).status).toBe(200);

    const headers = { 'X-Mock-Scenario': 'ip-blocked' };
    const token = await logIn(ANA, headers);
    expect(await call('changePassword', { token, headers, body: change })).toMatchObject({ status: 403, body: { status: 'ip_blocked' } });
  });
});
