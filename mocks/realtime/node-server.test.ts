import { describe, expect, test } from 'vitest';
import { mockApp } from './hub';
import { activity, next, startLiveServer } from './live-world.fixture';
import { manualClock } from './manual-clock.fixture';
import type { ErrorStyle } from './error-codes';

describe('pusher-js', () => {
  test('connects, subscribes to a private channel and receives published events', async () => {
    const { hub, client, publisher } = await startLiveServer();
    const channel = client().subscribe('private-users.7');
    await next(channel, 'pusher:subscription_succeeded');
    expect(hub.channels()).toEqual([{ name: 'private-users.7', subscriptions: 1 }]);
    const heard = next(channel, 'App\\Events\\UserUpdateEvent');
    const answer = await publisher().trigger('private-users.7', 'App\\Events\\UserUpdateEvent', { balance: 12345 });
    expect(answer.status).toBe(200);
    expect(await heard).toEqual({ balance: 12345 });
  });

  test('receives nothing from a channel it left', async () => {
    const { hub, client } = await startLiveServer();
    const pusher = client();
    const [left, kept] = [pusher.subscribe('x'), pusher.subscribe('y')];
    await Promise.all([next(left, 'pusher:subscription_succeeded'), next(kept, 'pusher:subscription_succeeded')]);
    const heard: unknown[] = [];
    left.bind('E', (data: unknown) => heard.push(data));
    const gone = activity(hub, 'received', 'pusher:unsubscribe');
    pusher.unsubscribe('x');
    await gone;
    const after = next(kept, 'E');
    hub.publish('x', 'E', 1);
    hub.publish('y', 'E', 2);
    expect(await after).toBe(2);
    expect(heard).toEqual([]);
  });

  test('does not receive its own event if the publisher names its socket', async () => {
    const { client, publisher } = await startLiveServer();
    const [one, two] = [client(), client()];
    const channels = [one.subscribe('x'), two.subscribe('x')];
    await Promise.all(channels.map((channel) => next(channel, 'pusher:subscription_succeeded')));
    const heard: unknown[] = [];
    channels[0]?.bind('first', (data: unknown) => heard.push(data));
    const last = channels.map((channel) => next(channel, 'second'));
    await publisher().trigger('x', 'first', 1, { socket_id: one.connection.socket_id });
    await publisher().trigger('x', 'second', 2);
    await Promise.all(last);
    expect(heard).toEqual([]);
  });

  test('reconnects after a 4200 and subscribes with a new signature', async () => {
    const { hub, client } = await startLiveServer();
    const pusher = client();
    const channel = pusher.subscribe('private-users.7');
    await next(channel, 'pusher:subscription_succeeded');
    const before = pusher.connection.socket_id;
    const again = next(channel, 'pusher:subscription_succeeded');
    hub.closeAll(4200, 'Restart');
    await again;
    expect(pusher.connection.socket_id).not.toBe(before);
  });

  test('signs a user in', async () => {
    const { hub, client, publisher } = await startLiveServer({ errorStyle: 'closeCode' });
    const pusher = client({
      userAuthentication: {
        customHandler: ({ socketId }, done) => done(null, publisher().authenticateUser(socketId, { id: '7' })),
      },
    });
    const subscribed = activity(hub, 'sent', '#server-to-user-7');
    pusher.signin();
    await subscribed;
    const heard = next(pusher.user, 'hello');
    await publisher().sendToUser('7', 'hello', { a: 1 });
    expect(await heard).toEqual({ a: 1 });
    const gone = next(pusher.connection, 'disconnected');
    await publisher().terminateUserConnections('7');
    await gone;
  });
});

describe('errors', () => {
  const errorStyles: ErrorStyle[] = ['inBand', 'closeCode'];

  test.each(errorStyles)('an unknown key ends in disconnected, code 4001 (%s)', async (errorStyle) => {
    const { client } = await startLiveServer({ errorStyle });
    const pusher = client({}, 'other-key');
    const error = next(pusher.connection, 'error');
    const over = next(pusher.connection, 'disconnected');
    expect(await error).toMatchObject({ error: { data: { code: 4001 } } });
    await over;
  });

  test.each(errorStyles)('a limit of 4100 lets a client retry (%s)', async (errorStyle) => {
    const { hub, client } = await startLiveServer({ errorStyle, limit: { max: 1, code: 4100 } });
    const first = client();
    await next(first.connection, 'connected');
    const second = client();
    expect(await next(second.connection, 'error')).toMatchObject({ error: { data: { code: 4100 } } });
    const left = activity(hub, 'closed', '');
    first.disconnect();
    await left;
    await next(second.connection, 'connected');
  });

  test.each<[ErrorStyle, number | null]>([
    ['inBand', 4009],
    ['closeCode', null],
  ])('a bad signature leaves the channel pending and the connection open (%s)', async (errorStyle, code) => {
    const { hub, client } = await startLiveServer({ errorStyle });
    const auth = `${mockApp.key}:${'0'.repeat(64)}`;
    const pusher = client({ channelAuthorization: { customHandler: (_, done) => done(null, { auth }) } });
    const error = next(pusher.connection, 'error');
    const channel = pusher.subscribe('private-users.7');
    expect(await error).toMatchObject({ data: { code } });
    expect(channel.subscriptionPending).toBe(true);
    expect(pusher.connection.state).toBe('connected');
    expect(hub.channels()).toEqual([]);
  });

  test('a client event is rejected in a frame', async () => {
    const { client } = await startLiveServer();
    const pusher = client();
    const channel = pusher.subscribe('private-users.7');
    await next(channel, 'pusher:subscription_succeeded');
    const error = next(pusher.connection, 'error');
    channel.trigger('client-typing', {});
    expect(await error).toMatchObject({ data: { code: 4301 } });
  });

  test.each(['/app/standin-key', '/app/standin-key?protocol=5'])('%s is rejected for its protocol version', async (path) => {
    const { raw } = await startLiveServer({ errorStyle: 'closeCode' });
    const code = await new Promise((resolve) => raw(path).on('close', resolve));
    expect(code).toBe(path.includes('protocol') ? 4007 : 4008);
  });

  test.each(['/elsewhere', '/app/', '/app/a/b', '//'])('%s is not a socket path', async (path) => {
    const { raw } = await startLiveServer();
    const error = await new Promise<Error>((resolve) => raw(path).on('error', resolve));
    expect(error.message).toContain('404');
  });

  test.each([
    [4100, 4100],
    [1002, 1002],
    [1006, 1006],
    [999, 1006],
  ])('closing all with %i is received as %i', async (code, heard) => {
    const { hub, raw } = await startLiveServer();
    const socket = raw('/app/standin-key?protocol=7');
    await new Promise((resolve) => socket.on('message', resolve));
    const closed = new Promise((resolve) => socket.on('close', resolve));
    hub.closeAll(code, 'Told to');
    expect(await closed).toBe(heard);
  });
});

describe('idle connections', () => {
  const timing = { pingAfterMs: 60_000, pongTimeoutMs: 30_000 };

  test('stay open, because pusher-js answers the ping', async () => {
    const clock = manualClock();
    const { hub, client } = await startLiveServer({ ...timing, clock });
    const pusher = client();
    await next(pusher.connection, 'connected');
    const pong = activity(hub, 'received', 'pusher:pong');
    clock.advance(60_000);
    await pong;
    clock.advance(30_000);
    expect(hub.connections()).toHaveLength(1);
    expect(pusher.connection.state).toBe('connected');
  });

  test('are closed with 4201 without an answer', async () => {
    const clock = manualClock();
    const { hub, raw } = await startLiveServer({ ...timing, clock, errorStyle: 'closeCode' });
    const opened = activity(hub, 'opened', '');
    const socket = raw('/app/standin-key?protocol=7');
    const code = new Promise((resolve) => socket.on('close', resolve));
    await opened;
    clock.advance(90_000);
    expect(await code).toBe(4201);
  });
});

describe('connection faults', () => {
  test('unreachable: the client cannot connect until the fault is cleared', async () => {
    const { hub, client } = await startLiveServer({ faults: { unreachable: true } });
    const pusher = client({ unavailableTimeout: 50 });
    await next(pusher.connection, 'unavailable');
    hub.setFaults({});
    pusher.disconnect();
    pusher.connect();
    await next(pusher.connection, 'connected');
  });

  test('cut: pusher-js notices and reconnects', async () => {
    const { hub, client } = await startLiveServer();
    const pusher = client();
    await next(pusher.connection, 'connected');
    const back = next(pusher.connection, 'connected');
    hub.cutAll();
    await back;
    expect(hub.connections()).toHaveLength(1);
  });
});

describe('laravel-echo', () => {
  test('receives an event of a Laravel backend on a private channel', async () => {
    const { echo, publisher } = await startLiveServer();
    const channel = echo().private('users.7');
    const heard = new Promise((resolve) => channel.listen('UserUpdateEvent', resolve));
    await new Promise<void>((resolve) => channel.subscribed(() => resolve()));
    await publisher().trigger('private-users.7', 'App\\Events\\UserUpdateEvent', { balance: 990 });
    expect(await heard).toEqual({ balance: 990 });
  });

  test('receives a broadcast by its contract name', async () => {
    const { hub, echo } = await startLiveServer();
    const channel = echo().private('deposits.approved.7');
    const heard = new Promise((resolve) => channel.listen('DepositApprovedEvent', resolve));
    await new Promise<void>((resolve) => channel.subscribed(() => resolve()));
    hub.broadcast('private-deposits.approved.7', 'DepositApprovedEvent', { transaction_id: '1', amount: 2000 });
    expect(await heard).toEqual({ transaction_id: '1', amount: 2000 });
  });
});
