import { Hono } from 'hono';
import * as z from 'zod/mini';

import { isoDateTime } from '../domain/calendar';
import type { World } from '../db/world';

const movement = z.object({ playerId: z.string(), delta: z.int().check(z.refine((delta) => delta !== 0)) });
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
    const { playerId, delta } = wanted.data;
    if (world.players.byId(playerId) === undefined) return c.json({ message: 'There is no such player.' }, 404);
    const corrected = world.accounts.correct(playerId, delta);
    if (!corrected.ok) return c.json(corrected.refusal.body, 409);
    return c.json({ balance: corrected.value.wallet.book.real });
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

function stateOf({ clock, players, accounts, sessions, play, catalogue }: World) {
  return {
    now: isoDateTime(clock.now()),
    games: catalogue.games.length,
    players: players.all().map(({ id, name, email, verification }) => ({
      id,
      name,
      email,
      verification,
      balance: accounts.of(id).wallet.book.real,
      sessions: sessions.all().filter(({ playerId }) => playerId === id).length,
      favorites: play.favorites(id),
      recents: play.recents(id),
    })),
  };
}
