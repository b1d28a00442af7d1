import { events } from '@generated/events';
import { expect, test } from 'vitest';

import { testApp } from '../app.fixture';

type Kinds = { data: { name: string; channel: string; example: unknown }[] };

test('the event kinds are those of the contract, with examples that can be pushed', async () => {
  const { control, world } = testApp();
  const { data } = (await control('GET /event-kinds')).body as Kinds;
  expect(data.map(({ name }) => name)).toEqual(Object.keys(events));
  const heard: string[] = [];
  world.events.subscribe(({ name }) => heard.push(name));
  for (const { name, channel, example } of data) {
    const isPrivate = channel.includes('{');
    const pushed = await control('POST /events', { name, payload: example, ...(isPrivate && { subject: 'usr_1' }) });
    expect(pushed).toMatchObject({ status: 202, body: { channel: channel.replace(/\{\w+\}/, 'usr_1') } });
  }
  // A deposit also causes a notice, which is an event.
  expect(new Set(heard)).toEqual(new Set(Object.keys(events)));
});

test('an event reaches the subscribers of its channel', async () => {
  const { control, hub } = testApp();
  const frames: string[] = [];
  const link = { send: (frame: string) => frames.push(frame), close: () => undefined, cut: () => undefined };
  const { socketId, message } = hub.connect(link, { appKey: hub.app.key, query: new URLSearchParams('protocol=7') });
  const channel = 'private-users.usr_1';
  message(JSON.stringify({ event: 'pusher:subscribe', data: { channel, auth: await hub.signChannel(socketId, channel) } }));
  await expect.poll(() => frames.join()).toContain('subscription_succeeded');
  const event = { name: 'UserUpdateEvent', payload: { balance: 5 } };
  expect((await control('POST /events', { ...event, subject: 'usr_2' })).body).toEqual({ channel: 'private-users.usr_2', sockets: 0 });
  expect((await control('POST /events', { ...event, subject: 'usr_1' })).body).toEqual({ channel, sockets: 1 });
  expect(JSON.parse(frames.at(-1) ?? '')).toMatchObject({ channel, data: '{"balance":5}' });
  hub.stop();
});

test.each([
  { name: 'UserUpdateEvent', subject: 'usr_1', payload: { balance: 'much' } },
  { name: 'UserUpdateEvent', subject: 'usr_1' },
  { name: 'UserUpdateEvent', payload: { balance: 5 } },
  { name: 'UserUpdateEvent', subject: 'a b', payload: { balance: 5 } },
  { name: 'DoubleRoundOpened', subject: 'usr_1', payload: {} },
])('an event that breaks the contract is rejected: %j', async (event) => {
  const { control, world } = testApp();
  const heard: unknown[] = [];
  world.events.subscribe((one) => heard.push(one));
  expect(await control('POST /events', event)).toMatchObject({ status: 422, body: { message: expect.stringMatching(/./) } });
  expect(heard).toEqual([]);
});

test('an unknown event is a 404', async () => {
  expect((await testApp().control('POST /events', { name: 'NoEvent', payload: {} })).status).toBe(404);
});

test('the last 50 events are listed, newest first', async () => {
  const { control, world } = testApp();
  for (let cents = 1; cents <= 60; cents += 1) world.accounts.adjustBalance('usr_1', 1);
  const { data } = (await control('GET /events')).body as { data: object[] };
  expect(data).toHaveLength(50);
  expect(data[0]).toEqual({
    name: 'UserUpdateEvent',
    channel: 'private-users.usr_1',
    payload: { balance: 125_060 },
    at: '2026-11-21T14:05:00-03:00',
  });
});
