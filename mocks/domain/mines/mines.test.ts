import { array, assert, integer, property } from 'fast-check';
import { describe, expect, test } from 'vitest';

import type { MinesGame, NewMinesGame } from './mines';
import { cashOutMinesGame, revealMinesCell, startMinesGame, toMinesConfigDto, toMinesGameDto } from './mines';
import { CELL_COUNT, minePositions, MINES_RULES, multiplierHundredths } from './mines-odds';
import { mines_multipliers_edge_100bp as multipliers, provably_fair as reference } from '../reference-values.json';
import { deepFreeze, expectErr, expectOk, START } from '../results.fixture';

const asked: NewMinesGame = {
  id: 'mns_31',
  playerId: 'usr_1',
  amount: 1000,
  mines: 3,
  clientSeed: reference.client_seed,
  serverSeed: reference.server_seed,
  nonce: reference.nonce,
  now: START,
  open: undefined,
};
const start = (change: Partial<NewMinesGame> = {}): MinesGame => deepFreeze(expectOk(startMinesGame({ ...asked, ...change }, MINES_RULES)));
const reveal = (game: MinesGame, ...cells: number[]): MinesGame =>
  cells.reduce((state, cell) => deepFreeze(expectOk(revealMinesCell(state, cell, START + 1000))), game);

describe('an open game', () => {
  test('exposes the hash but neither layout nor seed', () => {
    expect(toMinesGameDto(start())).toEqual({
      id: 'mns_31',
      status: 'open',
      amount: 1000,
      mines: 3,
      revealed: [],
      multiplier: 1,
      next_multiplier: 1.12,
      payout: 0,
      client_seed: 'cliente-teste',
      server_seed_hash: reference.server_seed_hash,
      nonce: 1,
      mine_positions: null,
      server_seed: null,
      started_at: '2026-11-21T14:05:00-03:00',
      ended_at: null,
    });
  });

  test('exposes the current cash-out value', () => {
    const shown = toMinesGameDto(reveal(start(), 12, 7));
    expect(shown).toMatchObject({ status: 'open', revealed: [12, 7], multiplier: 1.28, next_multiplier: 1.47, payout: 1280 });
    expect([shown.mine_positions, shown.server_seed]).toEqual([null, null]);
  });
});

describe('the end of a game', () => {
  test('by a mine loses the stake and reveals everything', () => {
    const lost = reveal(start(), 12, 1);
    expect(lost.paid).toBe(0);
    expect(toMinesGameDto(lost)).toMatchObject({
      status: 'lost',
      revealed: [12, 1],
      multiplier: 1.12,
      next_multiplier: null,
      payout: 0,
      mine_positions: [1, 2, 0],
      server_seed: reference.server_seed,
      ended_at: '2026-11-21T14:05:01-03:00',
    });
  });

  test('by cashing out pays the multiplier', () => {
    const cashed = expectOk(cashOutMinesGame(reveal(start(), 12, 7), START + 40_000));
    expect(cashed.paid).toBe(1280);
    expect(toMinesGameDto(cashed)).toMatchObject({
      status: 'cashed_out',
      payout: 1280,
      multiplier: 1.28,
      next_multiplier: null,
      mine_positions: [1, 2, 0],
      ended_at: '2026-11-21T14:05:40-03:00',
    });
  });

  test('by the last safe cell cashes out automatically', () => {
    const only = [...Array(CELL_COUNT).keys()].find((cell) => !reference.mines_24.includes(cell)) ?? -1;
    const game = reveal(start({ mines: 24 }), only);
    expect([game.status, game.paid]).toEqual(['cashed_out', 24_750]);
  });

  test('by reaching the cap cashes out automatically, at the cap', () => {
    const safe = [...Array(CELL_COUNT).keys()].filter((cell) => !reference.mines_3.includes(cell));
    let game = start({ amount: 200_000 });
    for (const cell of safe) if (game.status === 'open') game = reveal(game, cell);
    expect([game.status, game.paid]).toEqual(['cashed_out', MINES_RULES.maxPayout]);
    // 27.1 is the first multiplier of at least 25: the 16th cell.
    expect(game.revealed).toHaveLength(16);
    expect(toMinesGameDto(game)).toMatchObject({ multiplier: 27.1, payout: 5_000_000 });
  });
});

describe('an invalid move', () => {
  const ended = reveal(start(), 1);

  test.each([
    ['a second game', () => startMinesGame({ ...asked, open: start() }, MINES_RULES), 409, 'game_open'],
    ['too small a stake', () => startMinesGame({ ...asked, amount: 9 }, MINES_RULES), 422, 'stake'],
    ['too large a stake', () => startMinesGame({ ...asked, amount: 200_001 }, MINES_RULES), 422, 'stake'],
    ['no mines', () => startMinesGame({ ...asked, mines: 0 }, MINES_RULES), 422, 'mines'],
    ['mines on every cell', () => startMinesGame({ ...asked, mines: 25 }, MINES_RULES), 422, 'mines'],
    ['a seed with a colon', () => startMinesGame({ ...asked, clientSeed: 'a:b' }, MINES_RULES), 422, 'client_seed'],
    ['a cell beyond the board', () => revealMinesCell(start(), 25, START), 422, 'cell'],
    ['a cell twice', () => revealMinesCell(reveal(start(), 12), 12, START), 409, 'revealed'],
    ['a cell after the end', () => revealMinesCell(ended, 12, START), 409, 'ended'],
    ['cashing out nothing', () => cashOutMinesGame(start(), START), 409, 'nothing_revealed'],
    ['cashing out after a mine', () => cashOutMinesGame(ended, START), 409, 'ended'],
    ['cashing out twice', () => cashOutMinesGame(expectOk(cashOutMinesGame(reveal(start(), 12), START)), START), 409, 'ended'],
  ])('%s', (_, move, status, reason) => {
    expect(expectErr<{ status: number; reason: string }>(move())).toMatchObject({ status, reason });
  });

  test('returns the error text of the contract', () => {
    expect(expectErr(startMinesGame({ ...asked, amount: 9 }, MINES_RULES)).body).toEqual({
      message: 'Os dados enviados são inválidos.',
      errors: { amount: ['O valor mínimo é R$ 0,10.'] },
    });
    expect(expectErr(revealMinesCell(ended, 12, START)).body).toEqual({ message: 'Este jogo já terminou.' });
  });
});

test('any game ends once, pays its multiplier or nothing, and verifies itself', () => {
  assert(
    property(
      integer({ min: 1, max: 24 }),
      array(integer({ min: -1, max: 25 })),
      integer({ min: 10, max: 200_000 }),
      (mines, cells, amount) => {
        let game = start({ mines, amount });
        let ends = 0;
        for (const cell of cells) {
          const next = revealMinesCell(game, cell, START);
          if (next.ok && next.value.status !== 'open') ends += 1;
          game = next.ok ? deepFreeze(next.value) : game;
        }
        const last = cashOutMinesGame(game, START);
        if (last.ok) ends += 1;
        game = last.ok ? last.value : game;
        expect(ends).toBe(game.status === 'open' ? 0 : 1);
        const shown = toMinesGameDto(game);
        const safe = shown.revealed.filter((cell) => !minePositions(mines, game).includes(cell)).length;
        expect(shown.multiplier).toBe(multiplierHundredths(mines, safe, 100) / 100);
        expect(shown.payout <= Math.floor(amount * shown.multiplier + 1e-6) && shown.payout <= MINES_RULES.maxPayout).toBe(true);
        expect(shown.status === 'cashed_out' || shown.payout === 0).toBe(true);
        expect(shown.mine_positions).toEqual(shown.status === 'open' ? null : minePositions(mines, game));
      },
    ),
  );
});

test('the config contains every multiplier', () => {
  const config = toMinesConfigDto(MINES_RULES);
  expect(config).toMatchObject({ min_bet: 10, max_bet: 200_000, max_payout: 5_000_000, edge_bp: 100 });
  expect(Object.entries(config.multipliers).map(([mines, list]) => list.length + Number(mines))).toEqual(Array(24).fill(25));
  for (const [mines, expected] of Object.entries(multipliers)) {
    expect(config.multipliers[mines]?.slice(0, expected.length)).toEqual(expected);
  }
});
