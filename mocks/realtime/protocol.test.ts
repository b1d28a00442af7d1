import { describe, expect, test } from 'vitest';
import type { Effect } from './effects';
import type { ErrorStyle } from './error-codes';
import { createProtocol, type ProtocolOptions } from './protocol';

const errorStyles: ErrorStyle[] = ['inBand', 'closeCode'];

const opening = (query: string, appKey = 'the-key') => ({ appKey, query: new URLSearchParams(query) });

/** Creates a world that records the effects as a transport would see them. */
function world(options: Partial<ProtocolOptions> = {}) {
  const clock = { now: 0 };
  const protocol = createProtocol({ key: 'the-key', now: () => clock.now, random: () => 0.5, ...options });
  const connect = () => protocol.open(opening('protocol=7')).socketId;
  const send = (socketId: string, event: string, data?: unknown) => protocol.receive(socketId, JSON.stringify({ event, data }));
  const subscribe = (socketId: string, channel: unknown, auth?: string) => send(socketId, 'pusher:subscribe', { channel, auth });
  return { clock, protocol, connect, send, subscribe };
}

/** Returns effects as a client sees them. */
function seen(effects: Effect[]): unknown[] {
  return effects.flatMap((effect): unknown[] => {
    if (effect.type === 'close') return [{ close: effect.code ?? 'plain' }];
    if (effect.type !== 'send') return [];
    const { event, channel, data } = JSON.parse(effect.frame);
    const content = typeof data === 'string' ? JSON.parse(data) : data;
    return [channel === undefined ? { event, data: content } : { event, channel, data: content }];
  });
}

const user = (data: string) => ({ auth: 'the-key:abc', user_data: data });
const ids = (effects: Effect[]) => effects.flatMap((effect) => (effect.type === 'verify' ? [effect.id] : []));
const error = (code: number | null) => ({
  event: 'pusher:error',
  data: { code, message: expect.stringMatching(/./) },
});
const succeeded = (channel: string) => ({ event: 'pusher_internal:subscription_succeeded', channel, data: {} });

describe('opening a connection', () => {
  test('returns a socket id and the activity timeout, as JSON text', () => {
    const { protocol } = world({ activityTimeoutSeconds: 17 });
    const { socketId, effects } = protocol.open(opening('protocol=7&client=js'));
    expect(socketId).toMatch(/^\d+\.\d+$/);
    expect(effects[0]).toEqual({
      type: 'send',
      socketId,
      event: 'pusher:connection_established',
      frame: JSON.stringify({
        event: 'pusher:connection_established',
        data: JSON.stringify({ socket_id: socketId, activity_timeout: 17 }),
      }),
    });
  });

  test('gives every connection its own id', () => {
    const { connect } = world();
    expect(new Set([connect(), connect(), connect()]).size).toBe(3);
  });

  const refusals: [string, string, string, number][] = [
    ['an unknown key', 'other-key', 'protocol=7', 4001],
    ['no protocol', 'the-key', '', 4008],
    ['a protocol that is no number', 'the-key', 'protocol=seven', 4006],
    ['an old protocol', 'the-key', 'protocol=5', 4007],
    ['a future protocol', 'the-key', 'protocol=8', 4007],
  ];
  test.each(refusals)('rejects %s', (_, appKey, query, code) => {
    for (const errorStyle of errorStyles) {
      const { protocol } = world({ errorStyle });
      const { effects } = protocol.open(opening(query, appKey));
      expect(seen(effects)).toEqual(errorStyle === 'inBand' ? [error(code), { close: 'plain' }] : [{ close: code }]);
      expect(protocol.connections()).toEqual([]);
    }
  });

  test.each([4004, 4100] as const)('rejects with %i above the limit, until a connection closes', (code) => {
    const { protocol, connect } = world({ errorStyle: 'closeCode', limit: { max: 2, code } });
    const first = connect();
    connect();
    expect(seen(protocol.open(opening('protocol=7')).effects)).toEqual([{ close: code }]);
    protocol.close(first);
    expect(seen(protocol.open(opening('protocol=7')).effects)).toHaveLength(1);
    expect(protocol.connections()).toHaveLength(2);
  });
});

describe('subscribing', () => {
  test('confirms a public channel at once', () => {
    const { connect, subscribe, protocol } = world();
    expect(seen(subscribe(connect(), 'games.double'))).toEqual([succeeded('games.double')]);
    expect(protocol.channels()).toEqual([{ name: 'games.double', subscriptions: 1 }]);
  });

  test('accepts data as JSON text', () => {
    const { connect, send } = world();
    expect(seen(send(connect(), 'pusher:subscribe', '{"channel":"x"}'))).toEqual([succeeded('x')]);
  });

  test('verifies the signature of a private channel before confirming', () => {
    const { connect, subscribe, protocol } = world();
    const socket = connect();
    const effects = subscribe(socket, 'private-users.7', 'the-key:abc');
    expect(effects).toEqual([{ type: 'verify', id: 1, text: `${socket}:private-users.7`, signature: 'abc' }]);
    expect(protocol.channels()).toEqual([]);
    expect(seen(protocol.settle(1, true))).toEqual([succeeded('private-users.7')]);
    expect(seen(protocol.settle(1, true))).toEqual([]);
  });

  test('includes channel data in the signature', () => {
    const { connect, send } = world();
    const socket = connect();
    const data = { channel: 'private-x', auth: 'the-key:abc', channel_data: '{"a":1}' };
    expect(send(socket, 'pusher:subscribe', data)).toMatchObject([{ text: `${socket}:private-x:{"a":1}` }]);
  });

  test.each<[ErrorStyle, number | null]>([
    ['inBand', 4009],
    ['closeCode', null],
  ])('reports %s a bad signature and keeps the connection', (errorStyle, code) => {
    const { connect, subscribe, protocol } = world({ errorStyle });
    const socket = connect();
    const [id = 0] = ids(subscribe(socket, 'private-x', 'the-key:abc'));
    expect(seen(protocol.settle(id, false))).toEqual([error(code)]);
    expect(protocol.connections()).toHaveLength(1);
    expect(protocol.publish('private-x', 'E', {})).toEqual([]);
  });

  test.each([undefined, '', 'abc', 'other-key:abc', ':'])('rejects the auth %j without verification', (auth) => {
    const { connect, subscribe } = world();
    expect(seen(subscribe(connect(), 'private-x', auth))).toEqual([error(4009)]);
  });

  test('twice is confirmed by Reverb and rejected by Pusher; events arrive once', () => {
    for (const errorStyle of errorStyles) {
      const { connect, subscribe, protocol } = world({ errorStyle });
      const socket = connect();
      subscribe(socket, 'x');
      expect(seen(subscribe(socket, 'x'))).toEqual([errorStyle === 'inBand' ? succeeded('x') : error(null)]);
      expect(protocol.publish('x', 'E', {})).toHaveLength(1);
    }
  });

  test.each(['with space', 'a'.repeat(201), '', 'presence-room', '#server-to-user-7'])('rejects the channel %j', (channel) => {
    const { connect, subscribe, protocol } = world();
    expect(seen(subscribe(connect(), channel))).toEqual([error(null)]);
    expect(protocol.channels()).toEqual([]);
  });

  test('accepts a channel called __proto__', () => {
    const { connect, subscribe, protocol } = world();
    subscribe(connect(), '__proto__');
    expect(protocol.publish('__proto__', 'E', {})).toHaveLength(1);
    expect(protocol.publish('constructor', 'E', {})).toEqual([]);
  });

  test('ends with unsubscribing, without a response', () => {
    const { connect, subscribe, send, protocol } = world();
    const socket = connect();
    subscribe(socket, 'x');
    expect(send(socket, 'pusher:unsubscribe', { channel: 'x' })).toEqual([]);
    expect(protocol.publish('x', 'E', {})).toEqual([]);
    expect(protocol.channels()).toEqual([]);
  });

  test('ignores a verification result after leaving the channel or closing', () => {
    const { connect, subscribe, send, protocol } = world();
    const [one, two] = [connect(), connect()];
    const asked = [...ids(subscribe(one, 'private-x', 'the-key:a')), ...ids(subscribe(two, 'private-x', 'the-key:b'))];
    send(one, 'pusher:unsubscribe', { channel: 'private-x' });
    protocol.close(two);
    expect(asked.flatMap((id) => protocol.settle(id, true))).toEqual([]);
    expect(protocol.channels()).toEqual([]);
  });
});

describe('publishing', () => {
  test('reaches only subscribers of the channel, with data as JSON text', () => {
    const { connect, subscribe, protocol } = world();
    const [one, two, three] = [connect(), connect(), connect()];
    subscribe(one, 'x');
    subscribe(two, 'x');
    subscribe(three, 'y');
    const effects = protocol.publish('x', 'App\\Events\\UserUpdateEvent', { balance: 12345 });
    expect(effects).toMatchObject([{ socketId: one }, { socketId: two }]);
    const frame = { event: 'App\\Events\\UserUpdateEvent', channel: 'x', data: '{"balance":12345}' };
    expect(effects[0]).toMatchObject({ frame: JSON.stringify(frame) });
  });

  test('can exclude one socket', () => {
    const { connect, subscribe, protocol } = world();
    const [one, two] = [connect(), connect()];
    subscribe(one, 'x');
    subscribe(two, 'x');
    expect(protocol.publish('x', 'E', {}, one)).toMatchObject([{ socketId: two }]);
  });

  test('sends text unchanged', () => {
    const { connect, subscribe, protocol } = world();
    subscribe(connect(), 'x');
    expect(protocol.publish('x', 'E', '{"a":1}')).toMatchObject([{ frame: expect.stringContaining('"{\\"a\\":1}"') }]);
  });

  test('does not reach a closed connection', () => {
    const { connect, subscribe, protocol } = world();
    const socket = connect();
    subscribe(socket, 'x');
    protocol.close(socket);
    expect(protocol.publish('x', 'E', {})).toEqual([]);
  });
});

describe('frames', () => {
  const broken = ['', 'hello', '[]', 'null', '5', '{}', '{"event":5}', '{"event":"pusher:nonsense"}'];
  test.each([...broken, '{"event":"pusher:subscribe"}', '{"event":"pusher:unsubscribe","data":{"channel":5}}'])(
    'reports %j as malformed',
    (text) => {
      for (const errorStyle of errorStyles) {
        const { connect, protocol } = world({ errorStyle });
        const effects = protocol.receive(connect(), text);
        expect(seen(effects)).toEqual(errorStyle === 'inBand' ? [error(4200)] : [{ close: 4200 }]);
        expect(protocol.connections()).toHaveLength(errorStyle === 'inBand' ? 1 : 0);
      }
    },
  );

  test('answers a ping', () => {
    const { connect, send } = world();
    expect(seen(send(connect(), 'pusher:ping', {}))).toEqual([{ event: 'pusher:pong', data: {} }]);
  });

  test.each(errorStyles)('rejects client events %s with 4301 in a frame', (errorStyle) => {
    const { connect, send } = world({ errorStyle });
    expect(seen(send(connect(), 'client-typing', {}))).toEqual([error(4301)]);
  });

  test('ignores unknown events and frames of unknown connections', () => {
    const { connect, send } = world();
    expect(send(connect(), 'anything', {})).toEqual([]);
    expect(send('1.999', 'pusher:ping')).toEqual([]);
  });
});

describe('signing in', () => {
  test('confirms a signed user, who then receives user events', () => {
    const { connect, send, subscribe, protocol } = world();
    const socket = connect();
    const [question] = send(socket, 'pusher:signin', user('{"id":"7"}'));
    expect(question).toMatchObject({ type: 'verify', text: `${socket}::user::{"id":"7"}` });
    const success = { event: 'pusher:signin_success', data: { user_data: '{"id":"7"}' } };
    expect(seen(protocol.settle(1, true))).toEqual([success]);
    expect(seen(subscribe(socket, '#server-to-user-8'))).toEqual([error(null)]);
    expect(seen(subscribe(socket, '#server-to-user-7'))).toEqual([succeeded('#server-to-user-7')]);
    expect(seen(protocol.endUser('7'))).toEqual([error(4009), { close: 'plain' }]);
  });

  test.each(['{"id":""}', '{"id":7}', '{}', 'null', 'nonsense'])('rejects the user data %j (SPEC V4)', (data) => {
    const { connect, send } = world({ errorStyle: 'closeCode' });
    const socket = connect();
    expect(seen(send(socket, 'pusher:signin', user(data)))).toEqual([{ close: 4009 }]);
  });

  test('rejects a bad signature', () => {
    const { connect, send, protocol } = world({ errorStyle: 'closeCode' });
    const socket = connect();
    const [id = 0] = ids(send(socket, 'pusher:signin', user('{"id":"7"}')));
    expect(seen(protocol.settle(id, false))).toEqual([{ close: 4009 }]);
  });
});

describe('an idle connection', () => {
  const timing = { pingAfterMs: 60_000, pongTimeoutMs: 30_000 };
  const pinged = [{ event: 'pusher:ping', data: {} }];

  test.each(errorStyles)('is pinged, then closed (%s)', (errorStyle) => {
    const { connect, protocol } = world({ ...timing, errorStyle });
    connect();
    expect(seen(protocol.tick(59_999))).toEqual([]);
    expect(seen(protocol.tick(60_000))).toEqual(pinged);
    expect(seen(protocol.tick(89_999))).toEqual([]);
    expect(seen(protocol.tick(90_000))).toEqual(errorStyle === 'inBand' ? [error(4201), { close: 'plain' }] : [{ close: 4201 }]);
    expect(protocol.connections()).toEqual([]);
  });

  test.each(['{"event":"pusher:pong"}', '{"event":"pusher:ping"}', 'nonsense'])('becomes active by %j', (text) => {
    const { clock, connect, protocol } = world(timing);
    const socket = connect();
    protocol.tick(60_000);
    clock.now = 70_000;
    protocol.receive(socket, text);
    expect(seen(protocol.tick(90_000))).toEqual([]);
    expect(seen(protocol.tick(130_000))).toEqual(pinged);
  });

  test('requests a wake for the next due time, and none without connections', () => {
    const { clock, protocol, send } = world(timing);
    const { socketId, effects } = protocol.open(opening('protocol=7'));
    expect(effects).toContainEqual({ type: 'wake', at: 60_000 });
    expect(protocol.tick(60_000)).toContainEqual({ type: 'wake', at: 90_000 });
    clock.now = 61_000;
    expect(send(socketId, 'pusher:pong')).toEqual([{ type: 'wake', at: 121_000 }]);
    protocol.close(socketId);
    expect(protocol.tick(200_000)).toEqual([]);
  });
});
