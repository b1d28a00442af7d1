import { describe, expect, test } from 'vitest';

import { testApp } from '../app.fixture';
import { testThirdParties } from '../third-party-app.fixture';

const DAY_MS = 24 * 3_600_000;
const LOGIN = { email: 'ana@exemplo.invalid', password: 'palpite2026', login: 'ana@exemplo.invalid' };

const DIEGO = {
  name: 'Diego Alves',
  document: '93541134780',
  email: 'diego@exemplo.invalid',
  email_confirmation: 'diego@exemplo.invalid',
  phone: '31991234567',
  birthday: '1994-02-28',
  password: 'outra-senha',
  password_confirmation: 'outra-senha',
  termsAccepted: true,
};

function openApp() {
  const app = testApp();
  const ana = app.world.players.byId('usr_1');
  if (ana === undefined) throw new Error('no Ana');
  const barred = async (token: string) =>
    ((await app.call('getProtection', { token })).body as { data: { barred?: { returned: number | null } } }).data.barred;
  return { ...app, ana, barred, register: app.world.identity.barred };
}

describe("the state's register of barred persons (SPEC Q14)", () => {
  test('at the registration it refuses, without telling why, and only who knows name and birthday', async () => {
    const { call, register } = openApp();
    register.list('93541134780', 'benefit_programme');
    expect((await call('validateDocument', { body: { document: '93541134780' } })).body).toMatchObject({ success: true });
    const { body } = await call('registerPlayer', { body: DIEGO });
    expect(body).toMatchObject({
      success: false,
      data: { errors: { account: [expect.stringContaining('verificação exigida pela lei')] } },
    });
    expect(JSON.stringify(body)).not.toMatch(/Bolsa|benef|exclus/i);
    const { body: wrong } = await call('registerPlayer', { body: { ...DIEGO, birthday: '1994-03-01' } });
    expect(Object.keys((wrong as { data: { errors: object } }).data.errors)).toEqual(['birthday']);
  });

  test('it is asked at each login, and the player is told by mail and gets no more offers', async () => {
    const { call, logIn, register, ana, world, barred } = openApp();
    register.list(ana.cpf, 'central_exclusion');
    const token = await logIn();
    expect(await barred(token)).toMatchObject({ reason: 'central_exclusion', returned: null });
    expect(await call('createDeposit', { token, body: { amount: 5000, method: 'pix' } })).toMatchObject({
      status: 403,
      body: { status: 'barred' },
    });
    expect(world.players.byId('usr_1')?.marketingOptIn).toBe(false);
    expect(world.mail.all().map(({ subject }) => subject)).toContain('Sua conta não pode apostar');
  });

  test('it cancels open bets at once and returns their stakes, and their events pay nothing later', async () => {
    const { call, logIn, world, events, offered, balance } = testThirdParties();
    const ana = world.players.byId('usr_1');
    if (ana === undefined) throw new Error('no Ana');
    const before = balance();
    const access = world.authorization.accessContext(ana, { ipBlocked: false });
    expect(world.mines.start('usr_1', { amount: 1000, mines: 3, clientSeed: 'teste' }, access).ok).toBe(true);
    const legs = events()
      .filter(({ startsAt }) => startsAt > world.clock.now() + DAY_MS / 24)
      .slice(0, 1)
      .map((event) => offered(event));
    expect(world.sportsBook.place('usr_1', [{ type: 'single', stake: 500, legs }], access).ok).toBe(true);
    expect(balance()).toBe(before - 1500);

    world.identity.barred.list(ana.cpf, 'central_exclusion');
    const token = await logIn();
    expect((await call('getProtection', { token })).body).toMatchObject({ data: { barred: { refunded: 1500 } } });
    expect(balance()).toBe(before);
    expect((await call('getCurrentMinesGame', { token })).status).toBe(204);
    expect((await call('listSportsBets', { token })).body).toMatchObject({ data: [{ status: 'void', stake: 500 }] });
    expect(world.mail.all().at(-1)?.text).toContain('devolvemos R$');
    world.clock.advance(DAY_MS);
    world.tick();
    expect(balance()).toBe(before);
  });

  test('without a login it is asked every 15 days', async () => {
    const { logIn, register, ana, world, barred } = openApp();
    const token = await logIn();
    register.list(ana.cpf, 'decision');
    world.tick();
    expect(await barred(token)).toBeUndefined();
    world.clock.advance(15 * DAY_MS);
    world.tick();
    expect(world.accounts.get('usr_1').protection.barring).toMatchObject({ reason: 'decision' });
  });

  test('after two days the balance is returned, and after three the account is closed', async () => {
    const { call, logIn, register, ana, world, barred } = openApp();
    register.list(ana.cpf, 'central_exclusion');
    await logIn();
    const { real } = world.accounts.get('usr_1').wallet.balances;
    expect(real).toBeGreaterThan(0);
    world.clock.advance(2 * DAY_MS);
    const token = await logIn();
    expect(await barred(token)).toMatchObject({ returned: real });
    expect((await call('getMe', { token })).body).toMatchObject({ balance: 0 });
    world.clock.advance(DAY_MS);
    const closed = await call('login', { body: LOGIN });
    expect(closed).toMatchObject({ status: 403, body: { error: expect.stringContaining('Esta conta foi encerrada em 24/11/2026') } });
  });

  test('who leaves it before the account is closed can play again', async () => {
    const { call, logIn, control, barred } = openApp();
    expect((await control('POST /barred', { playerId: 'usr_1', reason: 'benefit_programme' })).body).toEqual({
      barred: 'benefit_programme',
    });
    expect((await control('POST /barred', { playerId: 'usr_1', reason: null })).body).toEqual({ barred: null });
    const token = await logIn();
    expect(await barred(token)).toBeUndefined();
    expect((await call('launchGame', { token, path: { id: '1001' } })).status).toBe(201);
  });
});
