import { expect, test } from 'vitest';
import { mockApp } from './hub';
import { next, startLiveServer } from './live-world.fixture';

test('publisher routes publish a batch and list channels', async () => {
  const { client, publisher } = await startLiveServer();
  const pusher = client();
  const [one, two] = [pusher.subscribe('private-users.7'), pusher.subscribe('games.double')];
  await Promise.all([one, two].map((channel) => next(channel, 'pusher:subscription_succeeded')));
  const own: unknown[] = [];
  one.bind('own', (data: unknown) => own.push(data));
  const heard = Promise.all([next(one, 'A'), next(two, 'B')]);
  await publisher().triggerBatch([
    { channel: 'private-users.7', name: 'own', data: 1, socket_id: pusher.connection.socket_id },
    { channel: 'private-users.7', name: 'A', data: { n: 1 } },
    { channel: 'games.double', name: 'B', data: 'text' },
  ]);
  expect(await heard).toEqual([{ n: 1 }, 'text']);
  expect(own).toEqual([]);

  const ask = async (path: string, params = {}) => (await publisher().get({ path, params })).json();
  const counted = { filter_by_prefix: 'private-', info: 'subscription_count' };
  expect(await ask('/channels', counted)).toEqual({ channels: { 'private-users.7': { subscription_count: 1 } } });
  expect(await ask('/channels/games.double')).toEqual({ occupied: true });
  expect(await ask('/channels/nobody', { info: 'subscription_count' })).toEqual({
    occupied: false,
    subscription_count: 0,
  });
});

test.each([
  ['another secret', 'other', mockApp.id, 401],
  ['another app', mockApp.secret, 'other', 404],
])('publisher routes reject a request with %s', async (_, secret, appId, status) => {
  const { publisher } = await startLiveServer();
  await expect(publisher(secret, appId).trigger('x', 'E', {})).rejects.toMatchObject({ status });
});

test('publisher routes reject more than 10 kB of data, or an invalid body', async () => {
  const { publisher } = await startLiveServer();
  await expect(publisher().trigger('x', 'E', 'a'.repeat(10_241))).rejects.toMatchObject({ status: 413 });
  const body = JSON.stringify({ name: 'E' });
  await expect(publisher().post({ path: '/events', body })).rejects.toMatchObject({ status: 422 });
  await expect(publisher().get({ path: '/nonsense' })).rejects.toMatchObject({ status: 404 });
});
