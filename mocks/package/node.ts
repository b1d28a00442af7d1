import type { RequestHandler } from 'msw';

import { createTestServer as createWithWorld } from '../node';

/** A stand-in inside the process of a test, with a world of its own. */
export interface TestServer {
  /** Starts to answer: `fetch` to /api, /v2, /storage and /__mock of any host, and sockets to /app/{key}. Other calls pass. */
  listen(): void;
  /** Lets handlers of msw answer before the stand-in, until the next reset. */
  use(...handlers: readonly RequestHandler[]): void;
  /** Restores the world of the start, with its clock, ends all sessions, and removes the handlers of `use`. Faults of `/__mock` stay. */
  reset(): void;
  /** Ends it for good, and closes its sockets. */
  close(): void;
}

/**
 * Creates a stand-in for tests: players, money, games and real time as in the program. Its clock stands still at 14:05 of
 * 21 November 2026 in São Paulo until `POST /__mock/clock` moves it. It draws no images.
 */
export function createTestServer(): TestServer {
  const { server, world, hub } = createWithWorld();
  return {
    listen: () => server.listen({ onUnhandledRequest: 'bypass' }),
    use: (...handlers) => server.use(...handlers),
    reset() {
      server.resetHandlers();
      world.reset();
    },
    close() {
      server.close();
      hub.stop();
    },
  };
}
