import { Hono } from 'hono';
import * as z from 'zod/mini';

import { restoreSnapshot, saveSnapshot } from '../../db/snapshot';
import { isoDateTime } from '../../domain/calendar';
import { requestVisit } from '../visit';
import { definitions } from '../contract';
import { ControlError, parseBody, requireFound, requireValid } from './body';
import type { ControlDeps } from './deps';
import { suggestNearest } from './nearest';
import { worldState } from './world-state';

const clockBody = z.union([
  z.strictObject({ advance: z.int().check(z.describe('ms')), stopped: z.optional(z.boolean()) }),
  z.strictObject({
    at: z.iso.datetime({ offset: true }).check(z.describe('such as 2026-12-24T20:00:00-03:00')),
    stopped: z.optional(z.boolean()),
  }),
  z.strictObject({ stopped: z.boolean() }),
  z.strictObject({ reset: z.literal(true) }),
]);

/**
 * Routes `GET state`, `POST reset` (also of faults, real-time controls and the logs of calls and events), `POST clock` (advances it by ms,
 * sets, stops, runs or resets it, and runs the due jobs), `GET|PATCH settings`, `GET|PUT snapshot` (an invalid one changes nothing but the
 * sent push messages, which each PUT clears). All visits of a world share its clock.
 */
export function worldRoutes(deps: ControlDeps): Hono {
  const app = new Hono();
  const { world, faults, calls, log, realtime, validator, pageCookies } = deps;
  const state = (request: Request) => worldState(deps, requestVisit(world, request, pageCookies).name);

  app.get('/state', (c) => c.json(state(c.req.raw)));

  app.post('/reset', async (c) => {
    // The body must be empty, because otherwise `{"world": "mine"}` would reset this world.
    await parseBody(c, z.strictObject({}));
    world.reset();
    faults.clear();
    realtime.reset();
    calls.clear();
    log.clear();
    return c.json(state(c.req.raw));
  });

  app.post('/clock', async (c) => {
    const input = await parseBody(c, clockBody);
    const { clock } = world;
    if ('reset' in input) clock.reset();
    // The stop comes first, so that a stopped clock shows exactly the moment that is set.
    if ('stopped' in input && input.stopped !== undefined) clock[input.stopped ? 'freeze' : 'run']();
    if ('advance' in input) clock.advance(input.advance);
    if ('at' in input) clock.advance(Date.parse(input.at) - clock.now());
    world.tick();
    return c.json({ now: isoDateTime(clock.now()), stopped: clock.isFrozen() });
  });

  app.get('/settings', (c) => c.json(world.settings));

  app.patch('/settings', async (c) => {
    const changes = await parseBody(c, z.record(z.string(), z.unknown()));
    const unknown = Object.keys(changes).filter((key) => !Object.hasOwn(world.settings, key));
    if (unknown.length > 0) {
      const nearest = suggestNearest(Object.keys(world.settings), unknown[0]);
      throw new ControlError(422, `There is no such setting: ${unknown.join(', ')}.${nearest}`);
    }
    await requireValid(validator, 'Settings', requireFound(definitions['Settings'], 'schema'), { ...world.settings, ...changes });
    Object.assign(world.settings, changes);
    return c.json(world.settings);
  });

  app.get('/snapshot', (c) => c.text(saveSnapshot(world)));

  app.put('/snapshot', async (c) => {
    const text = await c.req.text();
    const before = saveSnapshot(world);
    try {
      restoreSnapshot(world, text);
    } catch {
      restoreSnapshot(world, before);
      throw new ControlError(
        422,
        'That is no snapshot of this world: send one that `GET /__mock/snapshot` of the same version has answered.',
      );
    }
    return c.json(state(c.req.raw));
  });
  return app;
}
