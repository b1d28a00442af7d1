import type { components } from '@generated/schema';
import { describe, expect, test } from 'vitest';

import { dataOf } from '../app.fixture';
import { COLORS, doubleTable, payoutOf } from './double-table.fixture';

type Round = components['schemas']['DoubleRound'];
type Bet = components['schemas']['DoubleBet'];

const DAY = 86_400_000;

describe('a bet', () => {
  test('takes its stake at once and is paid once, before the round’s end is emitted', async () => {
    const { placed, bets, balance, current, run, heard } = await doubleTable();
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
    const { placed, bets, balance, current, leap, told, call, world } = await doubleTable();
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
    const { placed, bets, balance, world } = await doubleTable();
    for (const color of COLORS) await placed(color);
    world.clock.advance(21_000);
    expect((await bets()).map(({ status }) => status)).not.toContain('open');
    expect(balance()).toBeGreaterThan(122_000);
  });

  test('fails after betting closed, and so does its cancellation', async () => {
    const { bet, placed, cancel, balance, leap, current } = await doubleTable();
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
    const { placed, cancel, balance, current, bets, leap } = await doubleTable();
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
    const { call, token, current, balance, bets } = await doubleTable();
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
    const { bet, balance, world } = await doubleTable();
    Object.assign(world.settings, limits);
    expect(await bet('red', low)).toMatchObject({ status: 422, body: { errors: { amount: [`O valor mínimo é ${String(min)}.`] } } });
    expect(await bet('red', high)).toMatchObject({ status: 422, body: { errors: { amount: [`O valor máximo é ${String(max)}.`] } } });
    expect(balance()).toBe(125_000);
    expect(await bet('red', accepted)).toMatchObject({ status: 201 });
  });

  test('by a blocked player takes no stake', async () => {
    const { bet, logIn, world, current } = await doubleTable();
    expect(await bet('red', 1000, await logIn('carla@exemplo.invalid'))).toMatchObject({ status: 403, body: { status: 'pending_kyc' } });
    const account = world.accounts.get('usr_1');
    world.accounts.setProtection(account, { ...account.protection, limits: [{ type: 'bet', period: 'day', value: 1500, pending: null }] });
    expect((await bet('red')).status).toBe(201);
    expect(await bet('red')).toMatchObject({ status: 403, body: { status: 'limit_reached' } });
    expect((await current()).totals.red).toBe(1000);
  });

  test('is listed by page and by round, and contributes a fifth to wagering', async () => {
    const { placed, bets, leap, world } = await doubleTable();
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
  const { bet, cancel, current, call, leap, logIn, balance, world, bets, heard } = await doubleTable();
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
