import { expect, test } from 'vitest';

import { testApp } from '../app.fixture';

test('favourites are stored newest first, separately for each player (SPEC E4, A9)', async () => {
  const { call, logIn } = testApp();
  const token = await logIn();
  for (const gameId of ['1003', '1007', '1003']) {
    expect((await call('addFavoriteGame', { token, path: { gameId } })).status).toBe(200);
  }
  const again = await logIn();
  expect((await call('listFavoriteGames', { token: again })).body).toMatchObject({
    success: true,
    data: [{ id: '1007', image: '/storage/games/1007.webp' }, { id: '1003' }],
  });
  expect((await call('listFavoriteGames', { token: await logIn('carla@exemplo.invalid') })).body).toEqual({ success: true, data: [] });

  for (let time = 0; time < 2; time += 1) {
    expect((await call('removeFavoriteGame', { token, path: { gameId: '1007' } })).status).toBe(200);
  }
  expect((await call('listFavoriteGames', { token })).body).toMatchObject({ data: [{ id: '1003' }] });
});

test('an unknown game cannot be a favourite', async () => {
  const { call, logIn } = testApp();
  expect((await call('addFavoriteGame', { token: await logIn(), path: { gameId: '99' } })).status).toBe(404);
});

test('a suspended player and a blocked IP address change no favourites (SPEC D10)', async () => {
  const { call, logIn } = testApp();
  const token = await logIn();
  const path = { gameId: '1003' };
  const headers = { Cookie: 'standin-visit=ip-blocked' };
  expect((await call('suspendAccount', { token, body: { hours: 24, password: 'palpite2026' } })).status).toBe(201);
  for (const id of ['addFavoriteGame', 'removeFavoriteGame'] as const) {
    expect(await call(id, { token, path })).toMatchObject({ status: 403, body: { status: 'suspended' } });
    expect(await call(id, { token, path, headers })).toMatchObject({ status: 403, body: { status: 'ip_blocked' } });
  }
  expect((await call('listFavoriteGames', { token })).body).toMatchObject({ data: [] });
});
