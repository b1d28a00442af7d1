import type { components } from '@generated/schema';

import type { WorldEvent } from '../../db/events';
import { dataOf, testApp } from '../app.fixture';

type Round = components['schemas']['DoubleRound'];
type Bet = components['schemas']['DoubleBet'];
type Color = components['schemas']['DoubleColor'];

/** Colours on which a player can bet. */
export const COLORS = ['white', 'red', 'black'] as const;

/**
 * Creates a backend, a player who can bet, and a clock at the opening of a round. `heard` has the events, with the ms since then, but without
 * the results of live tables; `told` returns those of the table only. `bet` bets on the current round and returns the response, as `cancel`
 * does; `placed` and `bets` expect success. `bets` logs the player in again. `leap` advances the clock with a single tick. `balance` is the
 * real balance. Amounts are in cents, and a bet has R$ 10 unless another amount is given.
 */
export async function doubleTable() {
  const app = testApp();
  const { world, call } = app;
  // The casino's limit is higher, so that the game's own limits apply.
  world.settings.casino_bet_max_total = 900_000;
  const token = await app.logIn();
  const began = world.clock.now();
  const heard: { at: number; event: WorldEvent }[] = [];
  world.events.subscribe((event) => {
    if (event.name !== 'LiveTableResultEvent') heard.push({ at: world.clock.now() - began, event });
  });

  const current = async () => dataOf<Round>(await call('getCurrentDoubleRound'));
  const bet = async (color: Color, amount = 1000, as = token) =>
    call('placeDoubleBet', { token: as, body: { round_id: (await current()).id, color, amount } });
  const placed = async (color: Color, amount?: number) => dataOf<Bet>(await bet(color, amount));
  const cancel = (id: string, as = token) => call('cancelDoubleBet', { token: as, path: { id } });
  const bets = async (query = '') => dataOf<Bet[]>(await call('listDoubleBets', { token: await app.logIn(), query }));
  const balance = (player = 'usr_1') => world.accounts.get(player).wallet.balances.real;
  /** Advances the clock in the steps of a server that ticks every 100 ms. */
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

/** Returns the payout of a bet, stake included, by the published odds. @param rolled null before the roll, which pays 0 */
export const payoutOf = (color: Color, amount: number, rolled: Color | null) =>
  color === rolled ? amount * (color === 'white' ? 14 : 2) : 0;
