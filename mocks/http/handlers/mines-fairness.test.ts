import { createHash, createHmac } from 'node:crypto';

import type { components } from '@generated/schema';
import { describe, expect, test } from 'vitest';

import { dataOf } from '../app.fixture';
import { minesBoard } from './mines-board.fixture';

type Game = components['schemas']['MinesGame'];
type Fairness = components['schemas']['MinesFairness'];

/** Computes the mines by the published scheme, with Node's HMAC. */
function minesOf({ server_seed, client_seed, nonce, mines }: Game): number[] {
  const bytes = [0, 1, 2].flatMap((block) => [
    ...createHmac('sha256', server_seed ?? '')
      .update(`${client_seed}:${String(nonce)}:${String(block)}`)
      .digest(),
  ]);
  const pool = Array.from({ length: 25 }, (_, cell) => cell);
  return Array.from({ length: mines }, (_, index) => {
    const number = bytes.slice(index * 4, index * 4 + 4).reduce((sum, byte, place) => sum + byte / 256 ** (place + 1), 0);
    return pool.splice(Math.floor(number * pool.length), 1);
  }).flat();
}

describe('fairness', () => {
  test('keeps the hash until its game starts, and the revealed seed matches it', async () => {
    const { start, reveal, current, hash, open } = await minesBoard();
    const told = await hash();
    expect(await hash()).toBe(told);
    expect(dataOf<Game>(await start()).server_seed_hash).toBe(told);
    expect(await hash()).not.toBe(told);
    expect(await current()).toMatchObject({ body: { data: { server_seed_hash: told, server_seed: null, mine_positions: null } } });
    const { id, mines } = open();
    const ended = dataOf<Game>(await reveal(id, mines[0] ?? 0));
    expect(
      createHash('sha256')
        .update(ended.server_seed ?? '')
        .digest('hex'),
    ).toBe(told);
    expect(ended.server_seed_hash).toBe(told);
  });

  test('commits hash and nonce of the next game, and keeps them until it starts', async () => {
    const { start, call, token, world } = await minesBoard();
    const fairness = async () => dataOf<Fairness>(await call('getMinesFairness', { token }));
    const told = await fairness();
    world.clock.advance(60_000);
    expect(await fairness()).toEqual(told);
    expect(dataOf<Game>(await start())).toMatchObject({ server_seed_hash: told.server_seed_hash, nonce: told.nonce });
    expect((await fairness()).nonce).toBe(told.nonce + 1);
  });

  test('reveals a seed that the player replaces, and keeps the nonce', async () => {
    const { start, call, token, world, reports } = await minesBoard();
    const told = dataOf<Fairness>(await call('getMinesFairness', { token }));
    world.clock.advance(60_000);
    const replace = () => call('replaceMinesSeed', { token, headers: { 'Idempotency-Key': 'k-1' } });
    const replaced = await replace();
    const { server_seed_hash: hash, nonce, committed_at: at, replaced: old } = dataOf<Fairness>(replaced);
    expect({ nonce, at }).toEqual({ nonce: 1, at: '2026-11-21T14:06:00-03:00' });
    expect(hash).not.toBe(told.server_seed_hash);
    expect(old).toMatchObject({ server_seed_hash: told.server_seed_hash, nonce: 1, replaced_at: at });
    expect(
      createHash('sha256')
        .update(old?.server_seed ?? '')
        .digest('hex'),
    ).toBe(told.server_seed_hash);
    // The repeated request does not replace the new seed.
    expect(await replace()).toMatchObject({ body: replaced.body as object });
    expect(dataOf<Game>(await start())).toMatchObject({ server_seed_hash: hash, nonce: 1 });
    expect(await call('replaceMinesSeed', { token })).toMatchObject({
      status: 409,
      body: { message: 'Termine a rodada aberta antes de trocar a semente do servidor.' },
    });
    expect(reports).toEqual([]);
  });

  test('lets layouts be derived from the seeds, and the nonce grows per player', async () => {
    const { start, reveal, open, call, token, world, logIn } = await minesBoard();
    for (const [client_seed, mines] of [
      ['um', 1],
      ['dois', 7],
      ['dois', 7],
      ['um', 24],
    ] as const) {
      await start({ client_seed, mines, amount: 10 });
      const game = open();
      await reveal(game.id, game.mines[0] ?? 0);
    }
    const games = dataOf<Game[]>(await call('listMinesHistory', { token }));
    expect(games.map(({ nonce }) => nonce)).toEqual([4, 3, 2, 1]);
    expect(games.map(({ mine_positions }) => mine_positions)).toEqual(games.map(minesOf));
    expect(new Set(games.map(({ server_seed }) => server_seed)).size).toBe(4);

    world.players.update('usr_2', { verification: 'approved' });
    world.accounts.adjustBalance('usr_2', 1000);
    expect(dataOf<Game>(await start({}, await logIn('bruno@exemplo.invalid'))).nonce).toBe(1);
  });
});
