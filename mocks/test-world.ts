import { createClock } from './db/clock';
import { createWorld } from './db/world';

/** When a test's world begins: 21/11/2026 14:05 in São Paulo. */
export const TEST_START = Date.parse('2026-11-21T14:05:00-03:00');

/**
 * A small world, the same at every run. Its clock stands still until it is told to move, and a reset brings it back.
 *
 * @param games how many games it has
 */
export function createTestWorld(games = 240) {
  return createWorld({ clock: createClock(() => TEST_START), games });
}
