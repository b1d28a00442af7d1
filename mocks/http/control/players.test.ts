import { expect, test } from 'vitest';

import { testApp } from '../app.fixture';

test('the verification status of a player can be set', async () => {
  const { control, call, logIn } = testApp();
  const token = await logIn('carla@exemplo.invalid');
  for (const status of ['approved', 'pending_face_id', 'pending_kyc']) {
    expect(await control('POST /verification-status', { playerId: 'usr_3', status })).toMatchObject({
      status: 200,
      body: { verification: status },
    });
    expect((await call('getVerificationStatus', { token })).body).toMatchObject({ user_status: status });
  }
  expect((await control('POST /verification-status', { playerId: 'usr_3', status: 'ip_blocked' })).status).toBe(422);
  expect((await control('POST /verification-status', { playerId: 'usr_9', status: 'approved' })).status).toBe(404);
});

test('a player can be marked as at risk, and the mark removed (SPEC Q39)', async () => {
  const { control, call, logIn } = testApp();
  const token = await logIn();
  expect((await control('POST /at-risk', { playerId: 'usr_1', atRisk: true })).body).toEqual({ atRisk: true });
  expect((await call('getProtection', { token })).body).toMatchObject({ data: { offers: false } });
  await control('POST /at-risk', { playerId: 'usr_1', atRisk: false });
  expect((await call('getProtection', { token })).body).not.toHaveProperty('data.offers');
});

test('a bonus can be granted and emits an event', async () => {
  const { control, call, logIn, world } = testApp();
  const heard: string[] = [];
  world.events.subscribe(({ name, channel }) => heard.push(`${name} ${channel}`));
  const { status, body } = await control('POST /bonus', { playerId: 'usr_2', amount: 4000, multiplier: 3, name: 'Bônus de teste' });
  expect(status).toBe(201);
  const { id } = body as { id: string };
  expect(heard).toEqual([`UserRolloverUpdateEvent private-bonus.${id}`]);
  const me = await call('getMe', { token: await logIn('bruno@exemplo.invalid') });
  expect(me.body).toMatchObject({ user_rollover: { id, amount_current: 4000, amount_rollover: 12_000 } });
  for (const wrong of [{ amount: 0 }, { amount: 1.5 }, { multiplier: -1 }, { name: '' }]) {
    expect((await control('POST /bonus', { playerId: 'usr_2', amount: 4000, multiplier: 3, ...wrong })).status).toBe(422);
  }
});

test('a generated history appears in the list of transactions', async () => {
  const { control, call, logIn } = testApp();
  expect(await control('POST /transactions', { playerId: 'usr_1', count: 500 })).toMatchObject({ status: 201, body: { count: 500 } });
  const token = await logIn();
  const list = (await call('listTransactions', { token, query: 'per_page=60' })).body as {
    meta: { total: number };
    data: { created_at: string }[];
  };
  expect(list.meta.total).toBeGreaterThan(500);
  expect(list.data.map(({ created_at }) => created_at)).toEqual(
    list.data
      .map(({ created_at }) => created_at)
      .toSorted()
      .reverse(),
  );
  expect((await call('getMe', { token })).body).toMatchObject({ balance: 125_000 });
  for (const count of [0, 100_001, 1.5]) expect((await control('POST /transactions', { playerId: 'usr_1', count })).status).toBe(422);
});

test('an unknown player, key or call is refused with the valid values', async () => {
  const { control } = testApp();
  const message = async (call: string, body?: object) => (await control(call, body)).body as { message: string };
  expect((await message('POST /balance', { playerId: 'usr_99', delta: 1 })).message).toMatch(
    /^There is no such player\. There are: usr_1, usr_2, /,
  );
  expect((await message('POST /balance', { playerId: 'usr_1', delt: 1 })).message).toContain('Unrecognized key: "delt"');
  expect((await message('POST /balanse')).message).toMatch(
    /^There is no POST \/__mock\/balanse\. Nearest of \d+: POST \/__mock\/balance, /,
  );
});
