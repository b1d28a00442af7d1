import { Hono } from 'hono';
import type { Context } from 'hono';
import * as z from 'zod/mini';

import { createPace } from '../db/pace';
import type { Player } from '../db/players';
import { isoDateTime } from '../domain/calendar';
import type { SportsBet, BetRequest } from '../domain/sports-bets';
import { MAX_BETS, MAX_LEGS, toSportsBetDto } from '../domain/sports-bets';
import { plain } from './plain';
import { bodyOf, keyOf, Refused, sent, text, tokenOf, tooFast, whole } from './third-party-call';
import type { ThirdPartyParts } from './third-party-call';
import type { LooseAnswer } from './types';

/** Maximum slips per player and second. */
const FASTEST = 10;

const leg = z.strictObject({ event_id: text(64), market: text(64), selection: text(64), odds: whole(1000, 1_000_000) });
const bet = z.strictObject({
  type: z.enum(['single', 'multiple']),
  stake: whole(1, Number.MAX_SAFE_INTEGER),
  legs: z.array(leg).check(z.minLength(1), z.maxLength(MAX_LEGS)),
});
const slip = z.strictObject({ bets: z.array(bet).check(z.minLength(1), z.maxLength(MAX_BETS)) });

/** Routes `GET sports/book`, `GET sports/bets` and `POST sports/bets`. The sportsbook's own token authenticates the player. */
export function sportsRoutes({ world, visitOf, once }: ThirdPartyParts): Hono {
  const app = new Hono();
  const mayGoOn = createPace(world.clock, FASTEST);

  function playerOf(c: Context): Player {
    const player = world.players.byId(world.sportsTokens.playerOf(tokenOf(c) ?? '') ?? '');
    if (player === undefined) throw new Refused(plain(401, 'Unauthenticated.'));
    return player;
  }

  const told = (player: Player, bets: readonly SportsBet[]) => ({
    data: bets.map(toSportsBetDto),
    balance: world.accounts.of(player.id).wallet.balances.real,
  });

  app.get('/sports/book', () => {
    const { minSingle, minTotal } = world.sportsBook.rules();
    const limits = { min_single: minSingle, min_total: minTotal };
    return sent({ status: 200, body: { data: { seed: world.sportsBook.seed, server_time: isoDateTime(world.clock.now()), limits } } });
  });

  app.get('/sports/bets', (c) => {
    const player = playerOf(c);
    // Listing settles ended bets, so it must run before the balance is read.
    const bets = world.sportsBook.bets(player.id);
    return sent({ status: 200, body: told(player, bets) });
  });

  app.post('/sports/bets', async (c) => {
    const player = playerOf(c);
    const key = keyOf(c);
    const body = await bodyOf(c, slip);
    const visit = visitOf(c.req.raw);
    return once({ playerId: player.id, operation: 'sports bets', key, body }, () => place(player, body.bets, visit));
  });

  function place(player: Player, wanted: readonly BetRequest[], visit: ReturnType<typeof visitOf>): LooseAnswer {
    if (!mayGoOn(player.id)) return tooFast();
    const placed = world.sportsBook.place(player.id, wanted, world.guard.standing(player, visit));
    return placed.ok ? { status: 201, body: told(player, placed.value) } : placed.error;
  }

  return app;
}
