import type { Context } from 'hono';
import { Hono } from 'hono';
import * as z from 'zod/mini';

import type { Game } from '../db/catalogue/model';
import { type GameRound, type GameSession, stakeIds } from '../db/games/game-sessions';
import { createRateLimiter } from '../db/rate-limiter';
import type { Player } from '../db/players/players';
import type { AccessContext } from '../domain/protection/access';
import { formatBrl } from '../domain/money/money';
import { conflict, invalid, notFound } from '../domain/result';
import { rateLimited } from './responses';
import { integerBetween } from './control/body';
import { idempotencyKey, parseBody, ThirdPartyError, toResponse } from './third-party-call';
import type { ThirdPartyDeps } from './third-party-call';
import type { UntypedResponse } from './types';

/** Maximum number of rounds of a player per second. */
const MAX_ROUNDS_PER_SECOND = 10;

const cents = integerBetween(1, Number.MAX_SAFE_INTEGER);
const roundBody = z.strictObject({ amount: cents, choice: z._default(z.record(z.string(), cents), {}) });
const actionBody = z.strictObject({ action: z.enum(['hit', 'stand', 'double', 'cash-out']) });

interface ActiveSession {
  session: GameSession;
  game: Game;
  player: Player;
}

/**
 * Routes `GET games/{session}`, `POST games/{session}/rounds` and `POST games/{session}/actions`. The session id is the only
 * credential. `GET` records that the game was loaded, and only then needs permission to play; it is a 404 once the session is closed or its
 * address has expired. A change is made once per key, and is a 409 in a closed session. Only new rounds are limited per second.
 */
export function gameRoutes({ world, getVisit, executeOnce }: ThirdPartyDeps): Hono {
  const app = new Hono();
  const isWithinRateLimit = createRateLimiter(world.clock, MAX_ROUNDS_PER_SECOND);
  const getBalance = ({ player }: ActiveSession) => world.accounts.get(player.id).wallet.balances.real;

  function requireSession(id: string): ActiveSession {
    const session = world.play.session(id);
    const game = session && world.catalogue.game(session.gameId);
    const player = session && world.players.byId(session.playerId);
    if (session === undefined || game === undefined || player === undefined) throw sessionNotFound();
    return { session, game, player };
  }

  app.get('/games/:session', (c) => {
    const active = requireSession(c.req.param('session'));
    const { game, player } = active;
    const session = world.play.load(active.session);
    if (session === undefined) throw sessionNotFound();
    const forbidden = world.authorization.playBlock(player, getVisit(c.req.raw));
    if (forbidden !== null) throw new ThirdPartyError(forbidden);
    const { id, name, kind, provider, minBet, maxBet, rtp } = game;
    const gameDto = { id, name, kind, provider: provider.name, min_bet: minBet, max_bet: maxBet, rtp: rtp / 100 };
    const round = session.round && toRoundDto(session.round);
    return toResponse({ status: 200, body: { data: { session_id: session.id, game: gameDto, balance: getBalance(active), round } } });
  });

  app.post('/games/:session/rounds', async (c) => {
    const body = await parseBody(c, roundBody);
    return execute(c, 'rounds', body, ({ session, game, player }, access) => {
      if (!isWithinRateLimit(player.id)) return rateLimited(1);
      if (body.amount < game.minBet) return invalid('stake', 'amount', `A aposta mínima é ${formatBrl(game.minBet)}.`);
      if (body.amount > game.maxBet) return invalid('stake', 'amount', `A aposta máxima é ${formatBrl(game.maxBet)}.`);
      return world.play.startRound(session, game, body, access);
    });
  });

  app.post('/games/:session/actions', async (c) => {
    const body = await parseBody(c, actionBody);
    return execute(c, 'actions', body, ({ session, game }, access) => world.play.decide(session, game, body.action, access));
  });

  /** Changes the round of a session, once per key. */
  function execute(
    c: Context,
    operation: string,
    body: object,
    change: (active: ActiveSession, access: AccessContext) => ReturnType<typeof world.play.startRound> | UntypedResponse,
  ): Promise<Response> {
    const id = c.req.param('session') ?? '';
    const { player } = requireSession(id);
    const visit = getVisit(c.req.raw);
    return executeOnce({ playerId: player.id, operation: `${operation} ${id}`, key: idempotencyKey(c), body }, () => {
      const active = requireSession(id);
      if (active.session.closedAt !== null) return conflict('closed', 'Esta sessão de jogo terminou.');
      const changed = change(active, world.authorization.accessContext(player, visit));
      if ('status' in changed) return changed;
      return changed.ok ? { status: 200, body: { data: { ...toRoundDto(changed.value), balance: getBalance(active) } } } : changed.error;
    });
  }

  return app;
}

const sessionNotFound = () => new ThirdPartyError(notFound('no_session', 'Não encontrado.'));

/** Maps a round to the response: `amount` is the sum of its stakes in cents, `win` null while it is open. */
const toRoundDto = (round: GameRound) => ({
  id: round.id,
  amount: round.amount * stakeIds(round).length,
  ...round.outcome,
  win: round.outcome.win ?? null,
});
