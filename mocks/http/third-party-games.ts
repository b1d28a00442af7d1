import { Hono } from 'hono';
import * as z from 'zod/mini';

import type { Game } from '../db/catalogue/model';
import type { GameSession } from '../db/game-sessions';
import { createPace } from '../db/pace';
import type { Player } from '../db/players';
import { formatBrl } from '../domain/money';
import { conflict, invalid, notFound } from '../domain/result';
import { whyNotPlay } from './may-play';
import { bodyOf, keyOf, Refused, sent, tooFast, whole } from './third-party-call';
import type { ThirdPartyParts } from './third-party-call';
import type { LooseAnswer } from './types';

/** Maximum rounds per player and second. */
const FASTEST = 10;

const request = z.strictObject({ amount: whole(1, Number.MAX_SAFE_INTEGER) });

interface Seat {
  session: GameSession;
  game: Game;
  player: Player;
}

/** Routes `GET games/{session}` and `POST games/{session}/spin`. The session id in the URL is the only credential. */
export function gameRoutes({ world, visitOf, once }: ThirdPartyParts): Hono {
  const app = new Hono();
  const mayGoOn = createPace(world.clock, FASTEST);
  const balanceOf = ({ player }: Seat) => world.accounts.of(player.id).wallet.balances.real;

  function seatOf(id: string): Seat {
    const session = world.play.session(id);
    const game = session && world.catalogue.game(session.gameId);
    const player = session && world.players.byId(session.playerId);
    if (session === undefined || game === undefined || player === undefined) throw sessionNotFound();
    return { session, game, player };
  }

  app.get('/games/:session', (c) => {
    const seat = seatOf(c.req.param('session'));
    const { game, player } = seat;
    const session = world.play.load(seat.session);
    if (session === undefined) throw sessionNotFound();
    const forbidden = whyNotPlay(world, player, visitOf(c.req.raw));
    if (forbidden !== null) throw new Refused(forbidden);
    const { id, name, provider, minBet, maxBet, rtp } = game;
    const shown = { id, name, provider: provider.name, min_bet: minBet, max_bet: maxBet, rtp: rtp / 100 };
    return sent({ status: 200, body: { data: { session_id: session.id, game: shown, balance: balanceOf(seat) } } });
  });

  app.post('/games/:session/spin', async (c) => {
    const id = c.req.param('session');
    const { player } = seatOf(id);
    const key = keyOf(c);
    const body = await bodyOf(c, request);
    const visit = visitOf(c.req.raw);
    return once({ playerId: player.id, operation: `spin ${id}`, key, body }, () => play(seatOf(id), body.amount, visit));
  });

  function play(seat: Seat, amount: number, visit: ReturnType<typeof visitOf>): LooseAnswer {
    const { session, game, player } = seat;
    if (session.closedAt !== null) return conflict('closed', 'Esta sessão de jogo terminou.');
    if (!mayGoOn(player.id)) return tooFast();
    if (amount < game.minBet) return invalid('stake', 'amount', `A aposta mínima é ${formatBrl(game.minBet)}.`);
    if (amount > game.maxBet) return invalid('stake', 'amount', `A aposta máxima é ${formatBrl(game.maxBet)}.`);
    const round = world.play.spin(session, game, amount, world.guard.standing(player, visit));
    if (!round.ok) return round.error;
    const { id, grid, wins, win } = round.value;
    return { status: 200, body: { data: { id, amount, grid, wins, win, balance: balanceOf(seat) } } };
  }

  return app;
}

const sessionNotFound = () => new Refused(notFound('no_session', 'Não encontrado.'));
