import Pusher from 'pusher';
import { describe, expect, test } from 'vitest';
import { type Activity, createHub, type HubOptions, mockApp } from './hub';
import { manualClock } from './manual-clock.fixture';

/** Creates a world whose clients record their frames. */
function world(options: HubOptions = {}) {
  const clock = manualClock(1_000);
  const hub = createHub({ clock, random: () => 0.5, ...options });
  function client(appKey = mockApp.key) {
    const told: string[] = [];
    const link = {
      send: (text: string) => void told.push(text),
      close: (code?: number) => void told.push(`close ${code ?? ''}`),
      cut: () => void told.push('cut'),
    };
    const handle = hub.connect(link, { appKey, query: new URLSearchParams('protocol=7') });
    const subscribe = (channel: string, auth?: string) =>
      handle.message(JSON.stringify({ event: 'pusher:subscribe', data: { channel, auth } }));
    return { handle, told, subscribe };
  }
  const next = (kind: Activity['kind']) =>
    new Promise<Activity>((resolve) => {
      const end = hub.observe((activity) => {
        if (activity.kind !== kind) return;
        end();
        resolve(activity);
      });
    });
  return { hub, clock, client, next };
}

describe('private channels', () => {
  test('open with the hub’s signature, which equals the official one', async () => {
    const { hub, client, next } = world();
    const { handle, told, subscribe } = client();
    const auth = await hub.signChannel(handle.socketId, 'private-users.7');
    const official = new Pusher({ ...mockApp, appId: mockApp.id, host: '127.0.0.1' });
    expect(auth).toBe(official.authorizeChannel(handle.socketId, 'private-users.7').auth);
    const answer = next('sent');
    subscribe('private-users.7', auth);
    expect((await answer).text).toContain('subscription_succeeded');
    hub.broadcast('private-users.7', 'UserUpdateEvent', { balance: 500 });
    const frame = { event: 'App\\Events\\UserUpdateEvent', channel: 'private-users.7', data: '{"balance":500}' };
    expect(told.at(-1)).toBe(JSON.stringify(frame));
  });

  test('stay closed with a signature for another channel or socket', async () => {
    const { hub, client, next } = world();
    const { handle, subscribe } = client();
    for (const auth of [hub.signChannel(handle.socketId, 'private-users.8'), hub.signChannel('1.9', 'private-users.7')]) {
      const given = await auth;
      const answer = next('sent');
      subscribe('private-users.7', given);
      expect((await answer).text).toContain('4009');
    }
    expect(hub.channels()).toEqual([]);
  });
});

test('the plain style sends the bare event name', () => {
  const { hub, client } = world({ eventStyle: 'plain' });
  const { told, subscribe } = client();
  subscribe('games.double');
  hub.broadcast('games.double', 'DoubleRoundOpened', {});
  expect(told.at(-1)).toContain('"event":"DoubleRoundOpened"');
});

test('the hub lists connections and channels', () => {
  const { hub, client } = world();
  const one = client();
  client().subscribe('games.double');
  one.subscribe('games.double');
  expect(hub.channels()).toEqual([{ name: 'games.double', subscriptions: 2 }]);
  expect(hub.connections()).toMatchObject([{ socketId: one.handle.socketId, openedAt: 1_000 }, {}]);
  one.handle.closed();
  expect(hub.channels()).toEqual([{ name: 'games.double', subscriptions: 1 }]);
});

describe('timers', () => {
  test('ping idle clients and close those that stay silent', () => {
    const { hub, clock, client } = world({ errorStyle: 'closeCode', pingAfterMs: 60_000, pongTimeoutMs: 30_000 });
    const silent = client();
    clock.advance(40_000);
    const alive = client();
    clock.advance(20_000);
    expect(silent.told.at(-1)).toContain('pusher:ping');
    expect(alive.told).toHaveLength(1);
    clock.advance(30_000);
    expect(silent.told.at(-1)).toBe('close 4201');
    clock.advance(10_000);
    expect(alive.told.at(-1)).toContain('pusher:ping');
    alive.handle.message('{"event":"pusher:pong"}');
    clock.advance(30_000);
    expect(hub.connections()).toHaveLength(1);
  });

  test('release slow frames when they are due', () => {
    const { hub, clock, client } = world({ faults: { slow: { ms: 300 } } });
    const { told } = client();
    expect(told).toEqual([]);
    clock.advance(299);
    expect(told).toEqual([]);
    clock.advance(1);
    expect(told).toEqual([expect.stringContaining('connection_established')]);
    hub.stop();
  });

  test('release a slow frame before a later ping', () => {
    const { hub, clock, client } = world();
    const { told, subscribe } = client();
    subscribe('x');
    hub.setFaults({ slow: { ms: 300 } });
    hub.publish('x', 'E', {});
    clock.advance(300);
    expect(told.at(-1)).toContain('"event":"E"');
    expect(clock.pending()).toBe(1);
  });

  test('stop with the hub', () => {
    const { hub, clock, client } = world();
    const { told } = client();
    expect(clock.pending()).toBe(1);
    hub.stop();
    expect(told.slice(1)).toEqual(['cut']);
    expect(clock.pending()).toBe(0);
  });
});

test('a closed connection neither receives nor sends', () => {
  const { hub, client } = world();
  const { handle, told, subscribe } = client();
  hub.closeAll(4100);
  subscribe('x');
  handle.closed();
  expect(told.slice(1)).toEqual(['close 4100']);
});
