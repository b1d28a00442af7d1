import type { components } from '@generated/schema';
import { expect, test } from 'vitest';

import { testApp } from '../test-app';

test('notices come newest first, page by page; read once, the first moment stays', async () => {
  const { world, call, logIn } = testApp();
  const token = await logIn();
  const list = async (query = '') => (await call('listNotifications', { token, query })).body as components['schemas']['NotificationList'];
  expect((await list()).data.map(({ id, read_at }) => [id, read_at === null])).toEqual([
    ['ntf_1', true],
    ['ntf_2', false],
  ]);
  expect(await list('per_page=1&page=2')).toMatchObject({ data: [{ id: 'ntf_2' }], meta: { last_page: 2, total: 2 } });

  const first = await call('readNotification', { token, path: { id: 'ntf_1' } });
  expect(first.body).toMatchObject({ data: { read_at: '2026-11-21T14:05:00-03:00' } });
  world.clock.advance(60_000);
  expect((await call('readNotification', { token, path: { id: 'ntf_1' } })).body).toEqual(first.body);
});

test("another player's notice is not there", async () => {
  const { call, logIn } = testApp();
  expect((await call('readNotification', { token: await logIn(), path: { id: 'ntf_4' } })).status).toBe(404);
});
