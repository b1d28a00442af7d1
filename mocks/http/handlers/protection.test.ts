import type { components } from '@generated/schema';
import { describe, expect, test } from 'vitest';

import type { World } from '../../db/world';
import { testApp } from '../app.fixture';

type Schemas = components['schemas'];

const HOUR = 3_600_000;

async function anaProtected() {
  const app = testApp();
  const token = await app.logIn();
  const heard: unknown[] = [];
  app.world.events.subscribe(({ name, payload }) => name === 'ProtectionEvent' && heard.push(payload));
  const protection = async (by = token) => ((await app.call('getProtection', { token: by })).body as Schemas['ProtectionAnswer']).data;
  const setLimit = (body: object) => app.call('setProtectionLimit', { token, body });
  return { ...app, token, heard, protection, setLimit };
}

test('a lower limit applies at once, a higher one a day later (SPEC B14)', async () => {
  const { world, setLimit, logIn, protection } = await anaProtected();
  await setLimit({ type: 'deposit', period: 'day', amount: 10_000 });
  expect(await setLimit({ type: 'deposit', period: 'day', amount: 20_000 })).toMatchObject({
    body: { data: { value: 10_000, pending_value: 20_000, effective_at: '2026-11-22T14:05:00-03:00' } },
  });
  world.clock.advance(24 * HOUR - 1);
  expect((await protection(await logIn())).limits).toMatchObject([{ value: 10_000 }]);
  world.clock.advance(1);
  expect((await protection(await logIn())).limits).toMatchObject([{ value: 20_000, pending_value: null }]);
});

test('a pending change takes effect on time', async () => {
  const { world, setLimit, logIn, protection, heard } = await anaProtected();
  await setLimit({ type: 'deposit', period: 'day', amount: 10_000 });
  await setLimit({ type: 'deposit', period: 'day', amount: null });
  world.clock.advance(24 * HOUR);
  world.tick();
  expect(heard).toMatchObject([
    { kind: 'deposit_limit', limit: 10_000 },
    { kind: 'deposit_limit', limit: null },
  ]);
  expect((await protection(await logIn())).limits).toEqual([]);
});

const MINUTE = 60_000;

describe('what was played since the login (SPEC Q21)', () => {
  const stake = { game: 'Mines', contributionPercent: 100 };
  const accessOf = (world: World) => {
    const ana = world.players.byId('usr_1');
    if (ana === undefined) throw new Error('no demo player');
    return world.authorization.accessContext(ana, { ipBlocked: false });
  };

  test('has time, stakes, prizes and result of real money, and the open rounds', async () => {
    const { world, call, token } = await anaProtected();
    const session = async () => ((await call('getPlaySession', { token })).body as Schemas['PlaySessionAnswer']).data;
    expect(await session()).toMatchObject({ since: '2026-11-21T14:05:00-03:00', seconds: 0, staked: 0, won: 0, net: 0, open_rounds: 0 });
    const access = accessOf(world);
    world.betting.stake('usr_1', { ...stake, id: 'one', amount: 1000 }, access);
    world.clock.advance(2 * MINUTE);
    expect(await session()).toMatchObject({ staked: 1000, net: 0, open_rounds: 1 });
    world.betting.settle('usr_1', 'one', 400);
    expect(await session()).toMatchObject({ seconds: 120, staked: 1000, won: 400, net: -600, open_rounds: 0 });
    world.betting.stake('usr_1', { ...stake, game: null, id: 'sports', amount: 500 }, access);
    expect(await session()).toMatchObject({ staked: 1500, net: -600, open_rounds: 0 });
  });

  test('an absence between two stakes is no play time, and two games at once count once', async () => {
    const { world, call, token } = await anaProtected();
    const access = accessOf(world);
    const seconds = async () => ((await call('getPlaySession', { token })).body as Schemas['PlaySessionAnswer']).data.seconds;
    for (const id of ['one', 'two']) {
      world.betting.stake('usr_1', { ...stake, id, amount: 100 }, access);
      world.clock.advance(6 * MINUTE);
    }
    expect(await seconds()).toBe(0);
    world.betting.stake('usr_1', { ...stake, id: 'three', amount: 100 }, access);
    world.clock.advance(MINUTE);
    world.betting.stake('usr_1', { ...stake, id: 'four', amount: 100 }, access);
    world.betting.playTime('usr_1', world.clock.now() - MINUTE, world.clock.now());
    expect(await seconds()).toBe(60);
  });
});

test('the history of limits has who, when, from, to and since when, newest first (SPEC Q23)', async () => {
  const { world, call, token, setLimit } = await anaProtected();
  await setLimit({ type: 'deposit', period: 'day', amount: 10_000 });
  world.clock.advance(30 * MINUTE);
  await setLimit({ type: 'deposit', period: 'day', amount: 20_000 });
  await call('cancelPendingProtectionLimit', { token, path: { id: 'lim_deposit_day' } });
  const { data, meta } = (await call('listProtectionLimitChanges', { token })).body as Schemas['ProtectionLimitChangeList'];
  expect(data).toMatchObject([
    { from: 10_000, to: 20_000, status: 'cancelled', requested_at: '2026-11-21T14:35:00-03:00', effective_at: '2026-11-22T14:35:00-03:00' },
    { from: null, to: 10_000, by: 'player', status: 'effective', requested_at: '2026-11-21T14:05:00-03:00' },
  ]);
  expect(meta.total).toBe(2);
});

test('a length that is not offered is rejected, and the offered ones are listed with the platform (SPEC B14, D22)', async () => {
  const { call, token, protection } = await anaProtected();
  const { data } = (await call('getPlatform')).body as Schemas['PlatformAnswer'];
  expect(data.rules).toMatchObject({
    pix_code_minutes: 15,
    withdrawal_minutes: 120,
    limit_increase_hours: 24,
    suspension_hours: [24, 168, 720],
    exclusion_months: [1, 3, 6, 12, null],
  });
  const password = 'palpite2026';
  for (const [operation, body] of [
    ['suspendAccount', { hours: 48, password }],
    ['excludeAccount', { months: 2, password }],
  ] as const) {
    const [field] = Object.keys(body);
    expect(await call(operation, { token, body })).toMatchObject({
      status: 422,
      body: { errors: { [String(field)]: ['Escolha um dos prazos oferecidos.'] } },
    });
  }
  expect(await protection()).toMatchObject({ suspension: null, exclusion: null });
});

test('a pending change can be cancelled', async () => {
  const { setLimit, call, token, protection } = await anaProtected();
  await setLimit({ type: 'bet', period: 'week', amount: 10_000 });
  await setLimit({ type: 'bet', period: 'week', amount: 90_000 });
  const path = { id: 'lim_bet_week' };
  expect((await call('cancelPendingProtectionLimit', { token, path })).status).toBe(204);
  expect((await protection()).limits[0]).toMatchObject({ pending_value: null });
  expect((await call('cancelPendingProtectionLimit', { token, path })).status).toBe(404);
});

test('a suspension requires the password, blocks play and deposits, allows withdrawals, and ends on time (SPEC B14)', async () => {
  const { world, call, token, logIn, heard } = await anaProtected();
  const wrong = await call('suspendAccount', { token, body: { hours: 24, password: 'guess-guess' } });
  expect(wrong).toMatchObject({ status: 422, body: { errors: { password: ['Senha incorreta.'] } } });
  expect((await call('suspendAccount', { token, body: { hours: 24, password: 'palpite2026' } })).status).toBe(201);
  for (const id of ['launchGame', 'createDeposit'] as const) {
    expect(await call(id, { token, path: { id: '1001' } })).toMatchObject({ status: 403, body: { status: 'suspended' } });
  }
  const { body } = await call('createPixKey', { token, body: { type: 'cpf', key: '52998224725' } });
  const { id } = (body as Schemas['PixKeyAnswer']).data;
  expect((await call('createWithdrawal', { token, body: { amount: 1000, pix_key_id: id } })).status).toBe(201);
  world.clock.advance(24 * HOUR);
  expect((await call('launchGame', { token: await logIn(), path: { id: '1001' } })).status).toBe(201);
  expect(heard).toMatchObject([
    { kind: 'suspension', until: '2026-11-22T14:05:00-03:00' },
    { kind: 'suspension', until: null },
  ]);
});

test('an exclusion ends every session; the player can log in to read, withdraw and tighten', async () => {
  const { call, token, logIn, setLimit, protection } = await anaProtected();
  await setLimit({ type: 'loss', period: 'month', amount: 50_000 });
  const excluded = await call('excludeAccount', { token, body: { months: 3, password: 'palpite2026' } });
  expect(excluded).toMatchObject({ status: 201, body: { data: { until: '2027-02-21T14:05:00-03:00' } } });
  expect((await call('getMe', { token })).status).toBe(401);
  const again = await logIn();
  expect((await protection(again)).exclusion).toMatchObject({ until: '2027-02-21T14:05:00-03:00' });
  const set = (amount: number) => call('setProtectionLimit', { token: again, body: { type: 'loss', period: 'month', amount } });
  expect((await set(60_000)).status).toBe(403);
  expect((await set(40_000)).status).toBe(200);
  expect((await call('suspendAccount', { token: again, body: { hours: 24, password: 'palpite2026' } })).status).toBe(409);
});

test('reminders are set independently', async () => {
  const { call, token, protection } = await anaProtected();
  await call('setProtectionReminders', { token, body: { session_minutes: 60 } });
  await call('setProtectionReminders', { token, body: { spend_amount: 5000 } });
  expect((await protection()).reminders).toEqual({ session_minutes: 60, spend_amount: 5000 });
  const often = await call('setProtectionReminders', { token, body: { session_minutes: 4 } });
  expect(often.status).toBe(422);
});
