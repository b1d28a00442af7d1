import { describe, expect, test } from 'vitest';

import type { SessionPort } from '../../src/api/session-port';
import { registerSession } from '../../src/api/session-port';

import { addCleanup, errorStyles, page, advance, setUpTime, uncaught, waitUntil } from './page.fixture';
import type { Authorize } from './page.fixture';

setUpTime();

const CHANNEL = 'private-users.7';
const OTHER = 'private-deposits.approved.7';
const PLAYER_SESSION: SessionPort = {
  prepare: () => Promise.resolve('token'),
  renew: () => Promise.resolve(null),
  expired: () => Promise.resolve(null),
  isOwn: () => true,
  ipBlocked: () => undefined,
  userIp: () => null,
};
const badSignature = () => Response.json({ auth: `standin-key:${'0'.repeat(64)}` });
const html = () => new Response('<h1>502</h1>', { status: 200, headers: { 'Content-Type': 'text/html' } });

/** Failures of an authorization. */
const denials: [string, () => Response | Promise<Response>][] = [
  ['401', () => Response.json({ message: 'Unauthenticated.' }, { status: 401 })],
  ['403', () => Response.json({ message: 'No' }, { status: 403 })],
  ['429', () => Response.json({ message: 'Too Many Attempts.' }, { status: 429 })],
  ['500', () => Response.json({ message: 'Server Error' }, { status: 500 })],
  ['HTML', html],
  ['204', () => new Response(null, { status: 204 })],
  ['null', () => Response.json(null)],
  ['an empty object', () => Response.json({})],
  ['a numeric signature', () => Response.json({ auth: 5 })],
  ['no response', () => Promise.reject(new TypeError('Failed to fetch'))],
];

describe.each(errorStyles)('%s', (errorStyle) => {
  const connected = async (authorize?: Authorize) => {
    const it = page(errorStyle);
    if (authorize !== undefined) it.responses.authorize = authorize;
    await it.connected();
    return it;
  };
  const subscriptions = ({ wire }: ReturnType<typeof page>, what = 'pusher:subscribe') =>
    wire.sent.filter((text) => text.includes(`"${what}"`)).length;
  const receives = (it: ReturnType<typeof page>, balance: number) => {
    it.events.length = 0;
    it.hub.broadcast(CHANNEL, 'UserUpdateEvent', { balance });
    return it.events.length === 1 && it.events[0]?.payload !== undefined;
  };

  test('a private channel is authorized and receives events under both of their names (SPEC B9, N14)', async () => {
    const it = await connected();
    it.setChannels(CHANNEL);
    await it.untilSubscribed(CHANNEL);
    it.hub.publish(CHANNEL, 'App\\Events\\UserUpdateEvent', { balance: 1 });
    it.hub.publish(CHANNEL, 'UserUpdateEvent', { balance: 2 });
    expect(it.events).toEqual([
      { channel: CHANNEL, name: 'UserUpdateEvent', payload: { balance: 1 } },
      { channel: CHANNEL, name: 'UserUpdateEvent', payload: { balance: 2 } },
    ]);
    expect(it.authRequests).toHaveLength(1);
    expect(it.subscribed).toEqual([CHANNEL]);
  });

  test('a private channel is authorized by a POST with the socket and the channel, through the transport (SPEC A25, N14, T1)', async () => {
    registerSession(PLAYER_SESSION);
    addCleanup(() => registerSession(null));
    const it = await connected();
    it.setChannels(CHANNEL);
    await it.untilSubscribed(CHANNEL);
    const [{ socketId = '' } = {}] = it.hub.connections();
    expect(it.requests).toEqual([
      { call: 'POST /api/broadcasting/auth', body: { socket_id: socketId, channel_name: CHANNEL }, bearer: 'Bearer token' },
    ]);
  });

  test('a public channel needs no authorization', async () => {
    const it = await connected();
    it.setChannels('games.double');
    await it.untilSubscribed('games.double');
    expect(it.authRequests).toEqual([]);
  });

  test('channels that are wanted before the connection are subscribed with it', async () => {
    const it = page(errorStyle);
    it.setChannels(CHANNEL, OTHER);
    await it.untilSubscribed(CHANNEL);
    await it.untilSubscribed(OTHER);
  });

  test('a wait that the server asks for with Retry-After is kept, even if the session improves (SPEC T4)', async () => {
    const it = await connected(() => Response.json({ message: 'Too Many Attempts.' }, { status: 429, headers: { 'Retry-After': '30' } }));
    it.setChannels(CHANNEL);
    await advance(15_000);
    it.responses.authorize = it.signed;
    it.connection.retry();
    await it.untilSubscribed(CHANNEL, 18_500);
    const [first = 0, second = 0] = it.authRequests.map(({ at }) => at);
    expect(second - first).toBeGreaterThanOrEqual(30_000);
    expect(second - first).toBeLessThanOrEqual(33_500);
  });

  test('a Retry-After of a day is cut to five minutes (SPEC T4)', async () => {
    const it = await connected(() =>
      Response.json({ message: 'Too Many Attempts.' }, { status: 429, headers: { 'Retry-After': '86400' } }),
    );
    it.setChannels(CHANNEL);
    await waitUntil(() => it.authRequests.length === 1);
    it.responses.authorize = it.signed;
    await advance(299_000);
    expect(it.authRequests).toHaveLength(1);
    await it.untilSubscribed(CHANNEL, 32_000);
  });

  test.each(denials)('a failed authorization (%s) is retried with backoff until it succeeds', async (_, deny) => {
    const it = await connected(deny);
    it.setChannels(CHANNEL);
    await advance(60_000);
    const waits = it.authRequests.slice(1).map(({ at }, index) => at - (it.authRequests[index]?.at ?? 0));
    expect(waits.length).toBeGreaterThanOrEqual(5);
    expect(waits.length).toBeLessThanOrEqual(8);
    expect(waits.slice(0, 4).every((wait, index) => wait >= 500 * 2 ** index && wait <= 1000 * 2 ** index + 100)).toBe(true);
    expect(it.wire.attempts).toHaveLength(1);
    it.responses.authorize = it.signed;
    await it.untilSubscribed(CHANNEL, 60_000);
    expect(uncaught).toEqual([]);
  });

  test('a failed authorization is retried at once when the token is refreshed', async () => {
    const it = await connected(denials[0]?.[1]);
    it.setChannels(CHANNEL);
    await advance(60_000);
    it.responses.authorize = it.signed;
    it.connection.retry();
    await it.untilSubscribed(CHANNEL, 100);
    expect(it.wire.attempts).toHaveLength(1);
  });

  test('a rejected channel does not block another channel', async () => {
    const it = page(errorStyle);
    it.responses.authorize = (socketId, channel) =>
      channel === CHANNEL ? Response.json({ message: 'No' }, { status: 403 }) : it.signed(socketId, channel);
    it.setChannels(CHANNEL, OTHER);
    await it.untilSubscribed(OTHER);
    await advance(120_000);
    expect(it.wire.attempts).toHaveLength(1);
  });

  test('a bad signature is replaced through another connection after 10 s', async () => {
    const it = await connected(badSignature);
    it.setChannels(CHANNEL);
    await advance(9900);
    expect(it.wire.attempts).toHaveLength(1);
    it.responses.authorize = it.signed;
    expect(await it.untilSubscribed(CHANNEL, 500)).toBeGreaterThan(0);
    expect(it.wire.attempts).toHaveLength(2);
    expect(receives(it, 5)).toBe(true);
  });

  test('permanently bad signatures cause connections at growing intervals', async () => {
    const it = await connected(badSignature);
    it.setChannels(CHANNEL);
    await advance(600_000);
    expect(it.wire.attempts.length).toBeGreaterThan(4);
    expect(it.wire.attempts.length).toBeLessThan(10);
  });

  test('a slow authorization causes no other connection', async () => {
    const it = page(errorStyle);
    it.responses.authorize = async (socketId, channel) => {
      await new Promise((resolve) => setTimeout(resolve, 25_000));
      return it.signed(socketId, channel);
    };
    it.setChannels(CHANNEL);
    await it.untilSubscribed(CHANNEL, 26_000);
    expect(it.wire.attempts).toHaveLength(1);
  });

  test('an authorization for the previous connection is not used on the next', async () => {
    const it = page(errorStyle);
    let release = () => {};
    it.responses.authorize = async (socketId, channel) => {
      await new Promise<void>((resolve) => (release = resolve));
      return it.signed(socketId, channel);
    };
    it.setChannels(CHANNEL);
    await waitUntil(() => it.authRequests.length === 1);
    it.hub.cutAll();
    it.responses.authorize = it.signed;
    await it.untilSubscribed(CHANNEL);
    release();
    await advance(500);
    expect(subscriptions(it)).toBe(1);
    expect(receives(it, 1)).toBe(true);
  });

  test('after a gap the channel is subscribed with a new signature and reported', async () => {
    const it = await connected();
    it.setChannels(CHANNEL);
    await it.untilSubscribed(CHANNEL);
    it.hub.cutAll();
    it.hub.broadcast(CHANNEL, 'UserUpdateEvent', { balance: 1 });
    await waitUntil(() => it.subscribed.length === 2);
    expect(it.authRequests).toHaveLength(2);
    expect(it.events).toEqual([]);
    expect(receives(it, 2)).toBe(true);
  });

  test('leaving a channel unsubscribes at the server and drops its events', async () => {
    const it = await connected();
    it.setChannels(CHANNEL, OTHER);
    await it.untilSubscribed(CHANNEL);
    it.setChannels(OTHER);
    await waitUntil(() => it.hub.channels().every(({ name }) => name !== CHANNEL));
    expect(subscriptions(it, 'pusher:unsubscribe')).toBe(1);
    expect(receives(it, 1)).toBe(false);
  });

  test('a frame in flight when its channel is left is dropped', async () => {
    const it = await connected();
    it.setChannels(CHANNEL);
    await it.untilSubscribed(CHANNEL);
    it.setChannels();
    // The unsubscription has not reached the server yet.
    expect(it.hub.channels()).toHaveLength(1);
    expect(receives(it, 1)).toBe(false);
  });

  test('a channel left before its authorization is not subscribed, nor by the next connection', async () => {
    const it = page(errorStyle);
    let release = () => {};
    it.responses.authorize = async (socketId, channel) => {
      await new Promise<void>((resolve) => (release = resolve));
      return it.signed(socketId, channel);
    };
    it.setChannels(CHANNEL);
    await waitUntil(() => it.authRequests.length === 1);
    it.setChannels();
    release();
    await advance(100);
    expect(subscriptions(it)).toBe(0);
    it.hub.cutAll();
    await advance(5000);
    expect(it.authRequests).toHaveLength(1);
    expect(it.hub.channels()).toEqual([]);
  });

  test('a channel left between signature and confirmation receives nothing', async () => {
    const it = await connected();
    it.hub.setFaults({ slow: { ms: 1000 } });
    it.setChannels(CHANNEL);
    await waitUntil(() => subscriptions(it) === 1);
    it.setChannels();
    await advance(3000);
    expect(it.subscribed).toEqual([]);
    expect(it.hub.channels()).toEqual([]);
  });

  test('a channel left and wanted again during its authorization receives each event once', async () => {
    const it = page(errorStyle);
    it.setChannels(CHANNEL);
    await waitUntil(() => it.authRequests.length === 1);
    it.setChannels();
    it.setChannels(CHANNEL);
    await it.untilSubscribed(CHANNEL);
    await advance(1000);
    expect(receives(it, 1)).toBe(true);
    expect(it.hub.channels()).toEqual([{ name: CHANNEL, subscriptions: 1 }]);
  });

  test('a channel left and wanted again in one task is authorized once', async () => {
    const it = await connected();
    it.setChannels(CHANNEL);
    await it.untilSubscribed(CHANNEL);
    it.setChannels(CHANNEL);
    it.setChannels(CHANNEL);
    await advance(100);
    expect(subscriptions(it)).toBe(1);
  });

  test('a second confirmation of a channel is ignored', async () => {
    const it = await connected();
    it.setChannels(CHANNEL);
    await it.untilSubscribed(CHANNEL);
    it.hub.sendRaw(JSON.stringify({ event: 'pusher_internal:subscription_succeeded', channel: CHANNEL, data: '{}' }));
    expect(it.subscribed).toEqual([CHANNEL, CHANNEL]);
    expect(receives(it, 1)).toBe(true);
  });

  test('a subscription that the server drops is renewed through another connection', async () => {
    const it = await connected();
    it.hub.setFaults({ drop: ['pusher_internal:subscription_succeeded'] });
    it.setChannels(CHANNEL);
    await advance(9000);
    it.hub.setFaults({});
    await it.untilSubscribed(CHANNEL, 3000);
    expect(it.wire.attempts).toHaveLength(2);
  });

  test('sign-in user data without an id is ignored (SPEC V4)', async () => {
    const it = await connected();
    for (const user of ['{}', '{"id":""}', '{"id":7}', 'null', 'x']) {
      it.hub.sendRaw(JSON.stringify({ event: 'pusher:signin_success', data: JSON.stringify({ user_data: user }) }));
    }
    it.hub.sendRaw('{"event":"pusher:signin_success","data":"{}"}');
    await advance(1000);
    expect(subscriptions(it)).toBe(0);
    expect(it.state()).toBe('connected');
    expect(uncaught).toEqual([]);
  });
});
