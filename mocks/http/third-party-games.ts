import { Hono } from 'hono';
import * as z from 'zod/mini';

import type { Game } from '../db/catalogue/model';
import type { GameSession } from '../db/games/game-sessions';
import { createRateLimiter } from '../db/rate-limiter';
import type { Player } from '../db/players/players';
import { formatBrl } from '../domain/money/money';
import { conflict, invalid, notFound } from '../domain/result';
import { rateLimited } from './responses';
import { integerBetween } from './control/body';
import { idempotencyKey, parseBody, ThirdPartyError, toResponse } from './third-party-call';
import type { ThirdPartyDeps } from './third-party-call';
import type { UntypedResponse } from './types';

/** Maximum number of rounds of a player per second. */
const MAX_ROUNDS_PER_SECOND = 10;

const spinBody = z.strictObject({ amount: integerBetween(1, Number.MAX_SAFE_INTEGER) });

interface ActiveSession {
  session: GameSession;
  game: Game;
  player: Player;
}

/** Routes `GET games/{session}` and `POST games/{session}/spin`. The session id is the only credential. */
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
    const { id, name, provider, minBet, maxBet, rtp } = game;
    const gameDto = { id, name, provider: provider.name, min_bet: minBet, max_bet: maxBet, rtp: rtp / 100 };
    return toResponse({ status: 200, body: { data: { session_id: session.id, game: gameDto, balance: getBalance(active) } } });
  });

  app.post('/games/:session/spin', async (c) => {
    const id = c.req.param('session');
    const { player } = requireSession(id);
    const key = idempotencyKey(c);
    const body = await parseBody(c, spinBody);
    const visit = getVisit(c.req.raw);
    return executeOnce({ playerId: player.id, operation: `spin ${id}`, key, body }, () => play(requireSession(id), body.amount, visit));
  });

  function play(active: ActiveSession, amount: number, visit: ReturnType<typeof getVisit>): UntypedResponse {
    const { session, game, player } = active;
    if (session.closedAt !== null) return conflict('closed', 'Esta sessão de jogo terminou.');
    if (!isWithinRateLimit(player.id)) return rateLimited(1);
    if (amount < game.minBet) return invalid('stake', 'amount', `A aposta mínima é ${formatBrl(game.minBet)}.`);
    if (amount > game.maxBet) return invalid('stake', 'amount', `A aposta máxima é ${formatBrl(game.maxBet)}.`);
    const round = world.play.spin(session, game, amount, world.authorization.accessContext(player, visit));
    if (!round.ok) return round.error;
    const { id, grid, wins, win } = round.value;
    return { status: 200, body: { data: { id, amount, grid, wins, win, balance: getBalance(active) } } };
  }

  return app;
}

const sessionNotFound = () => new ThirdPartyError(notFound('no_session', 'Não encontrado.'));
