import { describe, expect, test, vi } from 'vitest';

import { errorStyles, page, setUpTime, settle, uncaught } from './page.fixture';

setUpTime();

const CHANNEL = 'private-users.7';
const frame = (fields: object) => JSON.stringify(fields);

/** Frames of a broken or hostile server. */
const hostile: [string, string][] = [
  ['{}', '{}'],
  ['[]', '[]'],
  ['null', 'null'],
  ['5', '5'],
  ['a string', '"hello"'],
  ['true', 'true'],
  ['an empty frame', ''],
  ['broken JSON', '{"event":'],
  ['an event that is a number', '{"event":5}'],
  ['an event that is null', '{"event":null}'],
  ['an event that is a list', '{"event":["pusher:ping"]}'],
  ['an event without a name', '{"event":"","channel":"private-users.7","data":"{}"}'],
  ['the channel __proto__', '{"event":"x","channel":"__proto__","data":"{}"}'],
  ['the channel constructor', '{"event":"x","channel":"constructor","data":"{}"}'],
  ['the channel toString', '{"event":"pusher_internal:subscription_succeeded","channel":"toString","data":"{}"}'],
  ['a channel that is a number', '{"event":"x","channel":5,"data":"{}"}'],
  ['a channel that is an object', '{"event":"x","channel":{},"data":"{}"}'],
  ['a channel with an invalid name', frame({ event: 'x', channel: 'a b\n', data: '{}' })],
  ['a channel without a subscription', frame({ event: 'UserUpdateEvent', channel: 'private-users.8', data: '{"balance":1}' })],
  ['keys of Object.prototype', '{"__proto__":{"event":"x"},"constructor":1}'],
  ['an event named __proto__', frame({ event: '__proto__', channel: CHANNEL, data: '{}' })],
  ['an event named constructor', frame({ event: 'constructor', channel: CHANNEL, data: '{}' })],
  ['an event named toString', frame({ event: 'App\\Events\\toString', channel: CHANNEL, data: '{}' })],
  ['an internal event without data', frame({ event: 'pusher_internal:subscription_count', channel: CHANNEL })],
  ['an internal event that does not exist', frame({ event: 'pusher_internal:anything', channel: CHANNEL, data: 'null' })],
  ['an unrequested sign-in', frame({ event: 'pusher:signin_success', data: '{"user_data":"{\\"id\\":\\"7\\"}"}' })],
  ['a sign-in of null', frame({ event: 'pusher:signin_success', data: 'null' })],
  ['a watchlist without events', frame({ event: 'pusher_internal:watchlist_events', data: 'null' })],
  ['an error without data', frame({ event: 'pusher:error' })],
  ['an error with a string code', frame({ event: 'pusher:error', data: '{"code":"4200"}' })],
  ['a second handshake', frame({ event: 'pusher:connection_established', data: '{"socket_id":"1.2","activity_timeout":1}' })],
  ['a huge frame', frame({ event: 'UserUpdateEvent', channel: CHANNEL, data: 'x'.repeat(10_000_000) })],
  ['a deep frame', '['.repeat(60_000)],
];

describe.each(errorStyles)('%s', (errorStyle) => {
  test.each(hostile)('the frame %s is dropped, and the next event is received', async (_, text) => {
    const it = page(errorStyle);
    it.setChannels(CHANNEL);
    await it.untilSubscribed(CHANNEL);
    const onError = vi.fn<() => void>();
    window.addEventListener('error', onError);
    it.hub.sendRaw(text);
    await settle();
    it.hub.broadcast(CHANNEL, 'UserUpdateEvent', { balance: 250 });
    window.removeEventListener('error', onError);
    expect(it.events.at(-1)).toEqual({ channel: CHANNEL, name: 'UserUpdateEvent', payload: { balance: 250 } });
    expect([onError.mock.calls, uncaught]).toEqual([[], []]);
    expect(it.state()).toBe('connected');
    expect(it.hub.connections()).toHaveLength(1);
    expect(it.wire.attempts).toHaveLength(1);
    expect(Object.hasOwn(Object.prototype, 'event')).toBe(false);
  });

  test('binary frames are dropped', async () => {
    const it = page(errorStyle);
    it.setChannels(CHANNEL);
    await it.untilSubscribed(CHANNEL);
    it.wire.giveBinary();
    it.hub.broadcast(CHANNEL, 'UserUpdateEvent', { balance: 1 });
    expect(it.events).toHaveLength(1);
    expect(uncaught).toEqual([]);
  });

  test('ten thousand invalid frames leave at most fifty log entries (SPEC T3)', async () => {
    const it = page(errorStyle);
    await it.connected();
    for (let count = 0; count < 10_000; count += 1) it.hub.sendRaw('{}');
    expect(it.log().length).toBe(50);
    expect(it.state()).toBe('connected');
  });
});
