import { Hono } from 'hono';
import * as z from 'zod/mini';

import type { Player } from '../../db/players/players';
import { scenarios } from '../../scenarios/all';
import { NO_SCENARIO, SCENARIO_NAMES } from '../../scenarios/names';
import { getVisit, parseVisit, shortenSession } from '../../scenarios/visits';
import { clientOf } from '../client';
import { openSession } from '../handlers/open-session';
import { readVisitText } from '../visit';
import { parseBody, requireFound } from './body';
import type { ControlDeps } from './deps';
import { playerIds } from './player-ids';

const visitBody = z.strictObject({
  scenario: z.optional(z.enum([NO_SCENARIO, ...SCENARIO_NAMES])),
  player: z.optional(z.string()),
});

/**
 * Routes `GET scenarios`, `POST visit`. The latter starts a visit if the body has a scenario or the request has no visit, else keeps the
 * request's, and logs a player in without a password: the given one (`player: 'none'` for a visitor), otherwise the visit's own, if any.
 * It sets no cookie: the caller stores visit and token.
 */
export function visitRoutes({ world, pageCookies }: ControlDeps): Hono {
  const app = new Hono();

  app.get('/scenarios', (c) =>
    c.json({
      data: SCENARIO_NAMES.map((name) => {
        const { title, description, player, faultFor, network, token } = scenarios[name];
        return {
          name,
          title,
          description,
          player: player !== undefined,
          fault: [faultFor, network, token].some((one) => one !== undefined),
        };
      }),
    }),
  );

  app.post('/visit', async (c) => {
    const { scenario, player: who } = await parseBody(c, visitBody);
    // Only a scenario in the body starts a new visit.
    const current = readVisitText(c.req.raw, pageCookies);
    const before = current === undefined ? undefined : parseVisit(current);
    // A visit with a world of its own stays there when its scenario changes.
    const key = before?.isOwn === true ? `${before.key}@own` : world.random.hex(5);
    const value = scenario === undefined && before !== undefined ? before.value : `${scenario ?? NO_SCENARIO}:${key}`;
    const visit = requireFound(getVisit(world, value), 'scenario');
    const player = who === undefined ? visit.player : findPlayer(who);
    const withoutPlayer = { visit: value, scenario: visit.name, player: null, access_token: null, expires_in: null };
    if (player === undefined) return c.json(withoutPlayer);
    const session = openSession(world, player.id, clientOf(c.req.raw.headers));
    const { id, name, email } = player;
    return c.json({
      ...withoutPlayer,
      player: { id, name, email },
      access_token: session.token,
      expires_in: shortenSession(world, visit, session),
    });
  });

  function findPlayer(who: string): Player | undefined {
    return who === 'none' ? undefined : requireFound(world.players.byId(who), 'player', ['none', ...playerIds(world)], who);
  }
  return app;
}
