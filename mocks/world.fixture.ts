import { createClock } from './db/clock';
import { createWorld } from './db/world';

/** Start time of a test's world: 21/11/2026 14:05 in São Paulo. */
export const TEST_START = Date.parse('2026-11-21T14:05:00-03:00');

/**
 * Creates a small deterministic world. Its clock stands still until advanced, unless `systemTime` moves. A reset of the world returns the
 * clock to `systemTime`.
 *
 * @param games number of games
 * @param systemTime returns Unix ms
 */
export function createTestWorld(games = 240, systemTime = () => TEST_START) {
  return createWorld({ clock: createClock(systemTime), games });
}
