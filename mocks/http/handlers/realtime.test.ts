import { expect, test } from 'vitest';

import { testApp } from '../app.fixture';
import { openSocket } from '../open-socket.fixture';

test.each([
  ['private-users.usr_1', 200],
  ['private-deposits.approved.usr_1', 200],
  ['private-withdrawals.usr_1', 200],
  ['private-protection.usr_1', 200],
  ['private-bonus.rol_7', 200],
  ['private-users.usr_2', 403],
  ['private-deposits.approved.usr_2', 403],
  ['private-bonus.rol_8', 403],
  ['private-bonus.usr_1', 403],
  ['private-users.usr_1.usr_1', 403],
  ['private-everything', 403],
  ['presence-users.usr_1', 403],
  ['users.usr_1', 422],
])('authorizing %s for Ana gives %i', async (channel_name, status) => {
  const { call, hub, logIn } = testApp();
  const answer = await call('authorizeChannel', { token: await logIn(), body: { socket_id: openSocket(hub), channel_name } });
  expect(answer.status).toBe(status);
});

test('the signature is accepted by the socket server', async () => {
  const { call, hub, logIn } = testApp();
  const socketId = openSocket(hub);
  const answer = await call('authorizeChannel', {
    token: await logIn(),
    body: { socket_id: socketId, channel_name: 'private-users.usr_1' },
  });
  expect(answer.body).toEqual({ auth: await hub.signChannel(socketId, 'private-users.usr_1') });
});

test('several channels are authorized together, each for itself', async () => {
  const { call, hub, logIn } = testApp();
  const socketId = openSocket(hub);
  const channels = ['private-users.usr_1', 'private-users.usr_2', 'private-bonus.rol_7'];
  const answer = await call('authorizeChannels', { token: await logIn(), body: { socket_id: socketId, channel_names: channels } });
  expect(answer.body).toEqual({
    channels: [
      { channel_name: 'private-users.usr_1', auth: await hub.signChannel(socketId, 'private-users.usr_1') },
      { channel_name: 'private-users.usr_2', auth: null },
      { channel_name: 'private-bonus.rol_7', auth: await hub.signChannel(socketId, 'private-bonus.rol_7') },
    ],
  });
});

test("a player's connection is signed with the player's id (SPEC V4)", async () => {
  const { call, hub, logIn } = testApp();
  const socketId = openSocket(hub);
  const answer = await call('authenticateSocketUser', { token: await logIn(), body: { socket_id: socketId } });
  expect(answer.body).toEqual({ auth: (await hub.signUser(socketId, 'usr_1')).auth, user_data: '{"id":"usr_1"}' });
});

test('a plain Pusher client sends a form', async () => {
  const { send, hub, logIn } = testApp();
  const request = new Request('http://stand-in.invalid/api/broadcasting/auth', {
    method: 'POST',
    headers: { Authorization: `Bearer ${await logIn()}` },
    body: new URLSearchParams({ socket_id: openSocket(hub), channel_name: 'private-users.usr_1' }),
  });
  expect((await send(request)).status).toBe(200);
});
