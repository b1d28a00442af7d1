import { Hono } from 'hono';
import * as z from 'zod/mini';

import type { Player } from '../../db/players';
import { scenarios } from '../../scenarios/all';
import { NO_SCENARIO, SCENARIO_NAMES } from '../../scenarios/names';
import { readVisit, shortened, visitOf } from '../../scenarios/visits';
import { deviceOf, ipOf } from '../client';
import { visitTextOf } from '../visit';
import { bodyOf, there } from './body';
import type { Parts } from './parts';

const wanted = z.strictObject({
  scenario: z.optional(z.enum([NO_SCENARIO, ...SCENARIO_NAMES])),
  player: z.optional(z.string()),
});

/** Routes `GET scenarios`, `POST visit`. */
export function visitRoutes({ world, pageCookies }: Parts): Hono {
  const app = new Hono();

  app.get('/scenarios', (c) =>
    c.json({
      data: SCENARIO_NAMES.map((name) => {
        const { title, description, player, obstacle, network, token } = scenarios[name];
        return {
          name,
          title,
          description,
          player: player !== undefined,
          fault: [obstacle, network, token].some((one) => one !== undefined),
        };
      }),
    }),
  );

  app.post('/visit', async (c) => {
    const { scenario, player: who } = await bodyOf(c, wanted);
    // Without a scenario in the request, the browser's current one stays.
    const before = scenario === undefined ? visitTextOf(c.req.raw, pageCookies) : undefined;
    const isNew = before === undefined || readVisit(before) === undefined;
    const value = isNew ? `${scenario ?? NO_SCENARIO}:${world.random.hex(5)}` : before;
    const visit = there(visitOf(world, value), 'scenario');
    const player = who === undefined ? visit.player : playerOf(who);
    const nobody = { visit: value, scenario: visit.name, player: null, access_token: null, expires_in: null };
    if (player === undefined) return c.json(nobody);
    const session = world.sessions.open(player.id, deviceOf(c.req.raw.headers), ipOf(c.req.raw.headers));
    const { id, name, email } = player;
    return c.json({
      ...nobody,
      player: { id, name, email },
      access_token: session.token,
      expires_in: shortened(world, visit, session),
    });
  });

  function playerOf(who: string): Player | undefined {
    return who === 'none' ? undefined : there(world.players.byId(who), 'player');
  }
  return app;
}
