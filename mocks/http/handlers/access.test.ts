import type { components } from '@generated/schema';
import { beforeEach, describe, expect, test } from 'vitest';

import { totpCode } from '../../domain/player/totp';
import { accessTokenIn, dataOf, testApp } from '../app.fixture';

type Schemas = components['schemas'];
const PASSWORD = 'palpite2026';
const ANA = { email: 'ana@exemplo.invalid', login: 'ana@exemplo.invalid', password: PASSWORD };
const MINUTE_MS = 60_000;

let app: ReturnType<typeof testApp>;
beforeEach(() => {
  app = testApp();
  app.world.identity.secondFactor.require('usr_1', 'new_device');
});

const logIn = ({ device_token: token = null, ...more }: { device_token?: string | null; email?: string; login?: string } = {}) =>
  app.call('login', { body: { ...ANA, ...more }, headers: token === null ? {} : { 'Device-Token': token } });
const challengeOf = async () => ((await logIn()).body as { second_factor: Schemas['LoginChallenge'] }).second_factor;
const newestCode = () => app.world.mail.forPlayer('usr_1').find(({ code }) => code !== null)?.code ?? '';
const wrong = () => (newestCode() === '000000' ? '111111' : '000000');
const confirm = (challenge: string, code: string, more: object = {}) =>
  app.call('confirmLogin', { body: { challenge, method: 'email', code, trust_device: false, ...more } });
const currentTotp = (secret: string) => totpCode(secret, Math.floor(app.world.clock.now() / 30_000));

describe('a login that needs a second factor (SPEC Q30)', () => {
  test('has no token until the code of the e-mail arrives', async () => {
    const { body } = await logIn();
    expect(body).toEqual({
      second_factor: {
        challenge: expect.any(String),
        reason: 'new_device',
        methods: ['email'],
        email_masked: 'a••@exemplo.invalid',
        expires_in: 600,
        resend_in: 60,
        trust_days: 7,
      },
    });
    const { challenge } = (body as { second_factor: Schemas['LoginChallenge'] }).second_factor;
    const done = dataOf<Schemas['ConfirmedLogin']>(await confirm(challenge, newestCode()));
    expect(done.device_token).toBeNull();
    expect((await app.call('getMe', { token: done.access_token })).status).toBe(200);
    expect((await confirm(challenge, newestCode())).status).toBe(409);
  });

  test('tells the player of the new device, by e-mail and in the notices', async () => {
    const { challenge } = await challengeOf();
    const { access_token: token } = dataOf<Schemas['ConfirmedLogin']>(await confirm(challenge, newestCode()));
    expect(app.world.mail.forPlayer('usr_1')[0]?.subject).toBe('Novo acesso à sua conta');
    const [notice] = dataOf<Schemas['Notification'][]>(await app.call('listNotifications', { token }));
    expect(notice).toMatchObject({ title: 'Novo acesso à sua conta', url: '/user/account/password' });
  });

  test('counts wrong codes over all challenges, and is then blocked for a while', async () => {
    const { challenge } = await challengeOf();
    for (const left of [4, 3, 2, 1])
      expect(await confirm(challenge, wrong())).toMatchObject({
        status: 422,
        body: { attempts_left: left, errors: { code: ['Código incorreto.'] } },
      });
    expect((await confirm(challenge, wrong())).headers.get('Retry-After')).toBe('900');
    const another = await challengeOf();
    expect((await confirm(another.challenge, newestCode())).status).toBe(429);
  });

  test('ends after ten minutes', async () => {
    const { challenge } = await challengeOf();
    const code = newestCode();
    app.world.clock.advance(10 * MINUTE_MS);
    expect(await confirm(challenge, code)).toMatchObject({
      status: 409,
      body: { message: 'Este código venceu. Entre de novo com a sua senha.' },
    });
  });

  test('sends another code after a minute, and the first one is void', async () => {
    const { challenge } = await challengeOf();
    const first = newestCode();
    const resend = () => app.call('resendLoginCode', { body: { challenge } });
    expect((await resend()).headers.get('Retry-After')).toBe('60');
    app.world.clock.advance(MINUTE_MS);
    expect((await resend()).body).toEqual({ data: { resend_in: 60, expires_in: 600 } });
    expect((await confirm(challenge, first)).status).toBe(422);
    expect((await confirm(challenge, newestCode())).status).toBe(200);
  });
});

describe('a trusted device (SPEC Q30)', () => {
  async function trusted(): Promise<Schemas['ConfirmedLogin']> {
    const { challenge } = await challengeOf();
    return dataOf<Schemas['ConfirmedLogin']>(await confirm(challenge, newestCode(), { trust_device: true }));
  }

  test('needs no code for seven days', async () => {
    const { device_token } = await trusted();
    expect(accessTokenIn((await logIn({ device_token })).body)).not.toBe('');
    app.world.clock.advance(7 * 24 * 60 * MINUTE_MS);
    expect((await logIn({ device_token })).body).toMatchObject({ second_factor: { reason: 'periodic' } });
  });

  test('is listed, and needs a code again once it is revoked', async () => {
    const { access_token: token, device_token } = await trusted();
    const [device] = dataOf<Schemas['TrustedDevice'][]>(await app.call('listTrustedDevices', { token }));
    expect(device).toMatchObject({ ip: '203.0.113.7', trusted_until: '2026-11-28T14:05:00-03:00' });
    const revoke = () => app.call('revokeTrustedDevice', { token, path: { id: device?.id ?? '' } });
    expect((await revoke()).status).toBe(204);
    expect((await revoke()).status).toBe(404);
    expect((await logIn({ device_token })).body).toMatchObject({ second_factor: { reason: 'new_device' } });
  });

  test('is of no use to another player', async () => {
    const { device_token } = await trusted();
    app.world.identity.secondFactor.require('usr_2', 'new_device');
    const bruno = { email: 'bruno@exemplo.invalid', login: 'bruno@exemplo.invalid' };
    expect((await logIn({ ...bruno, device_token })).body).toMatchObject({ second_factor: { reason: 'new_device' } });
  });
});

describe('an app for codes (SPEC Q30)', () => {
  async function activate(token: string) {
    const { secret } = dataOf<Schemas['TotpSecret']>(await app.call('startTotp', { token, body: { password: PASSWORD } }));
    const confirmed = await app.call('confirmTotp', { token, body: { code: await currentTotp(secret) } });
    return { secret, codes: dataOf<Schemas['RecoveryCodes']>(confirmed).recovery_codes };
  }
  const tokenOfAna = () => app.world.sessions.open('usr_1', 'Chrome', '203.0.113.7').token;

  test('is active after its first code, and then asked for at the login', async () => {
    const token = tokenOfAna();
    const { secret } = await activate(token);
    expect((await app.call('getAccess', { token })).body).toMatchObject({ data: { totp: { recovery_codes_left: 8 } } });
    const { challenge, methods, reason } = await challengeOf();
    expect([methods, reason]).toEqual([['totp', 'recovery', 'email'], 'chosen']);
    const code = await currentTotp(secret);
    // The code that activated the app must not work twice.
    expect((await confirm(challenge, code, { method: 'totp' })).status).toBe(422);
    app.world.clock.advance(MINUTE_MS);
    expect((await confirm(challenge, await currentTotp(secret), { method: 'totp' })).status).toBe(200);
  });

  test('can be replaced by a recovery code, once', async () => {
    const token = tokenOfAna();
    const { codes } = await activate(token);
    const first = await challengeOf();
    expect((await confirm(first.challenge, codes[0] ?? '', { method: 'recovery' })).status).toBe(200);
    const second = await challengeOf();
    expect((await confirm(second.challenge, codes[0] ?? '', { method: 'recovery' })).status).toBe(422);
  });

  test('needs the password to start and to stop', async () => {
    const token = tokenOfAna();
    const guess = { body: { password: 'guess-guess' }, token };
    expect((await app.call('startTotp', guess)).body).toMatchObject({ errors: { password: ['Senha incorreta.'] } });
    await activate(token);
    expect((await app.call('startTotp', { token, body: { password: PASSWORD } })).status).toBe(409);
    expect((await app.call('removeTotp', guess)).status).toBe(422);
    expect((await app.call('removeTotp', { token, body: { password: PASSWORD } })).status).toBe(204);
    expect((await app.call('getAccess', { token })).body).toMatchObject({ data: { totp: null } });
  });
});
