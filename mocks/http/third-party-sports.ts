import { Hono } from 'hono';
import type { Context } from 'hono';
import * as z from 'zod/mini';

import { createRateLimiter } from '../db/rate-limiter';
import type { Player } from '../db/players/players';
import { isoDateTime } from '../domain/calendar';
import type { BetRequest, SportsBet } from '../domain/sports-bets';
import { MAX_BETS, MAX_LEGS, toSportsBetDto } from '../domain/sports-bets';
import { messageResponse, rateLimited } from './responses';
import { integerBetween } from './control/body';
import { bearerToken, idempotencyKey, parseBody, textUpTo, ThirdPartyError, toResponse } from './third-party-call';
import type { ThirdPartyDeps } from './third-party-call';
import type { UntypedResponse } from './types';

/** Maximum number of slips and cash-outs together, per player and second. */
const MAX_ORDERS_PER_SECOND = 10;

// Bodies of requests: amounts in cents, odds in thousandths, a share in percent.
const leg = z.strictObject({
  event_id: textUpTo(64),
  market: textUpTo(64),
  selection: textUpTo(64),
  odds: integerBetween(1000, 1_000_000),
});
const bet = z.strictObject({
  type: z.enum(['single', 'multiple']),
  stake: integerBetween(1, Number.MAX_SAFE_INTEGER),
  legs: z.array(leg).check(z.minLength(1), z.maxLength(MAX_LEGS)),
});
const cashOut = z.strictObject({ amount: integerBetween(1, Number.MAX_SAFE_INTEGER), share: z.optional(integerBetween(1, 100)) });
const slip = z.strictObject({ bets: z.array(bet).check(z.minLength(1), z.maxLength(MAX_BETS)) });

/**
 * Routes `GET sports/book`, `GET sports/bets`, `POST sports/bets` and `POST sports/bets/{id}/cash-out`. The book is public; for the others
 * the sportsbook's own token authenticates the player. Only placing bets needs access, so that an open bet can be ended.
 */
export function sportsRoutes({ world, getVisit, executeOnce }: ThirdPartyDeps): Hono {
  const app = new Hono();
  const isWithinRateLimit = createRateLimiter(world.clock, MAX_ORDERS_PER_SECOND);

  function requirePlayer(c: Context): Player {
    const player = world.players.byId(world.sportsTokens.findPlayerId(bearerToken(c) ?? '') ?? '');
    if (player === undefined) throw new ThirdPartyError(messageResponse(401, 'Unauthenticated.'));
    return player;
  }

  /** Maps a bet to the contract's, with additions of the sportsbook: events, the amount paid and the offer for an open bet. */
  const toBookBet = (bet: SportsBet) => {
    const dto = toSportsBetDto(bet);
    return {
      ...dto,
      paid: bet.payout,
      cash_out: world.sportsBook.cashOutOffer(bet) ?? null,
      legs: dto.legs.map((leg, index) => ({ ...leg, event_id: bet.legs[index]?.event_id })),
    };
  };

  const betsBody = (player: Player, bets: readonly SportsBet[]) => ({
    data: bets.map(toBookBet),
    player: player.id,
    balance: world.accounts.get(player.id).wallet.balances.real,
  });

  app.get('/sports/book', () => {
    const { minSingle, minTotal } = world.sportsBook.rules();
    const limits = { min_single: minSingle, min_total: minTotal };
    return toResponse({
      status: 200,
      body: { data: { seed: world.sportsBook.seed, server_time: isoDateTime(world.clock.now()), limits } },
    });
  });

  app.get('/sports/bets', (c) => {
    const player = requirePlayer(c);
    // The list settles ended bets, so it must be read before the balance.
    const bets = world.sportsBook.bets(player.id);
    return toResponse({ status: 200, body: betsBody(player, bets) });
  });

  app.post('/sports/bets', async (c) => {
    const player = requirePlayer(c);
    const key = idempotencyKey(c);
    const body = await parseBody(c, slip);
    const visit = getVisit(c.req.raw);
    return executeOnce({ playerId: player.id, operation: 'sports bets', key, body }, () => place(player, body.bets, visit));
  });

  app.post('/sports/bets/:id/cash-out', async (c) => {
    const player = requirePlayer(c);
    const key = idempotencyKey(c);
    const body = await parseBody(c, cashOut);
    const bet = c.req.param('id');
    return executeOnce({ playerId: player.id, operation: 'sports cash-out', key, body: { bet, ...body } }, () => {
      if (!isWithinRateLimit(player.id)) return rateLimited(1);
      const ended = world.sportsBook.cashOut(player.id, bet, body.amount, body.share);
      return ended.ok ? { status: 200, body: betsBody(player, [ended.value]) } : ended.error;
    });
  });

  function place(player: Player, slipBets: readonly BetRequest[], visit: ReturnType<typeof getVisit>): UntypedResponse {
    if (!isWithinRateLimit(player.id)) return rateLimited(1);
    const placed = world.sportsBook.place(player.id, slipBets, world.authorization.accessContext(player, visit));
    return placed.ok ? { status: 201, body: betsBody(player, placed.value) } : placed.error;
  }

  return app;
}
