import { Hono } from 'hono';

import type { Visit } from '../db/guard';
import type { World } from '../db/world';
import { gameRoutes } from './third-party-games';
import { sportsRoutes } from './third-party-sports';
import { Refused, sent } from './third-party-call';
import type { ThirdPartyParts } from './third-party-call';
import { verificationRoutes } from './third-party-verification';

export interface ThirdPartyOptions {
  /** The token that the site is configured with for the verification widget (SPEC S5). */
  verificationToken?: string;
  /** Returns the visit of a request. Defaults to one without restrictions. */
  visitOf?: (request: Request) => Visit;
}

/**
 * Creates the backend API of the third-party pages, below `/__mock`: verification, game rounds, sportsbook. It is not
 * part of the contract; see `mocks/third-party/README.md`.
 */
export function thirdPartyRoutes(world: World, options: ThirdPartyOptions = {}): Hono {
  const { verificationToken = 'standin-verification', visitOf = () => ({ ipBlocked: false }) } = options;
  const parts: ThirdPartyParts = {
    world,
    verificationToken,
    visitOf,
    async once({ playerId, operation, key, body }, execute) {
      if (key === undefined) return sent(execute());
      return sent(await world.intents.run({ playerId, key, operation, body }, execute));
    },
  };
  const app = new Hono();
  app.use(async (_, next) => {
    world.tick();
    await next();
  });
  app.onError((error) => {
    if (error instanceof Refused) return sent(error.answer);
    throw error;
  });
  for (const routes of [verificationRoutes, gameRoutes, sportsRoutes]) app.route('/', routes(parts));
  return app;
}
