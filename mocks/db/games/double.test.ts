import { expect, test } from 'vitest';

import { toDoubleBetDto } from '../../domain/double/double-bets';
import { ROUND_MS } from '../../domain/double/double-clock';
import { UNPROTECTED } from '../../domain/protection/protection';
import { expectOk } from '../../domain/results.fixture';
import { createTestWorld, TEST_START } from '../../world.fixture';
import { createClock } from '../clock';
import { createRandom } from '../../domain/random';
import { restoreSnapshot, saveSnapshot } from '../snapshot';
import type { World } from '../world';
import { createWorld } from '../world';

const STANDING = { identity: 'approved', protection: UNPROTECTED, ipBlocked: false, withdrawNeedsKyc: true } as const;

const bet = (world: World, color: 'white' | 'red' | 'black', amount = 1000) =>
  expectOk(world.double.place('usr_1', { roundId: world.double.current().id, color, amount }, STANDING));
const balance = (world: World) => world.accounts.get('usr_1').wallet.balances.real;

test('a restored world has the same double table and pays the bets of the original', () => {
  const world = createTestWorld(40);
  for (const color of ['white', 'red', 'black'] as const) bet(world, color);
  const { id, server_seed_hash, public_seed } = world.double.current();
  const later = createWorld({ clock: createClock(() => TEST_START + 7000), games: 40 });
  expect(later.double.current().public_seed).not.toBe(public_seed);
  restoreSnapshot(later, saveSnapshot(world));
  expect(later.double.current()).toMatchObject({ id, server_seed_hash, public_seed, totals: { white: 1000, red: 1000, black: 1000 } });

  for (const each of [world, later]) {
    each.clock.advance(ROUND_MS);
    each.double.tick();
    each.double.tick();
  }
  expect(later.double.bets('usr_1')).toEqual(world.double.bets('usr_1'));
  expect(later.double.bets('usr_1').filter(({ status }) => status === 'won')).toHaveLength(1);
  expect(balance(later)).toBe(balance(world));
});

test('voided rounds and receipts survive a restore', () => {
  const world = createTestWorld(40);
  const placed = bet(world, 'red');
  expectOk(world.double.cancel('usr_1', bet(world, 'black').id));
  const { id } = expectOk(world.double.voidRound());
  const later = createWorld({ clock: createClock(() => TEST_START), games: 40 });
  restoreSnapshot(later, saveSnapshot(world));
  expect(later.double.round(id)).toEqual(world.double.round(id));
  expect(later.double.current().status).toBe('voided');
  expect(later.double.bets('usr_1').map(toDoubleBetDto)).toEqual(world.double.bets('usr_1').map(toDoubleBetDto));
  expect(later.double.bets('usr_1').map(({ status }) => status)).toEqual(['cancelled', 'voided']);
  expect(placed.status).toBe('open');
  expect(balance(later)).toBe(125_000);
});

test('a snapshot from before the chains had terms is restored with its bets', () => {
  const world = createTestWorld(40);
  bet(world, 'red');
  const snapshot = JSON.parse(saveSnapshot(world)) as { double: Record<string, unknown> };
  const { epoch, bets } = snapshot.double;
  const later = createTestWorld(40);
  restoreSnapshot(later, JSON.stringify({ ...snapshot, double: { epoch, bets, publicSeed: 'publica-0011223344556677' } }));
  expect(later.double.config()).toEqual(world.double.config());
  expect(later.double.dump()).toEqual(world.double.dump());
  later.clock.advance(ROUND_MS);
  later.double.tick();
  expect(later.double.bets('usr_1').map(({ status }) => status)).not.toContain('open');
});

test('bets whose round ended before the restore are paid after it', () => {
  const world = createTestWorld(40);
  for (const color of ['white', 'red', 'black'] as const) bet(world, color);
  const later = createWorld({ clock: createClock(() => TEST_START + 12 * ROUND_MS + 1000), games: 40 });
  restoreSnapshot(later, saveSnapshot(world));
  const names: string[] = [];
  later.events.subscribe(({ name }) => names.push(name));
  later.double.tick();
  expect(later.double.bets('usr_1').map(({ status }) => status)).not.toContain('open');
  expect(balance(later)).toBeGreaterThan(122_000);
  expect(names.filter((name) => name === 'UserUpdateEvent')).toHaveLength(1);
  expect(names.filter((name) => name.startsWith('Double'))).toEqual([]);
});

test('a world that starts during a round joins it, and a reset changes no round', () => {
  const world = createWorld({ clock: createClock(() => TEST_START + 17_000), games: 40 });
  const { id, round, server_seed } = world.double.current();
  expect(world.double.current().status).toBe('rolling');
  world.clock.advance(100 * ROUND_MS + 10_000);
  bet(world, 'red');
  world.reset();
  expect(world.double.current()).toMatchObject({ id, round, server_seed });
  expect(world.double.bets('usr_1')).toEqual([]);
  world.clock.advance(200 * ROUND_MS);
  world.double.tick();
  expect(balance(world)).toBe(125_000);
});

test('every round is emitted even if bets and history are read between ticks', () => {
  const world = createTestWorld(40);
  const names: string[] = [];
  world.events.subscribe(({ name }) => names.push(name));
  for (let second = 0; second < 100; second += 1) {
    world.clock.advance(1000);
    world.double.history(0, 1);
    world.double.tick();
    world.double.tick();
  }
  const cycle = ['DoubleRoundRolling', 'DoubleRoundFinished', 'DoubleRoundOpened'];
  expect(names).toEqual([...cycle, ...cycle, ...cycle, ...cycle]);
});

test('over 2,000 rounds the return is 14/15 of the stakes for every colour', { tags: 'full' }, () => {
  const world = createTestWorld(40);
  world.accounts.adjustBalance('usr_1', 100_000_000);
  const chance = createRandom('2,000 rounds of double');
  let [difference, variance, staked] = [0, 0, 0];
  for (let round = 0; round < 2000; round += 1) {
    const before = balance(world);
    const amount = chance.integer(10, 2000);
    const color = chance.pick(['white', 'red', 'black'] as const);
    bet(world, color, amount);
    world.clock.advance(ROUND_MS);
    world.double.tick();
    const paid = balance(world) - before + amount;
    const [times, likely] = color === 'white' ? [14, 1 / 15] : [2, 7 / 15];
    expect([0, amount * times]).toContain(paid);
    difference += paid - (amount * 14) / 15;
    variance += (amount * times) ** 2 * likely * (1 - likely);
    staked += amount;
  }
  expect(Math.abs(difference)).toBeLessThan(4 * Math.sqrt(variance));
  // The bound is tight enough: an error of a fifth of the stakes would fail.
  expect((4 * Math.sqrt(variance)) / staked).toBeLessThan(0.3);
});
