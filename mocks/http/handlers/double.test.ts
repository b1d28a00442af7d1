import { createHash, createHmac } from 'node:crypto';

import type { components } from '@generated/schema';
import { describe, expect, test } from 'vitest';

import type { WorldEvent } from '../../db/events';
import { testApp } from '../app.fixture';

type Round = components['schemas']['DoubleRound'];
type Bet = components['schemas']['DoubleBet'];
type Color = components['schemas']['DoubleColor'];

const DAY = 86_400_000;
const COLORS = ['white', 'red', 'black'] as const;
const dataOf = <T>({ body }: { body: unknown }): T => (body as { data: T }).data;
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** The clock is at the opening of a round. */
async function table() {
  const app = testApp();
  const { world, call } = app;
  // So that the game's own limits apply.
  world.settings.casino_bet_max_total = 900_000;
  const token = await app.logIn();
  const began = world.clock.now();
  const heard: { at: number; event: WorldEvent }[] = [];
  world.events.subscribe((event) => heard.push({ at: world.clock.now() - began, event }));

  const current = async () => dataOf<Round>(await call('getCurrentDoubleRound'));
  const bet = async (color: Color, amount = 1000, as = token) =>
    call('placeDoubleBet', { token: as, body: { round_id: (await current()).id, color, amount } });
  const placed = async (color: Color, amount?: number) => dataOf<Bet>(await bet(color, amount));
  const cancel = (id: string, as = token) => call('cancelDoubleBet', { token: as, path: { id } });
  const bets = async (query = '') => dataOf<Bet[]>(await call('listDoubleBets', { token: await app.logIn(), query }));
  const balance = (player = 'usr_1') => world.accounts.get(player).wallet.balances.real;
  /** In the steps of a server that ticks every 100 ms. */
  const run = (milliseconds: number) => {
    for (let passed = 0; passed < milliseconds; passed += 100) {
      world.clock.advance(100);
      world.double.tick();
    }
  };
  const leap = (milliseconds: number) => {
    world.clock.advance(milliseconds);
    world.double.tick();
  };
  const told = () => heard.filter(({ event }) => event.channel === 'games.double');
  return { ...app, token, heard, told, current, bet, placed, cancel, bets, balance, run, leap };
}

const payoutOf = (color: Color, amount: number, rolled: Color | null) => (color === rolled ? amount * (color === 'white' ? 14 : 2) : 0);

describe('a round', () => {
  test('opens, rolls and ends, each emitted on time', async () => {
    const { told, current, run } = await table();
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
    const { told, current, call, leap, reports } = await table();
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
    const { call, current } = await table();
    const { round } = await current();
    for (const id of [`dbl_${String(round + 1)}`, 'dbl_0', 'mns_1']) {
      expect((await call('getDoubleRound', { path: { id } })).status).toBe(404);
    }
  });
});

describe('the history', () => {
  test('has more than 200 rounds before the start, linked by their seeds', async () => {
    const { call, current, leap } = await table();
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
    const { call, current, leap } = await table();
    const { round } = await current();
    const newest = async () => dataOf<Round[]>(await call('listDoubleHistory', { query: 'per_page=1' }))[0]?.round;
    leap(20_999);
    expect(await newest()).toBe(round - 1);
    leap(1);
    expect(await newest()).toBe(round);
  });

  test('ends with the first round', async () => {
    const { call } = await table();
    const { meta } = (await call('listDoubleHistory', { query: 'per_page=60' })).body as { meta: { last_page: number; total: number } };
    const last = dataOf<Round[]>(await call('listDoubleHistory', { query: `per_page=60&page=${String(meta.last_page)}` }));
    expect(last.at(-1)?.round).toBe(1);
    expect(dataOf<Round[]>(await call('listDoubleHistory', { query: `per_page=60&page=${String(meta.last_page + 1)}` }))).toEqual([]);
    expect(meta.total).toBeGreaterThan(200);
  });
});

describe('a bet', () => {
  test('takes its stake at once and is paid once, before the round’s end is emitted', async () => {
    const { placed, bets, balance, current, run, heard } = await table();
    const { id } = await current();
    for (const color of COLORS) await placed(color);
    expect(balance()).toBe(122_000);
    run(20_900);
    expect(balance()).toBe(122_000);
    run(100);
    const { color: rolled } = await current();
    const paid = payoutOf(rolled ?? 'white', 1000, rolled);
    expect(balance()).toBe(122_000 + paid);
    const names = heard.filter(({ at }) => at === 21_000).map(({ event }) => event.name);
    expect(names.indexOf('UserUpdateEvent')).toBeGreaterThan(-1);
    expect(names.at(-1)).toBe('DoubleRoundFinished');
    run(60_000);
    expect(balance()).toBe(122_000 + paid);
    const expected = COLORS.map((color) => ({
      round_id: id,
      color,
      amount: 1000,
      status: color === rolled ? 'won' : 'lost',
      payout: payoutOf(color, 1000, rolled),
    }));
    expect(await bets()).toEqual(expected.toReversed().map((one) => expect.objectContaining(one)));
  });

  test('is paid once after a jump of a day, together with later bets', async () => {
    const { placed, bets, balance, current, leap, told, call, world } = await table();
    const { id } = await current();
    for (const color of COLORS) await placed(color, 2000);
    const before = told().length;
    leap(DAY);
    expect(told().length - before).toBeLessThanOrEqual(3);
    const { color: rolled } = dataOf<Round>(await call('getDoubleRound', { path: { id } }));
    const due = 119_000 + payoutOf(rolled ?? 'white', 2000, rolled);
    expect(balance()).toBe(due);
    leap(DAY);
    world.double.tick();
    leap(-3 * DAY);
    leap(3 * DAY);
    expect(balance()).toBe(due);
    expect((await bets()).filter(({ status }) => status === 'won')).toHaveLength(1);
    expect((await bets()).filter(({ status }) => status === 'lost')).toHaveLength(2);
  });

  test('is paid by the next request if no timer runs', async () => {
    const { placed, bets, balance, world } = await table();
    for (const color of COLORS) await placed(color);
    world.clock.advance(21_000);
    expect((await bets()).map(({ status }) => status)).not.toContain('open');
    expect(balance()).toBeGreaterThan(122_000);
  });

  test('fails after betting closed, and so does its cancellation', async () => {
    const { bet, placed, cancel, balance, leap, current } = await table();
    leap(14_999);
    const { id } = await placed('red');
    const totals = (await current()).totals;
    leap(1);
    const closed = { status: 409, body: { message: 'As apostas desta rodada já foram encerradas.' } };
    expect(await bet('red')).toMatchObject(closed);
    expect(await cancel(id)).toMatchObject(closed);
    leap(6000);
    expect(await bet('red')).toMatchObject(closed);
    expect(await cancel(id)).toMatchObject(closed);
    expect((await current()).totals).toEqual(totals);
    expect(balance() === 124_000 || balance() === 126_000).toBe(true);
  });

  test('is cancelled once, however often it is repeated', async () => {
    const { placed, cancel, balance, current, bets, leap } = await table();
    const { id } = await placed('black');
    expect((await current()).totals).toEqual({ white: 0, red: 0, black: 1000 });
    const answers = await Promise.all([cancel(id), cancel(id)]);
    for (const answer of answers) expect(answer).toMatchObject({ status: 200, body: { data: { id, status: 'cancelled', payout: 1000 } } });
    expect(balance()).toBe(125_000);
    expect((await current()).totals).toEqual({ white: 0, red: 0, black: 0 });
    leap(25_000);
    expect((await cancel(id)).status).toBe(200);
    expect(balance()).toBe(125_000);
    expect(await bets()).toEqual([expect.objectContaining({ id, status: 'cancelled' })]);
  });

  test.each([
    ['too little', { amount: 9 }, 422],
    ['too much', { amount: 200_001 }, 422],
    ['more than there is', { amount: 190_000 }, 422],
    ['a colour that is none', { color: 'green' }, 422],
    ['a round that is none', { round_id: 'dbl_999999999' }, 404],
    ['a round of the past', { round_id: 'dbl_7' }, 409],
  ])('of %s takes no stake', async (_, change, status) => {
    const { call, token, current, balance, bets } = await table();
    const { id, totals } = await current();
    const answer = await call('placeDoubleBet', { token, body: { round_id: id, color: 'red', amount: 1000, ...change } });
    expect(answer.status).toBe(status);
    expect(balance()).toBe(125_000);
    expect(await bets()).toEqual([]);
    expect((await current()).totals).toEqual(totals);
  });

  test.each([
    ['the casino if it is narrower', { casino_bet_min_total: 30, casino_bet_max_total: 500 }, [29, 501], ['R$ 0,30', 'R$ 5,00'], 500],
    [
      'the game if it is narrower',
      { casino_bet_min_total: 1, casino_bet_max_total: 900_000 },
      [9, 200_001],
      ['R$ 0,10', 'R$ 2.000,00'],
      10,
    ],
  ])('has the limits of %s (SPEC E6, G3)', async (_, limits, [low, high], [min, max], accepted) => {
    const { bet, balance, world } = await table();
    Object.assign(world.settings, limits);
    expect(await bet('red', low)).toMatchObject({ status: 422, body: { errors: { amount: [`O valor mínimo é ${String(min)}.`] } } });
    expect(await bet('red', high)).toMatchObject({ status: 422, body: { errors: { amount: [`O valor máximo é ${String(max)}.`] } } });
    expect(balance()).toBe(125_000);
    expect(await bet('red', accepted)).toMatchObject({ status: 201 });
  });

  test('by a blocked player takes no stake', async () => {
    const { bet, logIn, world, current } = await table();
    expect(await bet('red', 1000, await logIn('carla@exemplo.invalid'))).toMatchObject({ status: 403, body: { status: 'pending_kyc' } });
    const account = world.accounts.get('usr_1');
    world.accounts.setProtection(account, { ...account.protection, limits: [{ type: 'bet', period: 'day', value: 1500, pending: null }] });
    expect((await bet('red')).status).toBe(201);
    expect(await bet('red')).toMatchObject({ status: 403, body: { status: 'limit_reached' } });
    expect((await current()).totals.red).toBe(1000);
  });

  test('is listed by page and by round, and contributes a fifth to wagering', async () => {
    const { placed, bets, leap, world } = await table();
    await placed('white', 100);
    leap(25_000);
    const later = await placed('red', 200);
    expect((await bets()).map(({ amount }) => amount)).toEqual([200, 100]);
    expect(await bets(`round_id=${later.round_id}`)).toEqual([later]);
    expect((await bets('per_page=1&page=2')).map(({ amount }) => amount)).toEqual([100]);
    expect(await bets('round_id=nothing')).toEqual([]);
    expect(world.accounts.get('usr_1').contributions.at(-1)).toMatchObject({ game: 'Double', stake: 100, percent: 20, counted: 20 });
  });
});

test('two players have separate bets, and the table has both', async () => {
  const { bet, cancel, current, call, leap, logIn, balance, world, bets, heard } = await table();
  world.players.update('usr_2', { verification: 'approved' });
  world.accounts.adjustBalance('usr_2', 50_000);
  const bruno = await logIn('bruno@exemplo.invalid');
  const answers = await Promise.all(COLORS.flatMap((color) => [bet(color, 1000), bet(color, 300, bruno)]));
  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(201));
  expect(new Set(answers.map((answer) => dataOf<Bet>(answer).id)).size).toBe(6);
  const { totals, id } = await current();
  expect(totals).toEqual({ white: 1300, red: 1300, black: 1300 });
  const [mine] = await bets();
  expect((await cancel(mine?.id ?? '', bruno)).status).toBe(404);
  leap(21_000);
  const { color: rolled } = dataOf<Round>(await call('getDoubleRound', { path: { id } }));
  expect(balance('usr_1')).toBe(122_000 + payoutOf(rolled ?? 'white', 1000, rolled));
  expect(balance('usr_2')).toBe(49_100 + payoutOf(rolled ?? 'white', 300, rolled));
  const updated = heard.filter(({ at, event }) => at === 21_000 && event.name === 'UserUpdateEvent').map(({ event }) => event.channel);
  expect(updated.toSorted()).toEqual(['users.usr_1', 'users.usr_2'].map((channel) => expect.stringContaining(channel)));
});

describe('the totals', () => {
  test('are emitted at most once a second, the last ones included', async () => {
    const { told, run, current, world } = await table();
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
    const { told, placed, leap } = await table();
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
  const { told, run, leap, current } = await table();
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
