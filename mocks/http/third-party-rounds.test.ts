import { describe, expect, test } from 'vitest';

import { SECOND } from '../domain/calendar';
import type { Spin } from '../domain/slot/spin';
import { testThirdParties } from './third-party-app.fixture';
import { type Round, seated } from './third-party-games.fixture';

describe('a round', () => {
  test('is staked and paid at once, as its reels show', async () => {
    const { play, world, balance, heard } = await seated();
    let expected = 125_000;
    for (let round = 0; round < 10; round += 1) {
      const { amount, win, shown, balance: told } = await play(1000);
      const { wins, grid } = shown as Spin;
      expected += (win ?? 0) - amount;
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
    ['1', 100, {}],
    ['2', 10, { red: 1000 }],
    ['4', 10, { red: 1000 }],
    ['9', 10, { small: 1000 }],
    ['10', 100, {}],
  ])('of a game in category %s contributes %i % to wagering', async (category, percent, choice) => {
    const probe = testThirdParties();
    const game = probe.world.catalogue.games.find(
      (one) => one.category.id === category && one.minBet <= 1000 && (category !== '2' || one.kind === 'roulette'),
    );
    const { play, world } = await seated(game?.id);
    const before = world.accounts.get('usr_1').wallet.bonuses[0]?.wagered ?? 0;
    await play(1000, choice);
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

describe('an open round', () => {
  /** Seats a player at a game of a kind, and starts rounds until one is open. */
  async function inOpenRound(kind: 'blackjack' | 'crash', choice?: object) {
    const games = testThirdParties().world.catalogue.games;
    const table = await seated(games.find((game) => game.kind === kind && game.minBet <= 1000 && game.maxBet >= 1000)?.id);
    let round = await table.play(1000, choice);
    while (round.win !== null) {
      table.world.clock.advance(SECOND);
      round = await table.play(1000, choice);
    }
    return { ...table, round, before: table.balance() };
  }

  test('is decided by the player, and shows no hidden card before its end', async () => {
    const { round, decide, roundOf, load, balance, before } = await inOpenRound('blackjack');
    expect(round).toMatchObject({ shown: { dealer: [expect.any(Number)] }, actions: ['hit', 'stand', 'double'] });
    expect((await load()).body).toMatchObject({ data: { round: { id: round.id, win: null } } });
    const { win, shown, balance: told } = roundOf(await decide('stand'));
    expect((shown as { dealer: number[] }).dealer.length).toBeGreaterThan(1);
    expect([told, balance()]).toEqual([before + (win ?? NaN), before + (win ?? NaN)]);
    expect(await decide('hit')).toMatchObject({ status: 422 });
  });

  test('takes the stake a second time to double, and pays both', async () => {
    const { decide, roundOf, close, balance, before, world } = await inOpenRound('blackjack');
    const { bet } = world.play.dump().sessions.at(-1) ?? { bet: NaN };
    const { win } = roundOf(await decide('double'));
    expect(balance()).toBe(before - 1000 + (win ?? NaN));
    expect((await close()).bet).toBe(bet + 1000);
    expect(world.accounts.get('usr_1').wallet.stakes).toEqual({});
  });

  test('is not doubled without the money for it', async () => {
    const { decide, world, balance } = await inOpenRound('blackjack');
    for (const { id } of world.accounts.get('usr_1').wallet.bonuses) world.rewards.giveUp('usr_1', id);
    world.accounts.adjustBalance('usr_1', 999 - balance());
    expect(await decide('double')).toMatchObject({ status: 422, body: { message: 'Saldo insuficiente.' } });
    expect((await decide('stand')).status).toBe(200);
  });

  test('must end before the next one', async () => {
    const { spin, balance, before } = await inOpenRound('blackjack');
    expect(await spin()).toMatchObject({ status: 422, body: { errors: { amount: [expect.stringMatching(/^Termine/)] } } });
    expect(balance()).toBe(before);
  });

  test('is played to its end when the game is closed', async () => {
    const { close, world, round } = await inOpenRound('blackjack');
    await close();
    expect(world.play.session(world.play.dump().sessions.at(-1)?.id ?? '')?.round).toMatchObject({
      id: round.id,
      outcome: { win: expect.any(Number) },
    });
    expect(world.accounts.get('usr_1').wallet.stakes).toEqual({});
  });

  test('of a flight ends by itself at the crash or the automatic cash-out', async () => {
    const { world, load, balance, before } = await inOpenRound('crash', { target: 150 });
    world.clock.advance(10 * SECOND);
    const { win } = ((await load()).body as { data: { round: Round } }).data.round;
    expect([0, 1500]).toContain(win);
    expect(balance()).toBe(before + (win ?? NaN));
  });

  test('of a flight pays the multiplier of the moment', async () => {
    const { decide, roundOf } = await inOpenRound('crash', { target: 100_000 });
    expect(roundOf(await decide('cash-out'))).toMatchObject({ win: 1000, shown: { cashedOut: 100 } });
  });
});
