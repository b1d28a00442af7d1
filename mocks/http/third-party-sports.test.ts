import { describe, expect, test } from 'vitest';

import { MINUTE } from '../domain/calendar';
import { UNPROTECTED } from '../domain/protection/protection';
import { testThirdParties } from './third-party-app.fixture';
import type { Bet } from './third-party-sports.fixture';
import { atTheBook } from './third-party-sports.fixture';

test('the sportsbook publishes its seed, clock and limits', async () => {
  const { control, world } = testThirdParties();
  world.settings.sport_bet_min_single = 25;
  expect(await control('GET /sports/book')).toMatchObject({
    status: 200,
    body: { data: { seed: 'palpite', server_time: '2026-11-21T14:05:00-03:00', limits: { min_single: 25, min_total: 50 } } },
  });
});

test('a token authenticates its player for a quarter of an hour; without one nothing is returned', async () => {
  const { place, single, token, control, world } = await atTheBook();
  for (const given of [undefined, 'Bearer spb_0', token]) {
    const headers: Record<string, string> = given === undefined ? {} : { Authorization: given };
    expect(await control('GET /sports/bets', undefined, headers)).toMatchObject({ status: 401 });
    expect(await control('POST /sports/bets', { bets: [single(1000)] }, headers)).toMatchObject({ status: 401 });
  }
  world.clock.advance(15 * MINUTE - 1);
  expect((await place([single(1000)])).status).toBe(201);
  world.clock.advance(1);
  expect(await place([single(1000)])).toMatchObject({ status: 401, body: { message: 'Unauthenticated.' } });
});

describe('a slip', () => {
  test('is placed as a whole and staked at once; the newest bet is listed first', async () => {
    const { place, list, single, legs, balance, world } = await atTheBook();
    const [one, two, three] = legs(3);
    const answer = await place([single(1000, one), { type: 'multiple', stake: 500, legs: [two, three] }]);
    expect(answer.status).toBe(201);
    const { data, balance: told } = answer.body as { data: Bet[]; balance: number };
    const odds = [two, three].map((leg) => (leg?.odds ?? 0) / 1000);
    expect(data).toMatchObject([
      {
        type: 'single',
        stake: 1000,
        odds: (one?.odds ?? 0) / 1000,
        potential: Math.floor((1000 * (one?.odds ?? 0)) / 1000),
        status: 'open',
      },
      { type: 'multiple', stake: 500, legs: [{ odds: odds[0], status: 'open' }, { odds: odds[1] }] },
    ]);
    expect([told, balance()]).toEqual([123_500, 123_500]);
    world.clock.advance(MINUTE);
    await place([single(700)]);
    expect((await list()).data.map(({ stake }) => stake)).toEqual([700, 500, 1000]);
    expect(world.accounts.get('usr_1').wallet.stakes[data[0]?.id ?? '']).toMatchObject({
      game: null,
      contributionPercent: 50,
      amount: 1000,
    });
  });

  test('is placed once per key, also concurrently and with a new token', async () => {
    const { place, list, single, balance, sportsToken } = await atTheBook();
    const bets = [single(1000)];
    const answers = await Promise.all(Array.from({ length: 20 }, () => place(bets, 'one-intent')));
    answers.push(await place(bets, 'one-intent', await sportsToken()));
    for (const { status, body } of answers) expect([status, body]).toEqual([201, answers[0]?.body]);
    expect([balance(), (await list()).data.length]).toEqual([124_000, 1]);
    expect(await place([single(2000)], 'one-intent')).toMatchObject({ status: 409 });
  });

  test('is rejected as a whole if one bet is invalid', async () => {
    const { place, list, single, legs, balance, world } = await atTheBook();
    const [one, two] = legs(2);
    const moved = { ...two, odds: (two?.odds ?? 0) + 10 };
    for (const [bets, status, message] of [
      [[single(1000, one), { type: 'single', stake: 1000, legs: [moved] }], 409, 'As odds mudaram. Confira e aposte de novo.'],
      [[{ type: 'single', stake: 1000, legs: [{ ...one, event_id: 'serie-ouro-1-0' }] }], 409, /não está mais disponível/],
      [[{ type: 'multiple', stake: 1000, legs: [one, one] }], 422, /mesmo evento/],
      [[single(9, one), single(100, two)], 422, 'O mínimo por aposta é R$ 0,10.'],
      [[single(24, one), single(25, two)], 422, 'O total mínimo é R$ 0,50.'],
      [[single(100_000, one), single(29_001, two)], 422, 'Saldo insuficiente.'],
    ] as const) {
      const answer = await place(bets);
      const { message: told, errors = {} } = answer.body as { message: string; errors?: Record<string, string[]> };
      expect([answer.status, Object.values(errors).flat()[0] ?? told]).toEqual([
        status,
        typeof message === 'string' ? message : expect.stringMatching(message),
      ]);
    }
    for (const bets of [
      [],
      [{}],
      'x',
      [{ ...single(1000, one), type: 'system' }],
      [single(0.5, one)],
      Array.from({ length: 21 }, () => single(100, one)),
    ]) {
      expect(await place(bets)).toMatchObject({ status: 422, body: { errors: expect.any(Object) } });
    }
    expect([(await list()).data, balance()]).toEqual([[], 125_000]);
    expect(world.accounts.get('usr_1').wallet.stakes).toEqual({});
  });

  test('is rejected if the player is blocked or a limit forbids its total', async () => {
    const { place, list, single, balance, world } = await atTheBook();
    const account = world.accounts.get('usr_1');
    const limits = [{ type: 'bet', period: 'day', value: 1999, pending: null }] as const;
    world.accounts.setProtection(account, { ...UNPROTECTED, limits });
    expect(await place([single(1000), single(1000)])).toMatchObject({ status: 403, body: { status: 'limit_reached' } });
    expect((await place([single(1000), single(999)])).status).toBe(201);
    world.accounts.setProtection(account, { ...UNPROTECTED, suspendedUntil: world.clock.now() + 1 });
    expect(await place([single(1000)])).toMatchObject({ status: 403, body: { status: 'suspended' } });
    world.accounts.setProtection(account, UNPROTECTED);
    world.players.update('usr_1', { verification: 'pending_face_id' });
    expect(await place([single(1000)])).toMatchObject({ status: 403, body: { status: 'pending_face_id' } });
    expect([(await list()).data.length, balance()]).toEqual([2, 123_001]);
  });

  test('leaves nothing behind if an earlier bet of it exhausts a limit', async () => {
    const { place, list, single, balance, world } = await atTheBook();
    world.accounts.adjustBalance('usr_1', 1000 - balance());
    const limits = [{ type: 'bet', period: 'day', value: 1000, pending: null }] as const;
    const account = world.accounts.get('usr_1');
    world.accounts.setProtection(account, { ...UNPROTECTED, limits });
    const before = account.wallet.balances;
    expect(await place([single(1000), single(1000)])).toMatchObject({ status: 403, body: { status: 'limit_reached' } });
    expect([(await list()).data, account.wallet.balances, account.wallet.stakes]).toEqual([[], before, {}]);
  });

  test('is rejected while the sportsbook is disabled', async () => {
    const { place, single, world } = await atTheBook();
    world.settings.sport_enabled = false;
    expect(await place([single(1000)])).toMatchObject({ status: 409, body: { message: 'As apostas esportivas estão em manutenção.' } });
  });

  test('is rejected after ten within a second', async () => {
    const { place, single } = await atTheBook();
    const answers = [];
    for (let slip = 0; slip < 11; slip += 1) answers.push((await place([single(100)])).status);
    expect(answers).toEqual([...Array.from({ length: 10 }, () => 201), 429]);
  });
});
