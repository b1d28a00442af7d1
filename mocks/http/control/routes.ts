import { Hono } from 'hono';

import { respond } from '../responses';
import { ControlError } from './body';
import { cashierRoutes } from './cashier';
import { cheatRoutes } from './cheats';
import { doubleRoutes } from './double';
import { createEventLog } from './event-log';
import { eventRoutes } from './events';
import { mailRoutes } from './mail';
import type { ControlDeps, ControlOptions } from './deps';
import { playerRoutes } from './players';
import { pushRoutes } from './push';
import { createRealtimeControl, realtimeRoutes } from './realtime';
import { trafficRoutes } from './traffic';
import { visitRoutes } from './visits';
import { worldRoutes } from './world';

/**
 * Creates the control API for tests, developers and the panel, outside the contract. Each call first runs the due jobs of the world. A
 * `ControlError` of a route becomes a response with its status and message.
 */
export function controlRoutes(options: ControlOptions): Hono {
  const { world, hub } = options;
  const deps: ControlDeps = { ...options, log: createEventLog(world), realtime: createRealtimeControl(hub) };

  const app = new Hono();
  app.use((_, next) => {
    world.tick();
    return next();
  });
  app.onError((error) => {
    if (error instanceof ControlError) return respond(error.status, { message: error.message });
    throw error;
  });
  for (const routes of [
    worldRoutes,
    visitRoutes,
    playerRoutes,
    cashierRoutes,
    mailRoutes,
    pushRoutes,
    eventRoutes,
    trafficRoutes,
    realtimeRoutes,
    cheatRoutes,
    doubleRoutes,
  ]) {
    app.route('/', routes(deps));
  }
  return app;
}
