import { expect, test } from 'vitest';

import { UNPROTECTED } from '../../domain/protection/protection';
import { minePositions, MINES_RULES, multiplierHundredths } from '../../domain/mines/mines-odds';
import { expectOk } from '../../domain/results.fixture';
import { createTestWorld, TEST_START } from '../../world.fixture';
import { createClock } from '../clock';
import { createRandom } from '../../domain/random';
import { restoreSnapshot, saveSnapshot } from '../snapshot';
import { createWorld } from '../world';

const STANDING = { identity: 'approved', protection: UNPROTECTED, ipBlocked: false, withdrawNeedsKyc: true } as const;
const WANTED = { amount: 1000, mines: 3, clientSeed: 'cliente-teste' };

test('a restored world continues the open game and keeps the published hash', () => {
  const world = createTestWorld(40);
  const game = expectOk(world.mines.start('usr_1', WANTED, STANDING));
  const hash = world.mines.nextHash('usr_1');
  // The later clock makes all draws differ.
  const later = createWorld({ clock: createClock(() => TEST_START + 60_000), games: 40 });
  restoreSnapshot(later, saveSnapshot(world));
  expect(later.mines.open('usr_1')).toEqual(game);
  expect(later.mines.nextHash('usr_1')).toBe(hash);
  const [mine = 0] = minePositions(game.mines, game);
  expect(expectOk(later.mines.reveal('usr_1', game.id, mine)).status).toBe('lost');
  expect(expectOk(later.mines.start('usr_1', WANTED, STANDING))).toMatchObject({ nonce: 2, playerId: 'usr_1' });
  expect(later.mines.ended('usr_1').map(({ id }) => id)).toEqual([game.id]);
});

test('a restored world keeps the replaced seeds and the nonce', () => {
  const world = createTestWorld(40);
  const before = world.mines.commitment('usr_1');
  expectOk(world.mines.replaceSeed('usr_1'));
  const later = createWorld({ clock: createClock(() => TEST_START + 60_000), games: 40 });
  restoreSnapshot(later, saveSnapshot(world));
  expect(later.mines.commitment('usr_1')).toMatchObject({
    nonce: 1,
    committedAt: TEST_START,
    replaced: [{ serverSeed: before.serverSeed, nonce: 1, replacedAt: TEST_START }],
  });
  expectOk(later.mines.start('usr_1', WANTED, STANDING));
  expect(later.mines.commitment('usr_1')).toMatchObject({ nonce: 2, replaced: [{ nonce: 1 }] });
});

test('a reset clears the games and restarts the nonces', () => {
  const world = createTestWorld(40);
  const first = expectOk(world.mines.start('usr_1', WANTED, STANDING));
  world.reset();
  expect(world.mines.open('usr_1')).toBeUndefined();
  expect(expectOk(world.mines.start('usr_1', WANTED, STANDING))).toEqual(first);
});

test('over 2,000 games the return matches the multipliers', () => {
  const world = createTestWorld(40);
  world.accounts.adjustBalance('usr_1', 100_000_000);
  const chance = createRandom('2,000 games of mines');
  let [difference, variance] = [0, 0];
  for (let index = 0; index < 2000; index += 1) {
    const mines = chance.integer(1, 8);
    const cells = chance.integer(1, 4);
    const clientSeed = chance.hex(8);
    const before = world.accounts.get('usr_1').wallet.balances.real;
    let game = expectOk(world.mines.start('usr_1', { amount: 1000, mines, clientSeed }, STANDING));
    const board = Array.from({ length: 25 }, (_, cell) => cell);
    for (let step = 0; step < cells && game.status === 'open'; step += 1) {
      const [cell = 0] = board.splice(chance.integer(0, board.length - 1), 1);
      game = expectOk(world.mines.reveal('usr_1', game.id, cell));
    }
    if (game.status === 'open') game = expectOk(world.mines.cashOut('usr_1', game.id));
    const paid = world.accounts.get('usr_1').wallet.balances.real - before + 1000;
    expect(paid).toBe(game.paid);

    // This is the payout if every chosen cell is safe.
    const won = Math.floor((1000 * multiplierHundredths(mines, cells, MINES_RULES.edgeBp)) / 100);
    let likely = 1;
    for (let step = 0; step < cells; step += 1) likely *= (25 - mines - step) / (25 - step);
    difference += paid - won * likely;
    variance += won ** 2 * likely * (1 - likely);
  }
  expect(Math.abs(difference)).toBeLessThan(4 * Math.sqrt(variance));
  // The bound is tight enough: an error of an eighth of the stakes would fail.
  expect((4 * Math.sqrt(variance)) / 2_000_000).toBeLessThan(0.12);
});
