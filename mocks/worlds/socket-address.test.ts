import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';

import Echo from 'laravel-echo';
import Pusher from 'pusher-js';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';

import { next } from '../realtime/live-world.fixture';
import { startWorldsServer } from './worlds-server.fixture';

/** Creates a client as another project configures it: unmodified Echo and pusher-js, without cookies. */
async function otherProject(world: Record<string, string>) {
  const { host, port, onEnd } = await startWorldsServer();
  const send = async (method: string, path: string, body: object, headers: Record<string, string> = world) => {
    const init = { method, headers: { 'Content-Type': 'application/json', ...headers }, body: JSON.stringify(body) };
    const response = await fetch(`http://${host}${path}`, init);
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };
  const visit = await send('POST', '/__mock/visit', { player: 'usr_1' });
  const headers = { ...world, Authorization: `Bearer ${String(visit.body['access_token'])}` };
  const echo = (wsPath = '') => {
    const made = new Echo({
      broadcaster: 'reverb',
      Pusher,
      key: 'standin-key',
      wsHost: '127.0.0.1',
      wsPort: port,
      wsPath,
      forceTLS: false,
      enabledTransports: ['ws'],
      withoutInterceptors: true,
      channelAuthorization: { transport: 'ajax', endpoint: `http://${host}/api/broadcasting/auth`, headersProvider: () => headers },
    });
    onEnd(() => made.disconnect());
    return made;
  };
  const connect = async (wsPath?: string) => {
    const { connection } = echo(wsPath).connector.pusher;
    await next(connection, 'connected');
    return connection.socket_id;
  };
  const authorize = (socket_id: string) =>
    send('POST', '/api/broadcasting/auth', { socket_id, channel_name: 'private-users.usr_1' }, headers);
  return { send, headers, echo, connect, authorize, host };
}

test.each([
  [{ 'X-Stand-In-World': 'w8' }, '/world/w8'],
  [{ 'X-Mock-Scenario': 'verified:a@own' }, '/visit/verified:a@own'],
  [{ 'X-Stand-In-World': 'w8', 'X-Mock-Scenario': 'none:b@own' }, '/world/w8/visit/none:b@own'],
])('a client whose calls send %j receives its events with the wsPath %s', async (world, wsPath) => {
  const { send, echo } = await otherProject(world);
  const channel = echo(wsPath).private('users.usr_1');
  const heard = new Promise((resolve) => channel.listen('UserUpdateEvent', resolve));
  await next(channel.subscription, 'pusher:subscription_succeeded');
  await send('POST', '/__mock/balance', { playerId: 'usr_1', delta: 700 });
  expect(await heard).toEqual({ balance: 125_700 });
});

test('a socket of another world is refused with the wsPath that opens it in the world of the call', async () => {
  const { echo, connect, authorize } = await otherProject({ 'X-Stand-In-World': 'w8' });
  const channel = echo().private('users.usr_1');
  expect(await next(channel.subscription, 'pusher:subscription_error')).toMatchObject({ status: 422 });
  const socketId = await connect();
  const message = `The socket ${socketId} belongs to the world default, this call to the world w8. Open the socket with wsPath: '/world/w8' (Echo, pusher-js), or make the call in the world of the socket.`;
  expect(await authorize(socketId)).toEqual({ status: 422, body: { message, errors: { socket_id: [message] } } });
});

test('a call without a world names the wsPath of its own, which leaves the other world', async () => {
  const { connect, authorize } = await otherProject({});
  const [{ body }, inDefault] = [await authorize(await connect('/world/w8')), await connect('/world/default')];
  expect(body['message']).toMatch(/belongs to the world w8, this call to the world default\. .*wsPath: '\/world\/default'/);
  expect(await authorize(inDefault)).toMatchObject({ status: 200 });
});

test('a socket of a visit with a world of its own is named by the wsPath of the visit', async () => {
  const { connect, authorize } = await otherProject({ 'X-Stand-In-World': 'w8', 'X-Mock-Scenario': 'verified:a@own' });
  const { body } = await authorize(await connect('/visit/verified:a@own'));
  expect(body['message']).toMatch(/the world default, visit a, this call to the world w8, visit a\. .*'\/world\/w8\/visit\/none:a@own'/);
  expect(await authorize(await connect('/world/w8/visit/none:a@own'))).toMatchObject({ status: 200 });
});

test('a socket that is not open is signed by no call', async () => {
  const { send, headers } = await otherProject({});
  const names = { channel_name: 'private-users.usr_1', channel_names: ['private-users.usr_1'] };
  const calls = [
    ['auth', { channel_name: names.channel_name }],
    ['auth/batch', { channel_names: names.channel_names }],
    ['user-auth', {}],
  ] as const;
  for (const [path, body] of calls) {
    const answer = await send('POST', `/api/broadcasting/${path}`, { socket_id: '999999.1', ...body }, headers);
    expect(answer).toMatchObject({ status: 422, body: { message: expect.stringContaining('No socket 999999.1 is open.') } });
  }
});

test('the path of a socket wins over the cookies of its page', async () => {
  const { host, authorize } = await otherProject({ 'X-Stand-In-World': 'w8' });
  const headers = { Cookie: 'standin-world=other; standin-visit=verified:a@own' };
  const socket = new WebSocket(`ws://${host}/world/w8/app/standin-key?protocol=7`, { headers });
  const [frame] = (await once(socket, 'message')) as [Buffer];
  const { data } = JSON.parse(frame.toString()) as { data: string };
  const { socket_id: socketId } = JSON.parse(data) as { socket_id: string };
  expect(await authorize(socketId)).toMatchObject({ status: 200 });
  socket.terminate();
});

test.each([
  ['/world/No%20such', 422, 'lower-case letters'],
  ['/visit/verifed:a@own', 422, "There is no scenario 'verifed:a@own'"],
  ['/worlds/w8', 404, '/world/NAME/app/KEY'],
])('a socket at %s is refused with %i and a text', async (path, status, part) => {
  const { host } = await otherProject({});
  const socket = new WebSocket(`ws://${host}${path}/app/standin-key?protocol=7`);
  const [, response] = (await once(socket, 'unexpected-response')) as [unknown, IncomingMessage];
  expect(response.statusCode).toBe(status);
  expect(await text(response)).toContain(part);
});
