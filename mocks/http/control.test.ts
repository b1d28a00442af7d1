import { expect, test } from 'vitest';

import { testApp } from './test-app';

const post = (path: string, body: unknown) =>
  new Request(`http://stand-in.invalid/__mock/${path}`, { method: 'POST', body: JSON.stringify(body) });

test('a balance is moved in the store and heard on the channel of the player alone', async () => {
  const { world, send, call, logIn } = testApp();
  const heard: unknown[] = [];
  world.events.subscribe((event) => heard.push(event));
  expect(await send(post('balance', { playerId: 'usr_1', delta: 1500 }))).toMatchObject({ status: 200, body: { balance: 126_500 } });
  expect((await call('getMe', { token: await logIn() })).body).toMatchObject({ balance: 126_500 });
  expect(heard).toEqual([{ name: 'UserUpdateEvent', channel: 'private-users.usr_1', payload: { balance: 126_500 } }]);
});

test('it does not fall below nothing, and wants a player and whole cents', async () => {
  const { world, send } = testApp();
  expect((await send(post('balance', { playerId: 'usr_3', delta: -5001 }))).status).toBe(409);
  expect((await send(post('balance', { playerId: 'usr_9', delta: 1 }))).status).toBe(404);
  for (const body of [{}, { playerId: 'usr_3', delta: 0.5 }, 'nothing']) expect((await send(post('balance', body))).status).toBe(422);
  expect(world.accounts.of('usr_3').wallet.book.real).toBe(5000);
});

test('a reset brings back the beginning and ends every session', async () => {
  const { send, get, call, logIn } = testApp();
  const before = (await get('/__mock/state')).body;
  const token = await logIn();
  await call('addFavoriteGame', { token, path: { gameId: '1001' } });
  await send(post('balance', { playerId: 'usr_2', delta: 700 }));
  await send(post('clock', { advance: 3_600_000 }));
  expect((await get('/__mock/state')).body).not.toEqual(before);
  expect((await send(post('reset', {}))).status).toBe(200);
  expect((await get('/__mock/state')).body).toEqual(before);
  expect((await call('getMe', { token })).status).toBe(401);
});
