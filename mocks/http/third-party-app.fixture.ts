import type { components } from '@generated/schema';

import type { BookEvent } from '../domain/book/events';
import { currentEvents } from '../domain/book/events';
import type { Choice } from '../domain/book/quotes';
import { listMarkets } from '../domain/book/quotes';
import { testApp } from './app.fixture';

/** Leg with odds in thousandths, as in a slip. */
export type OfferedLeg = Choice & { odds: number };

/** Returns `testApp` with functions for the pages of third parties; its calls expect success. `events` are the current events of sports. */
export function testThirdParties() {
  const app = testApp();
  const { world, call, logIn } = app;

  const events = (): BookEvent[] => currentEvents(world.sportsBook.seed, world.clock.now());

  return {
    ...app,

    /** Returns the id of a new game session. */
    async launch(token: string, gameId = '1001'): Promise<string> {
      const { body } = await call('launchGame', { token, path: { id: gameId } });
      return (body as components['schemas']['GameLaunchAnswer']).data.session_id;
    },

    /** Logs a demo player in (Ana by default), and returns their token of the sportsbook. */
    async sportsToken(login?: string): Promise<string> {
      const { body } = await call('generateSportsToken', { token: await logIn(login) });
      return (body as components['schemas']['SportsToken']).token;
    },

    events,

    /** Returns the selection at an index, of the first market that offers one there. @throws Error if none does */
    offered(event: BookEvent, index = 0): OfferedLeg {
      const markets = listMarkets(world.sportsBook.seed, event, world.clock.now());
      for (const { id: market, quotes } of markets) {
        const { id: selection, odds } = quotes[index] ?? {};
        if (selection !== undefined && odds !== undefined) return { event_id: event.id, market, selection, odds };
      }
      throw new Error(`nothing is offered on ${event.id}`);
    },

    /** Returns the real balance, in cents. */
    balance: (playerId = 'usr_1'): number => world.accounts.get(playerId).wallet.balances.real,
  };
}
