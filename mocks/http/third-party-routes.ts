import { Hono } from 'hono';

import type { VisitContext } from '../db/players/authorization';
import type { World } from '../db/world';
import { gameRoutes } from './third-party-games';
import { sportsRoutes } from './third-party-sports';
import { ThirdPartyError, toResponse } from './third-party-call';
import type { ThirdPartyDeps } from './third-party-call';
import { verificationRoutes } from './third-party-verification';

/** Options of the API; both have defaults. */
export interface ThirdPartyOptions {
  /** Token that the site configures for the verification widget (SPEC S5). */
  verificationToken?: string;
  /** Returns the visit of a request. The default is a visit without restrictions. */
  getVisit?: (request: Request) => VisitContext;
}

/**
 * Creates the API of the third-party pages, outside the contract; see `mocks/third-party/protocol.md`. Each call first runs the due jobs
 * of the world. A `ThirdPartyError` of a route becomes its response.
 */
export function thirdPartyRoutes(world: World, options: ThirdPartyOptions = {}): Hono {
  const { verificationToken = 'standin-verification', getVisit = () => ({ ipBlocked: false }) } = options;
  const deps: ThirdPartyDeps = {
    world,
    verificationToken,
    getVisit,
    async executeOnce({ playerId, operation, key, body }, execute) {
      if (key === undefined) return toResponse(execute());
      return toResponse(await world.idempotency.run({ playerId, key, operation, body }, execute));
    },
  };
  const app = new Hono();
  app.use(async (_, next) => {
    world.tick();
    await next();
  });
  app.onError((error) => {
    if (error instanceof ThirdPartyError) return toResponse(error.answer);
    throw error;
  });
  for (const routes of [verificationRoutes, gameRoutes, sportsRoutes]) app.route('/', routes(deps));
  return app;
}
