import type { components } from '@generated/schema';
import { describe, expect, test } from 'vitest';

import { restoreSnapshot, saveSnapshot } from '../db/snapshot';
import { HOUR, MINUTE } from '../domain/calendar';
import { UNPROTECTED } from '../domain/protection/protection';
import { createTestWorld } from '../world.fixture';
import { settleLeg } from '../domain/book/quotes';
import type { OfferedLeg } from './third-party-app.fixture';
import { testThirdParties } from './third-party-app.fixture';

type Bet = components['schemas']['SportsBet'];

async function atTheBook() {
  const stand = testThirdParties();
  const token = await stand.sportsToken();
  const place = (bets: unknown, key?: string, as = token) =>
    stand.control('POST /sports/bets', { bets }, { Authorization: `Bearer ${as}`, ...(key !== undefined && { 'Idempotency-Key': key }) });
  const list = async (as = token) => {
    const { status, body } = await stand.control('GET /sports/bets', undefined, { Authorization: `Bearer ${as}` });
    expect(status).toBe(200);
    return body as { data: Bet[]; balance: number };
  };
  const legs = (count: number): OfferedLeg[] =>
    stand
      .events()
      .filter(({ startsAt }) => startsAt > stand.world.clock.now() + 10 * MINUTE)
      .slice(0, count)
      .map((event) => stand.offered(event));
  const single = (stake: number, leg = legs(1)[0]) => ({ type: 'single', stake, legs: [leg] });
  return { ...stand, token, place, list, legs, single };
}

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

describe('a bet', () => {
  test('is paid once when its event ends, as the sportsbook reports', async () => {
    const { place, list, events, offered, balance, world, sportsToken } = await atTheBook();
    const { seed } = world.sportsBook;
    const coming = events()
      .filter(({ startsAt }) => startsAt > world.clock.now())
      .slice(0, 40);
    for (const event of coming) {
      expect((await place([{ type: 'single', stake: 100, legs: [offered(event)] }])).status).toBe(201);
      world.clock.advance(200);
    }
    const after = balance();
    world.clock.advance(48 * HOUR);
    world.tick();
    const { data } = await list(await sportsToken());
    const paid = { won: 0, lost: 0, void: 0 };
    for (const { status, potential, stake } of data) {
      if (status === 'won') paid.won += potential;
      if (status === 'void') paid.void += stake;
      if (status === 'lost') paid.lost += stake;
    }
    expect(data.every(({ status, legs }) => status === legs[0]?.status)).toBe(true);
    expect(Math.min(paid.won, paid.lost, paid.void)).toBeGreaterThan(0);
    expect(balance()).toBe(after + paid.won + paid.void);
    const account = world.accounts.get('usr_1');
    expect(account.wallet.stakes).toEqual({});
    const given = [...account.journal.values()].filter(({ source }) => source === 'Refund');
    expect(given.reduce((sum, { amount }) => sum + amount, 0)).toBe(paid.void);
    for (let look = 0; look < 3; look += 1) {
      world.clock.advance(look * HOUR - HOUR);
      world.tick();
    }
    expect(balance()).toBe(after + paid.won + paid.void);
    const [first] = world.sportsBook.bets('usr_1');
    expect(first && settleLeg(seed, first.legs[0] ?? { event_id: '', market: '', selection: '' }, world.clock.now())).toBe(first?.status);
  });

  test('is still open in a restored world, and is paid there', async () => {
    const { place, single, world, token } = await atTheBook();
    await place([single(1000)]);
    const later = createTestWorld();
    restoreSnapshot(later, saveSnapshot(world));
    expect(saveSnapshot(later)).toBe(saveSnapshot(world));
    expect(later.sportsTokens.findPlayerId(token)).toBe('usr_1');
    later.clock.advance(48 * HOUR);
    later.tick();
    expect(later.sportsBook.bets('usr_1')).toMatchObject([{ status: expect.stringMatching(/^(won|lost|void)$/) }]);
    expect(later.accounts.get('usr_1').wallet.stakes).toEqual({});
    later.reset();
    expect([later.sportsBook.bets('usr_1'), later.sportsTokens.findPlayerId(token)]).toEqual([[], undefined]);
  });

  test('is placed with odds that changed a moment ago, and not with older ones', async () => {
    const { place, single, legs, world, events, offered } = await atTheBook();
    const [leg] = legs(1);
    const current = () => {
      const event = events().find(({ id }) => id === leg?.event_id);
      return event && offered(event).odds;
    };
    // The clock moves to the next price of an event that has not begun.
    while (current() === leg?.odds) world.clock.advance(10_000);
    expect((await place([single(1000, leg)])).status).toBe(201);
    world.clock.advance(20_000);
    expect((await place([single(1000, leg)])).status).toBe(409);
  });
});

describe('an open bet', () => {
  type BookBet = Bet & { cash_out: number | null; paid: number | null };

  async function openBet() {
    const stand = await atTheBook();
    await stand.place([stand.single(1000)]);
    const bet = async () => {
      const [first] = (await stand.list(await stand.sportsToken())).data as BookBet[];
      if (first === undefined) throw new Error('there is no bet');
      return first;
    };
    const end = (id: string, amount: number, key?: string, token = stand.token, share?: number) =>
      stand.control(
        `POST /sports/bets/${id}/cash-out`,
        { amount, ...(share !== undefined && { share }) },
        {
          Authorization: `Bearer ${token}`,
          ...(key !== undefined && { 'Idempotency-Key': key }),
        },
      );
    return { ...stand, bet, end };
  }

  test('is ended early for its offer, once, and keeps that state after its event', async () => {
    const { bet, end, balance, world } = await openBet();
    const { id, cash_out: offer } = await bet();
    // The offer is the stake less the margin, because the odds have not moved.
    expect(offer).toBe(950);
    const answers = [await end(id, 950, 'one-intent'), await end(id, 950, 'one-intent')];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(balance()).toBe(124_950);
    expect(await end(id, 950)).toMatchObject({ status: 409, body: { message: expect.stringContaining('já terminou') } });
    expect(await bet()).toMatchObject({ status: 'cashed_out', paid: 950, cash_out: null });
    world.clock.advance(48 * HOUR);
    world.tick();
    expect(await bet()).toMatchObject({ status: 'cashed_out', paid: 950 });
    expect([balance(), world.accounts.get('usr_1').wallet.stakes]).toEqual([124_950, {}]);
  });

  test('is ended in part, once, and its rest is settled with its event', async () => {
    const { bet, end, balance, list, sportsToken, world } = await openBet();
    const { id, potential } = await bet();
    const part = () => end(id, 237, 'one-intent', undefined, 25);
    expect([(await part()).status, (await part()).status]).toEqual([200, 200]);
    expect(await end(id, 237, 'one-intent', undefined, 50)).toMatchObject({ status: 409 });
    expect(balance()).toBe(124_237);
    const { data } = await list();
    expect(data).toMatchObject([
      { stake: 250, status: 'cashed_out', paid: 237 },
      { id, stake: 750, status: 'open', cash_out: 712 },
    ]);
    const account = world.accounts.get('usr_1');
    expect(account.wallet.stakes).toMatchObject({ [id]: { amount: 750, real: 750 } });
    expect([...account.bets.values()].filter(({ kind }) => kind === 'sports').map(({ stake }) => stake)).toEqual([750, 250]);
    world.clock.advance(48 * HOUR);
    world.tick();
    const rest = (await list(await sportsToken())).data.find((one) => one.id === id);
    const paid = rest?.status === 'won' ? rest.potential : rest?.status === 'void' ? 750 : 0;
    expect(rest?.potential).toBeLessThanOrEqual(potential);
    expect([balance(), account.wallet.stakes]).toEqual([124_237 + paid, {}]);
  });

  test('brings a notice when its event ends, unless the player wants none', async () => {
    const { single, place, world } = await openBet();
    await place([single(500)]);
    const notices = () => world.notices.forPlayer('usr_1').filter(({ type }) => type === 'bet');
    expect(notices()).toEqual([]);
    world.clock.advance(48 * HOUR);
    world.tick();
    expect(notices()).toHaveLength(2);
    expect(notices()[0]).toMatchObject({
      title: expect.stringMatching(/^Aposta esportiva (ganha|perdida|anulada)$/),
      url: '/sports?tab=resolvidas',
    });
    world.notices.mute('usr_1', 'bet', true);
    world.tick();
    expect(notices()).toHaveLength(2);
  });

  test('is not ended for another amount, by another player, or after its event', async () => {
    const { bet, end, balance, world, sportsToken } = await openBet();
    const { id } = await bet();
    expect(await end(id, 951)).toMatchObject({ status: 409, body: { message: expect.stringContaining('O valor mudou') } });
    expect(await end('spt_0', 950)).toMatchObject({ status: 404 });
    world.clock.advance(48 * HOUR);
    expect(await end(id, 950, undefined, await sportsToken())).toMatchObject({ status: 409 });
    const { status, potential } = await bet();
    expect(balance()).toBe(124_000 + (status === 'won' ? potential : status === 'void' ? 1000 : 0));
  });
});
