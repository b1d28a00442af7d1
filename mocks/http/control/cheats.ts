import { Hono } from 'hono';
import * as z from 'zod/mini';

import { CATALOGUE } from '../cheats/catalogue';
import { CHEAT_GAMES } from '../../db/games/cheat-switch';
import { ControlError, parseBody } from './body';
import type { ControlDeps } from './deps';
import { suggestNearest } from './nearest';

const cheatBody = z.strictObject({ game: z.enum(CHEAT_GAMES), cheat: z.nullable(z.string()) });

/**
 * Routes `GET cheats` (all of both games) and `POST cheat` (switches one on, or gives a 422 for an unknown name). A game has at most one
 * active cheat; `cheat: null` makes its operator honest from then on, but does not undo what the cheat has changed in the world.
 */
export function cheatRoutes({ world }: ControlDeps): Hono {
  const app = new Hono();

  app.get('/cheats', (c) =>
    c.json({
      data: CHEAT_GAMES.flatMap((game) =>
        Object.entries(CATALOGUE[game]).map(([name, { gain }]) => ({ game, name, gain, active: world.cheats.active(game)?.name === name })),
      ),
    }),
  );

  app.post('/cheat', async (c) => {
    const { game, cheat } = await parseBody(c, cheatBody);
    if (cheat !== null && !Object.hasOwn(CATALOGUE[game], cheat)) {
      throw new ControlError(
        422,
        `There is no such cheat in ${game}.${suggestNearest(Object.keys(CATALOGUE[game]), cheat)} GET /__mock/cheats has all.`,
      );
    }
    world.cheats.set(game, cheat === null ? null : { name: cheat, since: world.clock.now() });
    if (cheat !== null) CATALOGUE[game][cheat]?.onSwitch?.(world);
    return c.json({ game, cheat });
  });
  return app;
}
