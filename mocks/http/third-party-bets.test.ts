import { describe, expect, test } from 'vitest';

import { restoreSnapshot, saveSnapshot } from '../db/snapshot';
import { HOUR } from '../domain/calendar';
import { createTestWorld } from '../world.fixture';
import { settleLeg } from '../domain/book/quotes';
import type { Bet } from './third-party-sports.fixture';
import { atTheBook } from './third-party-sports.fixture';

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

  test('of which a part was ended still counts as a placed one if the rest is returned (SPEC Q41)', async () => {
    const { bet, end, world } = await openBet();
    const placed = () => world.accounts.get('usr_1').dailyTotals['2026-11-21']?.placed;
    const before = placed();
    expect((await end((await bet()).id, 475, 'one-intent', undefined, 50)).status).toBe(200);
    world.sportsBook.cancelOpen('usr_1');
    expect([placed(), world.accounts.get('usr_1').wallet.stakes]).toEqual([before, {}]);
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
