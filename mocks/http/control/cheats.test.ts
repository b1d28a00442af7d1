import { expect, test } from 'vitest';

import { CATALOGUE } from '../cheats/catalogue';
import { CHEAT_GAMES } from '../../db/games/cheat-switch';
import { restoreSnapshot, saveSnapshot } from '../../db/snapshot';
import { testApp } from '../app.fixture';

const body = (error: unknown) => JSON.stringify((error as { body: unknown }).body);

test('a cheat is switched on by its name, kept in a snapshot, and off after null or a reset', async () => {
  const { control, world } = testApp();
  await control('POST /cheat', { game: 'mines', cheat: 'nonce-ground' });
  const saved = saveSnapshot(world);
  expect(world.cheats.active('mines')?.name).toBe('nonce-ground');
  await control('POST /cheat', { game: 'mines', cheat: null });
  expect(world.cheats.active('mines')).toBeNull();
  restoreSnapshot(world, saved);
  expect(world.cheats.active('mines')?.name).toBe('nonce-ground');
  await control('POST /reset');
  expect(world.cheats.active('mines')).toBeNull();
});

test('an unknown cheat or game is rejected with the valid names', async () => {
  const { control, world } = testApp();
  for (const cheat of ['toString', 'nonse-ground'])
    expect(await control('POST /cheat', { game: 'mines', cheat })).toMatchObject({ status: 422 });
  const rejected = await control('POST /cheat', { game: 'mines', cheat: 'nonse-ground' });
  expect(body(rejected)).toMatch(/Nearest of \d+: nonce-ground, .*GET \/__mock\/cheats has all/);
  for (const wrong of [{ game: 'sports', cheat: null }, { game: 'mines' }, { game: 'mines', cheat: 5 }, {}])
    expect((await control('POST /cheat', wrong)).status).toBe(422);
  expect(world.cheats.active('mines')).toBeNull();
});

test('all cheats are listed with what the operator gains', async () => {
  const { control } = testApp();
  const { data } = (await control('GET /cheats')).body as { data: { game: string; name: string; gain: string }[] };
  for (const game of CHEAT_GAMES) {
    const listed = data.filter((cheat) => cheat.game === game);
    expect(listed.map(({ name }) => name)).toEqual(Object.keys(CATALOGUE[game]));
  }
  // Each gain is one sentence, and no two are the same.
  const gains = data.map(({ gain }) => gain);
  expect(gains.filter((gain) => !/^[A-Z][^.]+\.$/.test(gain))).toEqual([]);
  expect(new Set(gains).size).toBe(gains.length);
});

test('a cheating operator’s responses keep the contract, and an honest one starts the committed game', async () => {
  const { control, call, logIn, reports } = testApp();
  const token = await logIn();
  const play = async () => {
    const { data: committed } = (await call('getMinesFairness', { token })).body as { data: { nonce: number } };
    const started = await call('startMinesGame', { token, body: { amount: 100, mines: 3, client_seed: 'semente' } });
    const { data: game } = started.body as { data: { id: string; nonce: number } };
    await call('revealMinesCell', { token, path: { id: game.id }, body: { cell: 12 } });
    await call('cashOutMinesGame', { token, path: { id: game.id } });
    return game.nonce - committed.nonce;
  };
  expect(await play()).toBe(0);
  await control('POST /cheat', { game: 'mines', cheat: 'nonce-ground' });
  expect(await play()).toBeGreaterThan(0);
  await control('POST /cheat', { game: 'mines', cheat: null });
  expect(await play()).toBe(0);
  expect(reports).toEqual([]);
});
