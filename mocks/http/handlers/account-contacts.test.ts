import type { components } from '@generated/schema';
import { describe, expect, test } from 'vitest';

import { testApp } from '../app.fixture';

type Schemas = components['schemas'];

const MINUTE = 60_000;

async function loggedIn() {
  const app = testApp();
  return { ...app, token: await app.logIn() };
}

function exclude({ world }: ReturnType<typeof testApp>) {
  const account = world.accounts.get('usr_1');
  world.accounts.setProtection(account, { ...account.protection, exclusion: { until: null, withdrawUntil: world.clock.now() } });
}

describe.each([
  ['e-mail', 'requestEmailChange', 'confirmEmailChange', 'email', 'nova@exemplo.invalid'],
  ['phone', 'requestPhoneChange', 'confirmPhoneChange', 'phone', '11912345678'],
] as const)('a new %s', (_, request, confirm, member, value) => {
  async function changing() {
    const app = await loggedIn();
    const { call, token, world } = app;
    const ask = (change: object = {}) => call(request, { token, body: { value, password: 'palpite2026', ...change } });
    const enter = (code: string) => call(confirm, { token, body: { code } });
    const present = async () => ((await call('getProfile', { token })).body as Schemas['ProfileAnswer']).data[member];
    const code = () => world.mail.forPlayer('usr_1')[0]?.code ?? '';
    const wrong = () => (code() === '000000' ? '000001' : '000000');
    return { ...app, ask, enter, present, code, wrong };
  }
  const WRONG = { status: 422, body: { errors: { code: ['Código incorreto ou expirado.'] } } };

  test('applies once its code is confirmed, which works once (SPEC B11)', async () => {
    const { ask, enter, present, code, world, reports } = await changing();
    const before = await present();
    expect((await ask()).status).toBe(202);
    expect(world.mail.forPlayer('usr_1')[0]).toMatchObject({ to: expect.stringContaining(value), code: expect.stringMatching(/^\d{6}$/) });
    expect(await present()).toBe(before);
    const sent = code();
    expect(await enter(sent)).toMatchObject({ status: 200, body: { data: { [member]: value } } });
    expect(await present()).toBe(value);
    expect(await enter(sent)).toMatchObject(WRONG);
    expect(world.mail.forPlayer('usr_1')[0]).toMatchObject({ to: 'ana@exemplo.invalid', subject: 'Seus dados foram alterados' });
    expect(reports).toEqual([]);
  });

  test('is not confirmed by a wrong code, nor by the right one after five wrong ones', async () => {
    const { ask, enter, present, code, wrong } = await changing();
    await ask();
    for (let count = 0; count < 5; count += 1) expect(await enter(wrong())).toMatchObject(WRONG);
    expect(await enter(code())).toMatchObject(WRONG);
    expect(await present()).not.toBe(value);
  });

  test('is confirmed by the right code after four wrong ones', async () => {
    const { ask, enter, code, wrong } = await changing();
    await ask();
    for (let count = 0; count < 4; count += 1) await enter(wrong());
    expect((await enter(code())).status).toBe(200);
  });

  test('is not confirmed after ten minutes', async () => {
    const { ask, enter, code, world } = await changing();
    await ask();
    world.clock.advance(10 * MINUTE);
    expect(await enter(code())).toMatchObject(WRONG);
  });

  test('cannot be confirmed without a request', async () => {
    const { enter } = await changing();
    expect(await enter('123456')).toMatchObject(WRONG);
  });

  test('requires the password', async () => {
    const { ask, world } = await changing();
    expect(await ask({ password: 'wrong' })).toMatchObject({ status: 422, body: { errors: { password: ['A senha não confere.'] } } });
    expect(world.mail.all()).toEqual([]);
  });

  test('can be requested five times in ten minutes', async () => {
    const { ask, world } = await changing();
    for (let count = 0; count < 5; count += 1) expect((await ask()).status).toBe(202);
    const sixth = await ask();
    expect(sixth.status).toBe(429);
    expect(sixth.headers.get('Retry-After')).toBe('600');
    world.clock.advance(10 * MINUTE);
    expect((await ask()).status).toBe(202);
  });

  test('is not allowed for an excluded player', async () => {
    const app = await changing();
    await app.ask();
    exclude(app);
    expect((await app.ask()).status).toBe(403);
    expect(await app.enter(app.code())).toMatchObject({ status: 403, body: { status: 'excluded' } });
  });
});

test.each([
  ['requestEmailChange', 'BRUNO@exemplo.invalid', 'Este e-mail já está em uso.'],
  ['requestEmailChange', 'ana@exemplo.invalid', 'Este já é o seu e-mail.'],
  ['requestPhoneChange', '1132654321', 'Informe um celular com DDD.'],
] as const)('%s to %s is rejected: %s', async (id, value, message) => {
  const { call, token } = await loggedIn();
  expect(await call(id, { token, body: { value, password: 'palpite2026' } })).toMatchObject({
    status: 422,
    body: { errors: { value: [message] } },
  });
});

test('an address taken meanwhile is not confirmed; a new one can log in', async () => {
  const { call, token, world, logIn } = await loggedIn();
  const code = async () => {
    await call('requestEmailChange', { token, body: { value: 'nova@exemplo.invalid', password: 'palpite2026' } });
    return world.mail.forPlayer('usr_1')[0]?.code;
  };
  const first = await code();
  world.players.update('usr_2', { email: 'nova@exemplo.invalid' });
  expect((await call('confirmEmailChange', { token, body: { code: first } })).status).toBe(422);
  world.players.update('usr_2', { email: 'bruno@exemplo.invalid' });
  expect((await call('confirmEmailChange', { token, body: { code: await code() } })).status).toBe(200);
  expect((await call('getMe', { token: await logIn('nova@exemplo.invalid') })).status).toBe(200);
});
