import type { components } from '@generated/schema';
import { describe, expect, test } from 'vitest';

import { dataOf, testApp } from '../app.fixture';
import { minesBoard } from './mines-board.fixture';

type Game = components['schemas']['MinesGame'];

describe('a game', () => {
  test('is cashed out: the stake is taken at once, the payout comes at the end', async () => {
    const { start, reveal, cashOut, current, balance, open, world, reports } = await minesBoard();
    const started = await start();
    expect(started).toMatchObject({ status: 201, body: { data: { status: 'open', multiplier: 1, payout: 0, mine_positions: null } } });
    expect(balance()).toBe(124_000);
    const { id, safe } = open();
    const [first = 0, second = 0] = safe;
    expect(await reveal(id, first)).toMatchObject({ status: 200, body: { data: { multiplier: 1.12, next_multiplier: 1.28 } } });
    expect(await reveal(id, second)).toMatchObject({ body: { data: { multiplier: 1.28, next_multiplier: 1.47, payout: 1280 } } });
    expect(balance()).toBe(124_000);
    world.clock.advance(40_000);
    expect(await cashOut(id)).toMatchObject({
      status: 200,
      body: { data: { status: 'cashed_out', revealed: [first, second], payout: 1280, ended_at: '2026-11-21T14:05:40-03:00' } },
    });
    expect(balance()).toBe(125_280);
    expect((await current()).status).toBe(204);
    expect(reports).toEqual([]);
  });

  test('is lost at a mine and reveals it', async () => {
    const { start, reveal, balance, open } = await minesBoard();
    await start();
    const { id, mines, safe } = open();
    await reveal(id, safe[0] ?? 0);
    const lost = await reveal(id, mines[1] ?? 0);
    expect(lost).toMatchObject({ status: 200, body: { data: { status: 'lost', payout: 0, multiplier: 1.12, mine_positions: mines } } });
    expect(balance()).toBe(124_000);
  });

  test('is won automatically with the last safe cell', async () => {
    const { start, reveal, balance, open } = await minesBoard();
    await start({ mines: 24 });
    const { id, safe } = open();
    expect(await reveal(id, safe[0] ?? 0)).toMatchObject({ body: { data: { status: 'cashed_out', multiplier: 24.75, payout: 24_750 } } });
    expect(balance()).toBe(125_000 - 1000 + 24_750);
  });

  test('is cashed out automatically at the maximum payout', async () => {
    const { start, reveal, balance, open, world } = await minesBoard();
    world.accounts.adjustBalance('usr_1', 75_000);
    await start({ amount: 200_000 });
    const { id, safe } = open();
    const answers = [];
    for (const cell of safe.slice(0, 16)) answers.push(dataOf<Game>(await reveal(id, cell)));
    expect(answers.map(({ status }) => status)).toEqual([...Array<string>(15).fill('open'), 'cashed_out']);
    expect(answers.at(-1)).toMatchObject({ multiplier: 27.1, payout: 5_000_000 });
    expect(balance()).toBe(5_000_000);
  });

  test('contributes a fifth of its stake to wagering', async () => {
    const { start, reveal, open, world } = await minesBoard();
    await start();
    const { id, mines } = open();
    await reveal(id, mines[0] ?? 0);
    expect(world.accounts.get('usr_1').contributions.at(-1)).toMatchObject({ game: 'Mines', stake: 1000, percent: 20, counted: 200 });
  });

  test('emits each change of the balance', async () => {
    const { start, reveal, cashOut, open, world } = await minesBoard();
    const heard: string[] = [];
    world.events.subscribe(({ name }) => heard.push(name));
    await start();
    expect(heard).toContain('UserUpdateEvent');
    const { id, safe } = open();
    heard.length = 0;
    await reveal(id, safe[0] ?? 0);
    expect(heard).toEqual([]);
    await cashOut(id);
    expect(heard).toContain('UserUpdateEvent');
  });
});

describe('an invalid call', () => {
  test('two concurrent starts open one game and take one stake', async () => {
    const { start, balance, call, token } = await minesBoard();
    const answers = await Promise.all([start(), start()]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]));
    expect(answers).toContainEqual(
      expect.objectContaining({ body: { message: 'Você já tem um jogo aberto. Termine-o antes de começar outro.' } }),
    );
    expect(balance()).toBe(124_000);
    expect(dataOf<Game[]>(await call('listMinesHistory', { token }))).toEqual([]);
  });

  test('a repeated cell, an invalid cell, and an empty or repeated cash-out are rejected', async () => {
    const { start, reveal, cashOut, balance, open } = await minesBoard();
    await start();
    const { id, safe } = open();
    const [cell = 0, other = 0] = safe;
    expect(await cashOut(id)).toMatchObject({ status: 409, body: { message: 'Abra ao menos uma casa antes de retirar.' } });
    await reveal(id, cell);
    expect(await reveal(id, cell)).toMatchObject({ status: 409, body: { message: 'Esta casa já foi aberta.' } });
    expect((await reveal(id, 25)).status).toBe(422);
    await Promise.all([cashOut(id), cashOut(id)]);
    expect(await reveal(id, other)).toMatchObject({ status: 409, body: { message: 'Este jogo já terminou.' } });
    expect(await cashOut(id)).toMatchObject({ status: 409, body: { message: 'Este jogo já terminou.' } });
    expect(balance()).toBe(125_120);
  });

  test("accepts only stakes that the casino's settings allow (SPEC E6)", async () => {
    const { start, balance, world } = await minesBoard();
    Object.assign(world.settings, { casino_bet_min_total: 30, casino_bet_max_total: 500 });
    expect(await start({ amount: 29 })).toMatchObject({ status: 422, body: { errors: { amount: ['O valor mínimo é R$ 0,30.'] } } });
    expect(await start({ amount: 501 })).toMatchObject({ status: 422, body: { errors: { amount: ['O valor máximo é R$ 5,00.'] } } });
    expect(balance()).toBe(125_000);
    expect(await start({ amount: 500 })).toMatchObject({ status: 201 });
  });

  test.each([
    ['too little', { amount: 9 }, 422, { errors: { amount: ['O valor mínimo é R$ 0,10.'] } }],
    ['too much', { amount: 200_001 }, 422, { errors: { amount: ['O valor máximo é R$ 2.000,00.'] } }],
    ['more than there is', { amount: 150_000 }, 422, { errors: { amount: ['Saldo insuficiente.'] } }],
    ['25 mines', { mines: 25 }, 422, {}],
    ['a seed with a colon', { client_seed: 'a:b' }, 422, {}],
  ])('a start with %s takes no stake and keeps the seed', async (_, change, status, body) => {
    const { start, current, hash, balance } = await minesBoard();
    const told = await hash();
    expect(await start(change)).toMatchObject({ status, body });
    expect((await current()).status).toBe(204);
    expect(balance()).toBe(125_000);
    const game = dataOf<Game>(await start());
    expect(game).toMatchObject({ nonce: 1, server_seed_hash: told });
  });

  test('a blocked player or an exhausted limit opens no game', async () => {
    const { start, current, balance, logIn, world } = await minesBoard();
    expect(await start({}, await logIn('bruno@exemplo.invalid'))).toMatchObject({ status: 403, body: { status: 'pending_face_id' } });
    expect(await start({}, await logIn('carla@exemplo.invalid'))).toMatchObject({ status: 403, body: { status: 'pending_kyc' } });
    expect(world.mines.open('usr_2')).toBeUndefined();
    const account = world.accounts.get('usr_1');
    world.accounts.setProtection(account, { ...account.protection, limits: [{ type: 'bet', period: 'day', value: 999, pending: null }] });
    expect(await start()).toMatchObject({ status: 403, body: { status: 'limit_reached' } });
    world.accounts.setProtection(account, { ...account.protection, limits: [], suspendedUntil: world.clock.now() + 1000 });
    expect(await start()).toMatchObject({ status: 403, body: { status: 'suspended' } });
    expect((await current()).status).toBe(204);
    expect(balance()).toBe(125_000);
  });

  test('another player’s game is a 404', async () => {
    const { start, open, call, logIn } = await minesBoard();
    await start();
    const { id, safe } = open();
    const token = await logIn('bruno@exemplo.invalid');
    expect((await call('revealMinesCell', { token, path: { id }, body: { cell: safe[0] } })).status).toBe(404);
    expect((await call('cashOutMinesGame', { token, path: { id } })).status).toBe(404);
    expect((await call('getCurrentMinesGame', { token })).status).toBe(204);
  });
});

test('a suspended player may finish an open game', async () => {
  const { start, reveal, cashOut, open, world } = await minesBoard();
  await start();
  const account = world.accounts.get('usr_1');
  world.accounts.setProtection(account, { ...account.protection, suspendedUntil: world.clock.now() + 100_000 });
  const { id, safe } = open();
  expect((await reveal(id, safe[0] ?? 0)).status).toBe(200);
  expect(await cashOut(id)).toMatchObject({ status: 200, body: { data: { payout: 1120 } } });
});

test('an open game is found after another login', async () => {
  const { start, reveal, open, call, logIn } = await minesBoard();
  await start();
  const { id, safe } = open();
  await reveal(id, safe[3] ?? 0);
  expect(await call('getCurrentMinesGame', { token: await logIn() })).toMatchObject({
    status: 200,
    body: { data: { id, revealed: [safe[3]], payout: 1120, mine_positions: null, server_seed: null } },
  });
});

test('the history is paged, newest first, without the open game', async () => {
  const { start, reveal, open, call, token } = await minesBoard();
  for (let round = 0; round < 5; round += 1) {
    await start({ amount: 10 + round });
    const { id, mines } = open();
    await reveal(id, mines[0] ?? 0);
  }
  await start();
  const page = await call('listMinesHistory', { token, query: 'page=2&per_page=2' });
  expect(page).toMatchObject({ status: 200, body: { meta: { current_page: 2, last_page: 3, total: 5 } } });
  expect(dataOf<Game[]>(page).map(({ amount, status }) => [amount, status])).toEqual([
    [12, 'lost'],
    [11, 'lost'],
  ]);
});

test('stakes and multipliers are public', async () => {
  const { call } = testApp();
  expect(await call('getMinesConfig')).toMatchObject({
    status: 200,
    body: { data: { min_bet: 10, max_bet: 200_000, max_payout: 5_000_000, edge_bp: 100, multipliers: { 24: [24.75] } } },
  });
});
