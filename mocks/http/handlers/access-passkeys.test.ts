import type { components } from '@generated/schema';
import { beforeEach, describe, expect, test } from 'vitest';

import { dataOf, testApp } from '../app.fixture';
import { createAuthenticator } from '../software-authenticator.fixture';

type Schemas = components['schemas'];
const PASSWORD = 'palpite2026';
const ORIGIN = 'https://palpite.invalid';
const AT_SITE = { Origin: ORIGIN };
const SITE = { origin: ORIGIN, rpId: 'palpite.invalid' };

let app: ReturnType<typeof testApp>;
let token: string;
let device: ReturnType<typeof createAuthenticator>;
beforeEach(async () => {
  app = testApp();
  token = await app.logIn();
  device = createAuthenticator();
});

async function register(more: object = {}) {
  const started = await app.call('startPasskeyRegistration', { token, body: { password: PASSWORD }, headers: AT_SITE });
  const { challenge } = dataOf<Schemas['PasskeyCreation']>(started);
  return app.call('registerPasskey', { token, body: device.register({ challenge, ...SITE, ...more }), headers: AT_SITE });
}

async function logInWith(more: object = {}) {
  const { challenge } = dataOf<Schemas['PasskeyRequest']>(await app.call('startPasskeyLogin', { headers: AT_SITE }));
  return app.call('logInWithPasskey', { body: device.assert({ challenge, ...SITE, ...more }), headers: AT_SITE });
}

describe('a passkey (SPEC Q31)', () => {
  test('logs in without account name, password and second factor', async () => {
    expect((await register()).body).toMatchObject({ data: { name: 'Celular', last_used_at: null } });
    app.world.identity.secondFactor.require('usr_1', 'new_device');
    const { access_token } = dataOf<Schemas['ConfirmedLogin']>(await logInWith());
    expect((await app.call('getMe', { token: access_token })).body).toMatchObject({ user: { id: 'usr_1' } });
    expect((await app.call('listPasskeys', { token })).body).toMatchObject({ data: [{ last_used_at: '2026-11-21T14:05:00-03:00' }] });
  });

  test('needs the password to be registered, and is registered once', async () => {
    const guess = await app.call('startPasskeyRegistration', { token, body: { password: 'guess-guess' } });
    expect(guess.body).toMatchObject({ errors: { password: ['Senha incorreta.'] } });
    await register();
    expect((await register()).status).toBe(409);
  });

  test.each([
    ['another site', { origin: 'https://phishing.invalid' }],
    ['another domain', { rpId: 'phishing.invalid' }],
    ['a device that has not verified its user', { flags: 0x01 }],
    ['a device without its user', { flags: 0x04 }],
    ['a challenge that nobody sent', { challenge: 'AAAAAAAAAAAAAAAAAAAAAA' }],
  ])('is refused from %s, at the login and at the registration', async (_, more) => {
    expect((await register(more)).status).toBe(422);
    await register();
    expect((await logInWith(more)).body).toMatchObject({ errors: { passkey: ['Não reconhecemos esta chave de acesso.'] } });
  });

  test('is refused with a signature of another key, a used challenge or a counter that does not grow', async () => {
    await register();
    const { challenge } = dataOf<Schemas['PasskeyRequest']>(await app.call('startPasskeyLogin', { headers: AT_SITE }));
    const forged = createAuthenticator().assert({ challenge, ...SITE });
    expect((await app.call('logInWithPasskey', { body: forged, headers: AT_SITE })).status).toBe(422);
    const late = device.assert({ challenge, ...SITE });
    expect((await app.call('logInWithPasskey', { body: late, headers: AT_SITE })).status).toBe(422);
    expect((await logInWith()).status).toBe(200);
    device.rewind();
    expect((await logInWith()).status).toBe(422);
  });

  test('is refused five minutes after its challenge', async () => {
    await register();
    const { challenge } = dataOf<Schemas['PasskeyRequest']>(await app.call('startPasskeyLogin', { headers: AT_SITE }));
    app.world.clock.advance(300_000);
    expect((await app.call('logInWithPasskey', { body: device.assert({ challenge, ...SITE }), headers: AT_SITE })).status).toBe(422);
  });

  test('is renamed and removed by its player alone', async () => {
    const { id } = dataOf<Schemas['Passkey']>(await register());
    const bruno = await app.logIn('bruno@exemplo.invalid');
    expect((await app.call('renamePasskey', { token: bruno, path: { id }, body: { name: 'Meu' } })).status).toBe(404);
    expect((await app.call('removePasskey', { token: bruno, path: { id } })).status).toBe(404);
    expect((await app.call('renamePasskey', { token, path: { id }, body: { name: 'Trabalho' } })).body).toMatchObject({
      data: { name: 'Trabalho' },
    });
    expect((await app.call('removePasskey', { token, path: { id } })).status).toBe(204);
    expect((await logInWith()).status).toBe(422);
  });
});
