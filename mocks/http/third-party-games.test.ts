import { describe, expect, test } from 'vitest';

import { MINUTE, SECOND } from '../domain/calendar';
import { seated } from './third-party-games.fixture';

describe('a session', () => {
  test('returns the game and the balance, if loaded within five minutes', async () => {
    const { load, game, session, world } = await seated();
    const { id, name, kind, minBet, maxBet, rtp } = game;
    const answer = await load();
    expect(answer).toMatchObject({ status: 200 });
    expect(answer.body).toEqual({
      data: {
        session_id: session,
        game: { id, name, kind, provider: game.provider.name, min_bet: minBet, max_bet: maxBet, rtp: rtp / 100 },
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
    const won = rounds.reduce((sum, { win }) => sum + (win ?? 0), 0);
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
