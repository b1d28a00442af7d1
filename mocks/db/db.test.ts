import { assert, integer, nat, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';

import { createTestWorld, TEST_START } from '../world.fixture';
import { isoDateTime } from '../domain/calendar';
import { replay, sumTransactions } from '../domain/money/invariants.fixture';
import { InvalidCentsError } from '../domain/money/money';
import { toWalletSummary } from '../domain/money/wallet';
import { createClock } from './clock';
import { createLruCache } from '../domain/lru-cache';
import { createRandom } from '../domain/random';
import { restoreSnapshot, saveSnapshot } from './snapshot';
import { createWorld } from './world';

describe('the clock', () => {
  test('advances, freezes, resumes and moves back', () => {
    let machine = 1000;
    const clock = createClock(() => machine);
    clock.advance(500);
    machine += 10;
    expect(clock.now()).toBe(1510);
    clock.freeze();
    machine += 90;
    clock.advance(5);
    expect(clock.now()).toBe(1515);
    clock.run();
    machine += 1;
    expect(clock.now()).toBe(1516);
    clock.reset();
    expect(clock.now()).toBe(1101);
  });

  test('formats a timestamp with the offset of São Paulo', () => {
    expect(isoDateTime(TEST_START)).toBe('2026-11-21T14:05:00-03:00');
    expect(isoDateTime(Date.parse('2026-01-01T02:00:00Z'))).toBe('2025-12-31T23:00:00-03:00');
  });
});

describe('the random source', () => {
  test('gives the same numbers for the same seed, and others for another seed', () => {
    const draw = (seed: string) => Array.from({ length: 5 }, createRandom(seed).next);
    expect(draw('a')).toEqual(draw('a'));
    expect(draw('a')).not.toEqual(draw('b'));
  });

  test('is not affected by draws from a fork', () => {
    const [one, two] = [createRandom('a'), createRandom('a')];
    one.next();
    expect(one.fork('x').next()).toBe(two.fork('x').next());
  });

  test('keeps integers in range and formats UUIDs', () => {
    assert(
      property(string(), integer({ min: -50, max: 50 }), nat(50), (seed, from, more) => {
        const random = createRandom(seed);
        const drawn = random.integer(from, from + more);
        expect(drawn >= from && drawn <= from + more).toBe(true);
        expect(random.uuid()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
      }),
    );
  });
});

test('the LRU cache evicts the least recently used entry', () => {
  const keep = createLruCache<string>(2);
  keep('a', () => 'a1');
  keep('b', () => 'b1');
  keep('a', () => 'a2');
  keep('c', () => 'c1');
  expect([keep('a', () => 'a3'), keep('b', () => 'b2')]).toEqual(['a1', 'b2']);
});

describe('the catalogue', () => {
  test('gives the same games for the same seed, each with a unique name and slug', () => {
    const [one, two, other] = [createWorld({ games: 2000 }), createWorld({ games: 2000 }), createWorld({ games: 2000, seed: 'other' })];
    expect(one.catalogue.games).toEqual(two.catalogue.games);
    expect(one.catalogue.games).not.toEqual(other.catalogue.games);
    for (const key of ['id', 'slug', 'name', 'popularity'] as const) {
      expect(new Set(one.catalogue.games.map((game) => game[key])).size).toBe(2000);
    }
  });

  test('has games in every category and for every provider, and live games only from live studios', () => {
    const { catalogue } = createWorld();
    expect(catalogue.providers).toHaveLength(40);
    expect(catalogue.categories).toHaveLength(12);
    expect([...catalogue.providers, ...catalogue.categories].every(({ gamesCount }) => gamesCount > 10)).toBe(true);
    const studios = new Set(catalogue.games.filter(({ category }) => category.id === '2').map(({ provider }) => provider.name));
    expect([...studios].every((name) => / Live$| ao Vivo$/.test(name))).toBe(true);
  });

  test('returns the right slice for a page of a hundred thousand games', { tags: 'full' }, () => {
    const { catalogue } = createWorld({ games: 100_000 });
    const whole = catalogue.games.filter(({ category }) => category.id === '1').toSorted((a, b) => b.popularity - a.popularity);
    for (const page of [1, 700, Math.ceil(whole.length / 60)]) {
      const { games, total } = catalogue.page({ sort: 'popular', categoryId: '1', page, perPage: 60 });
      expect(total).toBe(whole.length);
      expect(games.map(({ id }) => id)).toEqual(whole.slice((page - 1) * 60, page * 60).map(({ id }) => id));
    }
    expect(new Set(catalogue.games.map(({ slug }) => slug)).size).toBe(100_000);
  });
});

describe('a snapshot', () => {
  test('restores players, favourites and sessions', () => {
    const before = createTestWorld();
    const { token } = before.sessions.open('usr_1', 'Chrome', '203.0.113.7');
    before.play.addFavorite('usr_1', '1002');
    before.accounts.adjustBalance('usr_1', 50);
    before.notices.markRead('usr_1', 'ntf_1');

    const after = createTestWorld();
    restoreSnapshot(after, saveSnapshot(before));
    expect(after.sessions.find(token)?.playerId).toBe('usr_1');
    expect(after.play.favorites('usr_1')).toEqual(['1002']);
    expect(after.accounts.get('usr_1').wallet.balances.real).toBe(125_050);
    expect(saveSnapshot(after)).toBe(saveSnapshot(before));
  });
});

test('a token of an earlier run is invalid in a later one', () => {
  const tokens = [0, 1].map(
    (later) => createWorld({ games: 50, clock: createClock(() => TEST_START + later) }).sessions.open('usr_1', '', '').token,
  );
  expect(tokens[0]).not.toBe(tokens[1]);
});

test('a balance changes in whole cents and never becomes negative', () => {
  const { accounts } = createTestWorld();
  expect(accounts.adjustBalance('usr_3', -5000)).toMatchObject({ ok: true, value: { wallet: { balances: { real: 0 } } } });
  expect(accounts.adjustBalance('usr_3', -1)).toMatchObject({ ok: false, error: { reason: 'insufficient' } });
  expect(() => accounts.adjustBalance('usr_3', 0.5)).toThrow(InvalidCentsError);
});

test('the history of the demo player follows the rules', () => {
  const { journal, wallet } = createTestWorld().accounts.get('usr_1');
  expect(sumTransactions(journal.values())).toBe(125_000);
  expect(replay(journal.values())).toEqual(wallet.balances);
  expect(toWalletSummary(wallet)).toEqual({ balance: 125_000, bonus: 4000, locked: 0, withdrawable: 125_000, pending_withdraw: 0 });
});

test('a game with fixed odds has the highest prize of its own rules', () => {
  const { games } = createWorld().catalogue;
  const roulettes = games.filter(({ category }) => category.slug === 'roleta');
  expect(roulettes.length).toBeGreaterThan(10);
  for (const game of roulettes) expect(game).toMatchObject({ volatility: 'medium', maxWinMultiplier: 36, maxWinOdds: 37 });
});
