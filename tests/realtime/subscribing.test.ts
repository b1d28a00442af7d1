import { describe, expect, test } from 'vitest';

import { manners, page, pass, setUpTime, uncaught, until } from './world';
import type { Authorize } from './world';

setUpTime();

const CHANNEL = 'private-users.7';
const OTHER = 'private-deposits.approved.7';
const badSignature = () => Response.json({ auth: `standin-key:${'0'.repeat(64)}` });
const html = () => new Response('<h1>502</h1>', { status: 200, headers: { 'Content-Type': 'text/html' } });

/** Every way in which an authorization can fail. */
const denials: [string, () => Response | Promise<Response>][] = [
  ['401', () => Response.json({ message: 'Unauthenticated.' }, { status: 401 })],
  ['403', () => Response.json({ message: 'No' }, { status: 403 })],
  ['429', () => Response.json({ message: 'Too Many Attempts.' }, { status: 429 })],
  ['500', () => Response.json({ message: 'Server Error' }, { status: 500 })],
  ['HTML', html],
  ['204', () => new Response(null, { status: 204 })],
  ['null', () => Response.json(null)],
  ['an empty object', () => Response.json({})],
  ['a signature that is no text', () => Response.json({ auth: 5 })],
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
];

describe.each(manners)('%s', (manner) => {
  const connected = async (authorize?: Authorize) => {
    const it = page(manner);
    if (authorize !== undefined) it.answers.authorize = authorize;
    await it.connected();
    return it;
  };
  const subscriptions = ({ wire }: ReturnType<typeof page>, what = 'pusher:subscribe') =>
    wire.sent.filter((text) => text.includes(`"${what}"`)).length;
  const hears = (it: ReturnType<typeof page>, balance: number) => {
    it.events.length = 0;
    it.hub.broadcast(CHANNEL, 'UserUpdateEvent', { balance });
    return it.events.length === 1 && it.events[0]?.payload !== undefined;
  };

  test('a private channel is authorized, confirmed and heard under both names of its events', async () => {
    const it = await connected();
    it.want(CHANNEL);
    await it.hears(CHANNEL);
    it.hub.publish(CHANNEL, 'App\\Events\\UserUpdateEvent', { balance: 1 });
    it.hub.publish(CHANNEL, 'UserUpdateEvent', { balance: 2 });
    expect(it.events).toEqual([
      { channel: CHANNEL, name: 'UserUpdateEvent', payload: { balance: 1 } },
      { channel: CHANNEL, name: 'UserUpdateEvent', payload: { balance: 2 } },
    ]);
    expect(it.asked).toHaveLength(1);
    expect(it.heard).toEqual([CHANNEL]);
  });

  test('a public channel needs no authorization', async () => {
    const it = await connected();
    it.want('games.double');
    await it.hears('games.double');
    expect(it.asked).toEqual([]);
  });

  test('channels that are wanted before there is a connection are heard with it', async () => {
    const it = page(manner);
    it.want(CHANNEL, OTHER);
    await it.hears(CHANNEL);
    await it.hears(OTHER);
  });

  test.each(denials)('an authorization that fails (%s) is asked for again with a growing wait, then heard', async (_, deny) => {
    const it = await connected(deny);
    it.want(CHANNEL);
    await pass(60_000);
    const waits = it.asked.slice(1).map(({ at }, index) => at - (it.asked[index]?.at ?? 0));
    expect(waits.length).toBeGreaterThanOrEqual(5);
    expect(waits.length).toBeLessThanOrEqual(8);
    expect(waits.slice(0, 4).every((wait, index) => wait >= 500 * 2 ** index && wait <= 1000 * 2 ** index + 100)).toBe(true);
    expect(it.wire.attempts).toHaveLength(1);
    it.answers.authorize = it.signed;
    await it.hears(CHANNEL, 60_000);
    expect(uncaught).toEqual([]);
  });

  test('an authorization that failed is asked for at once when the session is renewed', async () => {
    const it = await connected(denials[0]?.[1]);
    it.want(CHANNEL);
    await pass(60_000);
    it.answers.authorize = it.signed;
    it.connection.retry();
    await it.hears(CHANNEL, 100);
    expect(it.wire.attempts).toHaveLength(1);
  });

  test('one channel that is refused keeps no other from being heard', async () => {
    const it = page(manner);
    it.answers.authorize = (socketId, channel) =>
      channel === CHANNEL ? Response.json({ message: 'No' }, { status: 403 }) : it.signed(socketId, channel);
    it.want(CHANNEL, OTHER);
    await it.hears(OTHER);
    await pass(120_000);
    expect(it.wire.attempts).toHaveLength(1);
  });

  test('a bad signature is freed by another connection after 10 s', async () => {
    const it = await connected(badSignature);
    it.want(CHANNEL);
    await pass(9900);
    expect(it.wire.attempts).toHaveLength(1);
    it.answers.authorize = it.signed;
    expect(await it.hears(CHANNEL, 500)).toBeGreaterThan(0);
    expect(it.wire.attempts).toHaveLength(2);
    expect(hears(it, 5)).toBe(true);
  });

  test('a signature that stays bad makes ever fewer connections', async () => {
    const it = await connected(badSignature);
    it.want(CHANNEL);
    await pass(600_000);
    expect(it.wire.attempts.length).toBeGreaterThan(4);
    expect(it.wire.attempts.length).toBeLessThan(10);
  });

  test('an authorization that takes its time makes no other connection', async () => {
    const it = page(manner);
    it.answers.authorize = async (socketId, channel) => {
      await new Promise((resolve) => setTimeout(resolve, 25_000));
      return it.signed(socketId, channel);
    };
    it.want(CHANNEL);
    await it.hears(CHANNEL, 26_000);
    expect(it.wire.attempts).toHaveLength(1);
  });

  test('an authorization for the connection before is not used on the next', async () => {
    const it = page(manner);
    let release = () => {};
    it.answers.authorize = async (socketId, channel) => {
      await new Promise<void>((resolve) => (release = resolve));
      return it.signed(socketId, channel);
    };
    it.want(CHANNEL);
    await until(() => it.asked.length === 1);
    it.hub.cutAll();
    it.answers.authorize = it.signed;
    await it.hears(CHANNEL);
    release();
    await pass(500);
    expect(subscriptions(it)).toBe(1);
    expect(hears(it, 1)).toBe(true);
  });

  test('after a gap the channel is heard again, with a signature of its own, and says so', async () => {
    const it = await connected();
    it.want(CHANNEL);
    await it.hears(CHANNEL);
    it.hub.cutAll();
    it.hub.broadcast(CHANNEL, 'UserUpdateEvent', { balance: 1 });
    await until(() => it.heard.length === 2);
    expect(it.asked).toHaveLength(2);
    expect(it.events).toEqual([]);
    expect(hears(it, 2)).toBe(true);
  });

  test('what is left is told to the server, and heard no more', async () => {
    const it = await connected();
    it.want(CHANNEL, OTHER);
    await it.hears(CHANNEL);
    it.want(OTHER);
    await until(() => it.hub.channels().every(({ name }) => name !== CHANNEL));
    expect(subscriptions(it, 'pusher:unsubscribe')).toBe(1);
    expect(hears(it, 1)).toBe(false);
  });

  test('a frame that was on its way when its channel was left is not heard', async () => {
    const it = await connected();
    it.want(CHANNEL);
    await it.hears(CHANNEL);
    it.want();
    // The server has not been told yet.
    expect(it.hub.channels()).toHaveLength(1);
    expect(hears(it, 1)).toBe(false);
  });

  test('what is left before it is authorized is never asked for, and not with the next connection', async () => {
    const it = page(manner);
    let release = () => {};
    it.answers.authorize = async (socketId, channel) => {
      await new Promise<void>((resolve) => (release = resolve));
      return it.signed(socketId, channel);
    };
    it.want(CHANNEL);
    await until(() => it.asked.length === 1);
    it.want();
    release();
    await pass(100);
    expect(subscriptions(it)).toBe(0);
    it.hub.cutAll();
    await pass(5000);
    expect(it.asked).toHaveLength(1);
    expect(it.hub.channels()).toEqual([]);
  });

  test('what is left between signature and confirmation is not heard', async () => {
    const it = await connected();
    it.hub.setFaults({ slow: { ms: 1000 } });
    it.want(CHANNEL);
    await until(() => subscriptions(it) === 1);
    it.want();
    await pass(3000);
    expect(it.heard).toEqual([]);
    expect(it.hub.channels()).toEqual([]);
  });

  test('left and wanted again while it is authorized: heard once', async () => {
    const it = page(manner);
    it.want(CHANNEL);
    await until(() => it.asked.length === 1);
    it.want();
    it.want(CHANNEL);
    await it.hears(CHANNEL);
    await pass(1000);
    expect(hears(it, 1)).toBe(true);
    expect(it.hub.channels()).toEqual([{ name: CHANNEL, subscriptions: 1 }]);
  });

  test('left and wanted again in one go: nothing is asked twice', async () => {
    const it = await connected();
    it.want(CHANNEL);
    await it.hears(CHANNEL);
    it.want(CHANNEL);
    it.want(CHANNEL);
    await pass(100);
    expect(subscriptions(it)).toBe(1);
  });

  test('a second confirmation of the same channel does no harm', async () => {
    const it = await connected();
    it.want(CHANNEL);
    await it.hears(CHANNEL);
    it.hub.sendRaw(JSON.stringify({ event: 'pusher_internal:subscription_succeeded', channel: CHANNEL, data: '{}' }));
    expect(it.heard).toEqual([CHANNEL, CHANNEL]);
    expect(hears(it, 1)).toBe(true);
  });

  test('a subscription that the server drops is made anew by another connection', async () => {
    const it = await connected();
    it.hub.setFaults({ drop: ['pusher_internal:subscription_succeeded'] });
    it.want(CHANNEL);
    await pass(9000);
    it.hub.setFaults({});
    await it.hears(CHANNEL, 3000);
    expect(it.wire.attempts).toHaveLength(2);
  });

  test('user data of a sign-in without an id is no sign-in (SPEC V4)', async () => {
    const it = await connected();
    for (const user of ['{}', '{"id":""}', '{"id":7}', 'null', 'x']) {
      it.hub.sendRaw(JSON.stringify({ event: 'pusher:signin_success', data: JSON.stringify({ user_data: user }) }));
    }
    it.hub.sendRaw('{"event":"pusher:signin_success","data":"{}"}');
    await pass(1000);
    expect(subscriptions(it)).toBe(0);
    expect(it.state()).toBe('connected');
    expect(uncaught).toEqual([]);
  });
});
