import { createCatalogue } from './catalogue/catalogue';
import { createClock } from './clock';
import type { Clock } from './clock';
import { createEvents } from './events';
import { createNotices } from './notices';
import { createPlay } from './play';
import { createPlayers } from './players';
import { createRandom } from './random';
import { DEMO_PLAYERS, DEMO_ROLLOVERS, demoNotices } from './seed';
import { createSessions } from './sessions';
import { createTables, emptyTables } from './tables';

export const DEFAULT_SEED = 'palpite';
export const DEFAULT_GAMES = 2400;

export interface WorldOptions {
  /** Any text: the same gives the same world. */
  seed?: string;
  /** How many games the catalogue has. */
  games?: number;
  clock?: Clock;
}

/** Everything that the stand-in knows: one store, one clock, one source of chance, one way out for events. */
export type World = ReturnType<typeof createWorld>;

/** Makes a world with its catalogue and its demo players. */
export function createWorld(options: WorldOptions = {}) {
  const { seed = DEFAULT_SEED, games = DEFAULT_GAMES, clock = createClock() } = options;
  const root = createRandom(seed);
  const tables = createTables();
  const events = createEvents();
  // Another start, another set of tokens: one of an earlier run must not open this one.
  const random = root.fork(`run-${String(clock.now())}`);
  const players = createPlayers(tables, events);
  const sessions = createSessions(clock, random, players);
  const notices = createNotices(tables, clock);

  const world = {
    clock,
    random,
    tables,
    events,
    players,
    sessions,
    notices,
    play: createPlay(tables, clock, random),
    catalogue: createCatalogue(root.fork('catalogue'), games),

    /** Puts clock, players, notices and favourites back to what they were at the start; nobody is logged in any more. */
    reset(): void {
      clock.reset();
      world.populate();
    },

    /** Puts the demo players in the place of all players. */
    populate(): void {
      emptyTables(tables);
      sessions.replace([]);
      for (const player of Object.values(DEMO_PLAYERS)) players.add(player);
      for (const rollover of DEMO_ROLLOVERS) players.addRollover(rollover);
      for (const notice of demoNotices(clock.now())) notices.add(notice);
    },
  };
  world.populate();
  return world;
}
