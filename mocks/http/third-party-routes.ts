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
  /** What is known of the visit that a frame belongs to. Default: nothing against it. */
  visitOf?: (request: Request) => Visit;
}

/**
 * What the pages of the third parties ask of the backend, below `/__mock`: verification, game rounds, the sportsbook. No
 * part of the contract; `mocks/third-party/README.md` has the table.
 *
 * @param world whose players, money and clock
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
