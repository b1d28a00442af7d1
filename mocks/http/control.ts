import { Hono } from 'hono';
import * as z from 'zod/mini';

import { isoDateTime } from '../db/clock';
import { InsufficientBalance } from '../db/players';
import type { World } from '../db/world';

const movement = z.object({ playerId: z.string(), delta: z.int() });
const leap = z.object({ advance: z.int() });

/**
 * The control API of the stand-in, for tests and developers; no part of the contract.
 *
 * `POST reset`, `POST balance {playerId, delta}` in cents, `POST clock {advance}` in milliseconds, `GET state`.
 *
 * @param world what is controlled
 */
export function controlRoutes(world: World): Hono {
  const app = new Hono();

  app.post('/reset', (c) => {
    world.reset();
    return c.json(stateOf(world));
  });

  app.post('/balance', async (c) => {
    const wanted = movement.safeParse(await c.req.json().catch(() => undefined));
    if (!wanted.success) return c.json({ message: z.prettifyError(wanted.error) }, 422);
    try {
      const player = world.players.moveBalance(wanted.data.playerId, wanted.data.delta);
      return player === undefined ? c.json({ message: 'There is no such player.' }, 404) : c.json({ balance: player.balance });
    } catch (error) {
      if (error instanceof InsufficientBalance) return c.json({ message: error.message }, 409);
      throw error;
    }
  });

  app.post('/clock', async (c) => {
    const wanted = leap.safeParse(await c.req.json().catch(() => undefined));
    if (!wanted.success) return c.json({ message: z.prettifyError(wanted.error) }, 422);
    world.clock.advance(wanted.data.advance);
    return c.json({ now: isoDateTime(world.clock.now()) });
  });

  app.get('/state', (c) => c.json(stateOf(world)));
  return app;
}

function stateOf({ clock, players, sessions, play, catalogue }: World) {
  return {
    now: isoDateTime(clock.now()),
    games: catalogue.games.length,
    players: players.all().map(({ id, name, email, verification, balance }) => ({
      id,
      name,
      email,
      verification,
      balance,
      sessions: sessions.all().filter(({ playerId }) => playerId === id).length,
      favorites: play.favorites(id),
      recents: play.recents(id),
    })),
  };
}
