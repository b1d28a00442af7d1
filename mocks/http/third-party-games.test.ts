import type { components } from '@generated/schema';
import { describe, expect, test } from 'vitest';

import { MINUTE, SECOND } from '../domain/calendar';
import { UNPROTECTED } from '../domain/protection/protection';
import type { Spin } from '../domain/slot/spin';
import { testThirdParties } from './third-party-app.fixture';

type Summary = components['schemas']['GameSessionSummary'];
type Round = Spin & { id: string; amount: number; balance: number };

async function seated(gameId = '1001') {
  const stand = testThirdParties();
  const token = await stand.logIn();
  const game = stand.world.catalogue.game(gameId);
  if (game === undefined) throw new Error(`there is no game ${gameId}`);
  const session = await stand.launch(token, gameId);
  const heard: object[] = [];
  stand.world.events.subscribe(({ name, payload }) => heard.push({ name, payload }));
  const load = (id = session) => stand.control(`GET /games/${id}`);
  const spin = (amount: unknown = 1000, key?: string, id = session) =>
    stand.control(`POST /games/${id}/spin`, { amount }, key === undefined ? {} : { 'Idempotency-Key': key });
  const play = async (amount = 1000) => {
    const { status, body } = await spin(amount);
    expect(status).toBe(200);
    return (body as { data: Round }).data;
  };
  const close = async (id = session) => {
    const { status, body } = await stand.call('closeGameSession', { token: await stand.logIn(), path: { id } });
    expect(status).toBe(200);
    return (body as { data: Summary }).data;
  };
  const protect = (change: object) => {
    const account = stand.world.accounts.get('usr_1');
    stand.world.accounts.setProtection(account, { ...UNPROTECTED, ...change });
  };
  const played = () => Object.values(stand.world.accounts.get('usr_1').dailyTotals).reduce((sum, { seconds }) => sum + seconds, 0);
  return { ...stand, token, game, session, heard, load, spin, play, close, protect, played };
}

describe('a session', () => {
  test('returns the game and the balance, if loaded within five minutes', async () => {
    const { load, game, session, world } = await seated();
    const { id, name, minBet, maxBet, rtp } = game;
    const answer = await load();
    expect(answer).toMatchObject({ status: 200 });
    expect(answer.body).toEqual({
      data: {
        session_id: session,
        game: { id, name, provider: game.provider.name, min_bet: minBet, max_bet: maxBet, rtp: rtp / 100 },
        balance: 125_000,
      },
    });
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    const other = world.play.open('usr_1', '1002').id;
    world.clock.advance(5 * MINUTE);
    expect(await load()).toMatchObject({ status: 200 });
    expect(await load(other)).toMatchObject({ status: 404 });
  });

  test('that is unknown or closed is a 404', async () => {
    const { load, close, spin } = await seated();
    expect(await load('gms_0')).toMatchObject({ status: 404, body: { message: expect.any(String) } });
    expect(await spin(1000, undefined, 'gms_0')).toMatchObject({ status: 404 });
    await close();
    expect(await load()).toMatchObject({ status: 404 });
  });

  test('of a blocked player returns the reason', async () => {
    const { load, spin, protect, world, balance } = await seated();
    const now = world.clock.now();
    const limit = { type: 'bet', period: 'day', value: 0, pending: null } as const;
    for (const [change, status] of [
      [{ suspendedUntil: now + MINUTE }, 'suspended'],
      [{ exclusion: { until: null, withdrawUntil: now } }, 'excluded'],
      [{ limits: [limit] }, 'limit_reached'],
    ] as const) {
      protect(change);
      expect(await load()).toMatchObject({ status: 403, body: { status } });
      expect(await spin()).toMatchObject({ status: 403, body: { status } });
    }
    expect(balance()).toBe(125_000);
  });

  test('is closed with its totals, and closing twice changes nothing', async () => {
    const { play, close, spin, world } = await seated();
    const rounds = [];
    for (let round = 0; round < 20; round += 1) {
      rounds.push(await play(1000));
      world.clock.advance(2 * SECOND);
    }
    const won = rounds.reduce((sum, { win }) => sum + win, 0);
    const summary = { seconds: 40, bet: 20_000, won, net: won - 20_000 };
    expect(won).toBeGreaterThan(0);
    expect(await close()).toEqual(summary);
    expect(await spin()).toMatchObject({ status: 409, body: { message: 'Esta sessão de jogo terminou.' } });
    world.clock.advance(MINUTE);
    expect(await close()).toEqual(summary);
  });

  test('is closed after half an hour of inactivity', async () => {
    const { play, close, spin, world } = await seated();
    world.clock.advance(10 * MINUTE);
    await play();
    world.clock.advance(30 * MINUTE - 1);
    expect((await spin()).status).toBe(200);
    world.clock.advance(3 * 60 * MINUTE);
    world.tick();
    expect(world.play.dump().sessions).toMatchObject([{ closedAt: world.clock.now() - 150 * MINUTE }]);
    expect(await spin()).toMatchObject({ status: 409 });
    expect(await close()).toMatchObject({ seconds: 70 * 60, bet: 2000 });
  });

  test('does not close another session of the same game', async () => {
    const { launch, token, spin, session } = await seated();
    const other = await launch(token);
    expect((await spin(1000, undefined, session)).status).toBe(200);
    expect((await spin(1000, undefined, other)).status).toBe(200);
  });
});

describe('a round', () => {
  test('is staked and paid at once, as its reels show', async () => {
    const { play, world, balance, heard } = await seated();
    let expected = 125_000;
    for (let round = 0; round < 10; round += 1) {
      const { amount, win, wins, grid, balance: told } = await play(1000);
      expected += win - amount;
      expect([told, balance()]).toEqual([expected, expected]);
      expect(grid.map((reel) => reel.length)).toEqual([3, 3, 3, 3, 3]);
      expect(wins.reduce((sum, line) => sum + line.amount, 0)).toBe(win);
      world.clock.advance(SECOND);
    }
    expect(world.accounts.get('usr_1').wallet.stakes).toEqual({});
    expect(heard.filter((event) => 'name' in event && event.name === 'UserUpdateEvent').at(-1)).toEqual({
      name: 'UserUpdateEvent',
      payload: { balance: expected },
    });
  });

  test.each([
    ['1', 100],
    ['2', 10],
    ['4', 10],
    ['9', 10],
    ['10', 100],
  ])('of a game in category %s contributes %i % to wagering', async (category, percent) => {
    const probe = testThirdParties();
    const game = probe.world.catalogue.games.find((one) => one.category.id === category && one.minBet <= 1000);
    const { play, world } = await seated(game?.id);
    const before = world.accounts.get('usr_1').wallet.bonuses[0]?.wagered ?? 0;
    await play(1000);
    const account = world.accounts.get('usr_1');
    expect(account.wallet.bonuses[0]?.wagered).toBe(before + percent * 10);
    expect(account.contributions.at(-1)).toMatchObject({ game: game?.name, percent });
  });

  test('respects the stake limits of the game and the balance', async () => {
    const { spin, game, balance, world } = await seated();
    for (const amount of [0, -1, 0.5, '1000', null]) {
      expect(await spin(amount)).toMatchObject({ status: 422, body: { errors: { amount: [expect.any(String)] } } });
    }
    expect(await spin(game.minBet - 1)).toMatchObject({ body: { errors: { amount: [expect.stringMatching(/^A aposta mínima é R\$/)] } } });
    expect(await spin(game.maxBet + 1)).toMatchObject({ body: { errors: { amount: [expect.stringMatching(/^A aposta máxima é R\$/)] } } });
    world.accounts.adjustBalance('usr_1', game.minBet - balance() - 1);
    world.rewards.giveUp('usr_1', 'rol_7');
    expect(await spin(game.minBet)).toMatchObject({ status: 422, body: { message: 'Saldo insuficiente.' } });
    expect(balance()).toBe(game.minBet - 1);
  });

  test('is paid by the bonus if real money is insufficient', async () => {
    const { play, world, balance } = await seated();
    world.accounts.adjustBalance('usr_1', -balance());
    expect((await play(1000)).balance).toBe(0);
  });

  test('is played once per key, also concurrently and after the session closed', async () => {
    const { spin, close, balance } = await seated();
    const answers = await Promise.all(Array.from({ length: 20 }, () => spin(1000, 'one-intent')));
    const [first] = answers;
    expect(first?.status).toBe(200);
    for (const answer of answers) expect(answer.body).toEqual(first?.body);
    const { bet, won } = await close();
    expect([bet, balance()]).toEqual([1000, 124_000 + won]);
    expect(await spin(1000, 'one-intent')).toMatchObject({ status: 200, body: first?.body });
    expect(await spin(2000, 'one-intent')).toMatchObject({ status: 409 });
    expect(await spin(1000, 'not a key')).toMatchObject({ status: 422 });
  });

  test('is rejected after ten within a second, and its key is released', async () => {
    const { spin, play, world, balance } = await seated();
    for (let round = 0; round < 10; round += 1) await play();
    const before = balance();
    const refused = await spin(1000, 'too-fast');
    expect(refused).toMatchObject({ status: 429, body: { message: expect.any(String) } });
    expect(refused.headers.get('Retry-After')).toBe('1');
    expect(balance()).toBe(before);
    world.clock.advance(SECOND);
    expect(await spin(1000, 'too-fast')).toMatchObject({ status: 200 });
  });
});

describe('play time', () => {
  test('is the time between rounds, at most five minutes per gap', async () => {
    const { play, close, load, played, world } = await seated();
    world.clock.advance(20 * SECOND);
    await load();
    world.clock.advance(10 * SECOND);
    await play();
    world.clock.advance(12 * MINUTE);
    await play();
    world.clock.advance(MINUTE);
    await close();
    expect(played()).toBe(30 + 300 + 60);
  });

  test('is counted once for two parallel games', async () => {
    const { launch, token, spin, played, world, session } = await seated();
    const other = await launch(token, '1002');
    for (let round = 0; round < 5; round += 1) {
      world.clock.advance(30 * SECOND);
      await spin(1000, undefined, session);
      world.clock.advance(30 * SECOND);
      await spin(1000, undefined, other);
    }
    expect(played()).toBe(300);
  });

  test('ends at its limit', async () => {
    const { play, spin, load, call, token, protect, world, heard } = await seated();
    protect({ limits: [{ type: 'time', period: 'day', value: 5, pending: null }] });
    world.clock.advance(4 * MINUTE);
    await play();
    world.clock.advance(MINUTE);
    for (const answer of [await spin(), await load(), await call('launchGame', { token, path: { id: '1001' } })]) {
      expect(answer).toMatchObject({
        status: 403,
        body: { status: 'limit_reached', message: 'Você atingiu o seu limite de tempo de hoje.' },
      });
    }
    expect(heard.filter((event) => 'name' in event && event.name === 'ProtectionEvent')).toMatchObject([
      { payload: { kind: 'time_limit', limit: 5, used: 0 } },
      { payload: { kind: 'time_limit', used: 4 } },
      { payload: { kind: 'time_limit', used: 5 } },
    ]);
  });
});
