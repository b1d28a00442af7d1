import type { components } from '@generated/schema';
import { beforeEach, describe, expect, test } from 'vitest';

import { totpCode } from '../../domain/player/totp';
import { dataOf, testApp } from '../app.fixture';
import { createAuthenticator } from '../software-authenticator.fixture';

type Schemas = components['schemas'];
const PASSWORD = 'palpite2026';
const KEY = '5b0c1a52-7a4e-4a0d-9b7b-2f1f0a3c9d11';

let app: ReturnType<typeof testApp>;
let token: string;
beforeEach(async () => {
  app = testApp();
  token = await app.logIn();
  app.world.identity.confirmations.require('usr_1');
});

const confirm = (body: object) => app.call('confirmAccess', { token, body });

describe('a sensitive action of a player whose policy requires a confirmation (SPEC Q32)', () => {
  test('is a 403 until the session is confirmed, under the same idempotency key, and again after five minutes', async () => {
    const player = app.world.players.byId('usr_1');
    const key = player && app.world.cashier.addKey(player, 'cpf', player.cpf);
    const body = { amount: 12_000, pix_key_id: key?.ok === true ? key.value.id : '' };
    const withdraw = (Key = KEY) => app.call('createWithdrawal', { token, body, headers: { 'Idempotency-Key': Key } });
    const forbidden = { status: 403, body: { message: 'Confirme que é você para continuar.', status: 'confirmation_required' } };
    expect(await withdraw()).toMatchObject(forbidden);
    expect(await confirm({ password: 'guess-guess' })).toMatchObject({ status: 422, body: { errors: { password: ['Senha incorreta.'] } } });
    expect(await withdraw()).toMatchObject(forbidden);
    expect((await confirm({ password: PASSWORD })).body).toEqual({ data: { confirmed_until: '2026-11-21T14:10:00-03:00' } });
    expect((await withdraw()).status).toBe(201);
    app.world.clock.advance(300_000);
    expect(await withdraw('5b0c1a52-7a4e-4a0d-9b7b-2f1f0a3c9d12')).toMatchObject(forbidden);
  });

  test('is also a change of the PIX keys and a raised limit, but not a lower one', async () => {
    const limit = (amount: number) => app.call('setProtectionLimit', { token, body: { type: 'deposit', period: 'day', amount } });
    expect((await limit(10_000)).status).toBe(200);
    expect((await limit(5000)).status).toBe(200);
    expect((await limit(20_000)).status).toBe(403);
    expect((await app.call('createPixKey', { token, body: { type: 'email', key: 'ana@exemplo.invalid' } })).status).toBe(403);
    expect((await app.call('deletePixKey', { token, path: { id: 'pix_1' } })).status).toBe(403);
    await confirm({ password: PASSWORD });
    expect((await limit(20_000)).status).toBe(200);
  });

  test('is confirmed by a code of the app or by a passkey of this player', async () => {
    app.world.identity.secondFactor.setTotp('usr_1', 'JBSWY3DPEHPK3PXP', []);
    expect((await confirm({ code: '000000' })).body).toMatchObject({ errors: { code: ['Código incorreto.'] } });
    const code = await totpCode('JBSWY3DPEHPK3PXP', Math.floor(app.world.clock.now() / 30_000));
    expect((await confirm({ code })).status).toBe(200);

    const device = createAuthenticator();
    const { id: credentialId, public_key: publicKey } = device.register({ challenge: '' });
    const passkey = { id: 'pky_1', name: 'Celular', credentialId, publicKey, signCount: 0, createdAt: 0, lastUsedAt: null };
    const challenge = async () => dataOf<Schemas['PasskeyRequest']>(await app.call('startAccessConfirmation', { token })).challenge;
    app.world.identity.passkeys.set({ ...passkey, playerId: 'usr_2' });
    expect((await confirm({ passkey: device.assert({ challenge: await challenge() }) })).status).toBe(422);
    app.world.identity.passkeys.set({ ...passkey, playerId: 'usr_1' });
    expect((await confirm({ passkey: device.assert({ challenge: await challenge() }) })).status).toBe(200);
  });

  test('takes exactly one proof', async () => {
    expect((await confirm({})).status).toBe(422);
    expect((await confirm({ password: PASSWORD, code: '000000' })).status).toBe(422);
  });
});
