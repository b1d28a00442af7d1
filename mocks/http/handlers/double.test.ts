import { createHash, createHmac } from 'node:crypto';

import type { components } from '@generated/schema';
import { describe, expect, test } from 'vitest';

import { dataOf } from '../app.fixture';
import { doubleTable } from './double-table.fixture';

type Round = components['schemas']['DoubleRound'];

const DAY = 86_400_000;
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

describe('a round', () => {
  test('opens, rolls and ends, each emitted on time', async () => {
    const { told, current, run } = await doubleTable();
    const { id, round } = await current();
    run(25_000);
    expect(told().map(({ at, event }) => [at, event.name, event.payload])).toEqual([
      [15_000, 'DoubleRoundRolling', expect.objectContaining({ id, round })],
      [21_000, 'DoubleRoundFinished', expect.objectContaining({ id, round, totals: { white: 0, red: 0, black: 0 } })],
      [
        25_000,
        'DoubleRoundOpened',
        expect.objectContaining({
          round: round + 1,
          betting_ends_at: '2026-11-21T14:05:40-03:00',
          server_time: '2026-11-21T14:05:25-03:00',
        }),
      ],
    ]);
  });

  test('shows its hash before betting and its seed after, as the events do', async () => {
    const { told, current, call, leap, reports } = await doubleTable();
    const waiting = await current();
    expect(waiting).toMatchObject({ status: 'waiting', roll: null, color: null, server_seed: null });
    leap(15_000);
    const rolling = await current();
    expect(rolling.status).toBe('rolling');
    expect(sha256(rolling.server_seed ?? '')).toBe(waiting.server_seed_hash);
    const { roll, color, server_seed } = rolling;
    expect(told().at(-1)?.event.payload).toEqual({ id: waiting.id, round: waiting.round, roll, color, server_seed });
    leap(6000);
    const complete = await current();
    expect(complete).toEqual({ ...rolling, status: 'complete', server_time: '2026-11-21T14:05:21-03:00' });
    leap(4000);
    expect((await current()).round).toBe(waiting.round + 1);
    expect(dataOf<Round>(await call('getDoubleRound', { path: { id: waiting.id } })).server_seed).toBe(server_seed);
    expect(reports).toEqual([]);
  });

  test('in the future or unknown is a 404', async () => {
    const { call, current } = await doubleTable();
    const { round } = await current();
    for (const id of [`dbl_${String(round + 1)}`, 'dbl_0', 'mns_1']) {
      expect((await call('getDoubleRound', { path: { id } })).status).toBe(404);
    }
  });
});

describe('the history', () => {
  test('has more than 200 rounds before the start, linked by their seeds', async () => {
    const { call, current, leap } = await doubleTable();
    leap(50_000);
    const rounds: Round[] = [];
    for (let page = 1; page <= 4; page += 1) {
      rounds.push(...dataOf<Round[]>(await call('listDoubleHistory', { query: `page=${String(page)}&per_page=60` })));
    }
    const now = await current();
    expect(rounds.map(({ round }) => round)).toEqual(Array.from({ length: 240 }, (_, index) => now.round - 1 - index));
    for (const [index, round] of rounds.entries()) {
      const seed = round.server_seed ?? '';
      expect(sha256(seed)).toBe(round.server_seed_hash);
      expect(rounds[index + 1]?.server_seed ?? sha256(seed)).toBe(sha256(seed));
      const mac = createHmac('sha256', seed).update(`${round.public_seed}:${String(round.round)}:0`);
      const roll = Math.floor((mac.digest().readUInt32BE() / 2 ** 32) * 15);
      expect([round.roll, round.color]).toEqual([roll, roll === 0 ? 'white' : roll <= 7 ? 'red' : 'black']);
    }
  });

  test('contains a round once it is complete', async () => {
    const { call, current, leap } = await doubleTable();
    const { round } = await current();
    const newest = async () => dataOf<Round[]>(await call('listDoubleHistory', { query: 'per_page=1' }))[0]?.round;
    leap(20_999);
    expect(await newest()).toBe(round - 1);
    leap(1);
    expect(await newest()).toBe(round);
  });

  test('ends with the first round', async () => {
    const { call } = await doubleTable();
    const { meta } = (await call('listDoubleHistory', { query: 'per_page=60' })).body as { meta: { last_page: number; total: number } };
    const last = dataOf<Round[]>(await call('listDoubleHistory', { query: `per_page=60&page=${String(meta.last_page)}` }));
    expect(last.at(-1)?.round).toBe(1);
    expect(dataOf<Round[]>(await call('listDoubleHistory', { query: `per_page=60&page=${String(meta.last_page + 1)}` }))).toEqual([]);
    expect(meta.total).toBeGreaterThan(200);
  });
});

describe('the totals', () => {
  test('are emitted at most once a second, the last ones included', async () => {
    const { told, run, current, world } = await doubleTable();
    const { id } = await current();
    const standing = {
      identity: 'approved',
      protection: world.accounts.get('usr_1').protection,
      ipBlocked: false,
      withdrawNeedsKyc: true,
    } as const;
    for (let bet = 0; bet < 47; bet += 1) {
      world.double.place('usr_1', { roundId: id, color: 'red', amount: 10 }, standing);
      run(100);
    }
    run(2000);
    const totals = told().filter(({ event }) => event.name === 'DoubleTotalsUpdated');
    expect(totals.length).toBeGreaterThan(4);
    totals.reduce((before, { at }) => {
      expect(at - before).toBeGreaterThanOrEqual(1000);
      return at;
    }, -1000);
    expect(totals.at(-1)?.event.payload).toEqual({ id, totals: { white: 0, red: 470, black: 0 } });
    run(5000);
    expect(told().filter(({ event }) => event.name === 'DoubleTotalsUpdated')).toHaveLength(totals.length);
  });

  test('come with the end of a round, and those of a past round are not emitted', async () => {
    const { told, placed, leap } = await doubleTable();
    await placed('black', 700);
    leap(14_000);
    await placed('red', 300);
    leap(30_000);
    const names = told().map(({ event }) => event.name);
    expect(names).toEqual(['DoubleTotalsUpdated', 'DoubleRoundFinished', 'DoubleRoundOpened', 'DoubleRoundRolling']);
    expect(told()[1]?.event.payload).toMatchObject({ totals: { white: 0, red: 300, black: 700 } });
  });
});

test('rounds are emitted again after the clock was set back', async () => {
  const { told, run, leap, current } = await doubleTable();
  run(25_000);
  const before = told().length;
  leap(-25_000);
  expect(told()).toHaveLength(before);
  expect(await current()).toMatchObject({ status: 'waiting', roll: null });
  run(21_000);
  expect(
    told()
      .slice(before)
      .map(({ event }) => event.name),
  ).toEqual(['DoubleRoundRolling', 'DoubleRoundFinished']);
  leap(-7 * DAY);
  expect((await current()).round).toBeGreaterThan(200);
});
