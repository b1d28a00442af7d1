import { Hono } from 'hono';

import { respond } from '../answer';
import { asksInVain } from '../visit';
import { Refused } from './body';
import { cashierRoutes } from './cashier';
import { createEventLog } from './event-log';
import { eventRoutes } from './events';
import { mailRoutes } from './mail';
import type { Controlled, Parts } from './parts';
import { playerRoutes } from './players';
import { createRealtime, realtimeRoutes } from './realtime';
import { trafficRoutes } from './traffic';
import { visitRoutes } from './visits';
import { worldRoutes } from './world';

/** Creates the mock's control API for tests, developers and the panel. It is not part of the contract. */
export function controlRoutes(controlled: Controlled): Hono {
  const { world, hub } = controlled;
  const parts: Parts = { ...controlled, log: createEventLog(world), realtime: createRealtime(hub) };

  const app = new Hono();
  app.use(async (c, next) => {
    world.tick();
    if (asksInVain(c.req.raw)) return respond(422, { message: 'There is no such scenario.' });
    return next();
  });
  app.onError((error) => {
    if (error instanceof Refused) return respond(error.status, { message: error.message });
    throw error;
  });
  for (const routes of [worldRoutes, visitRoutes, playerRoutes, cashierRoutes, mailRoutes, eventRoutes, trafficRoutes, realtimeRoutes]) {
    app.route('/', routes(parts));
  }
  return app;
}
