import { DEFAULT_WORLD } from './world-name';

/** Maximum number of worlds. Each has a timer and needs 0.2 MB at its start, because all share the catalogue. */
const MAX_WORLDS = 32;
/** Time without a request after which a world without sockets is idle. No timer ends it: an idle world ends when another one starts. */
const IDLE_MS = 15 * 60_000;

/** World with the functions that serve it. */
export interface RunningWorld {
  fetch(request: Request): Response | Promise<Response>;
  /** Returns the number of open sockets. A world with one is never ended while the server runs. */
  sockets(): number;
  end(): void;
}

/** Options of the set. */
export interface WorldsOptions<T extends RunningWorld> {
  /** Starts the world of a name. */
  start(name: string): T;
  /** Maximum number of worlds, with the default one. */
  maxWorlds?: number;
  idleMs?: number;
  /** Returns the time in Unix ms. */
  now?: () => number;
}

export type Worlds<T extends RunningWorld> = ReturnType<typeof createWorlds<T>>;

/** Creates the set of running worlds. The default one runs from the start and is never ended before the server. */
export function createWorlds<T extends RunningWorld>(options: WorldsOptions<T>) {
  const { start, maxWorlds = MAX_WORLDS, idleMs = IDLE_MS, now = Date.now } = options;
  const main = start(DEFAULT_WORLD);
  /** Worlds besides the default one, in the order of their last use. */
  const others = new Map<string, { running: T; usedAt: number }>();

  function makeRoom(): boolean {
    for (const [name, { running, usedAt }] of others) {
      const isIdle = now() - usedAt >= idleMs;
      if ((!isIdle && others.size + 1 < maxWorlds) || running.sockets() > 0) continue;
      others.delete(name);
      running.end();
    }
    return others.size + 1 < maxWorlds;
  }

  return {
    main,

    /**
     * Returns a world. Its first use starts it, and ends those that are idle or, at the limit, the least recently used ones.
     *
     * @param name valid, from `worldOf`
     * @returns undefined at the limit, if all others have open sockets
     */
    get(name: string): T | undefined {
      if (name === DEFAULT_WORLD) return main;
      const known = others.get(name);
      if (known === undefined && !makeRoom()) return undefined;
      const running = known?.running ?? start(name);
      others.delete(name);
      others.set(name, { running, usedAt: now() });
      return running;
    },

    /** Lists the names of the worlds: the default one, then the others, the least recently used first. */
    names: (): string[] => [DEFAULT_WORLD, ...others.keys()],

    /** Ends all worlds, also those with open sockets and the default one. */
    end(): void {
      for (const { running } of others.values()) running.end();
      others.clear();
      main.end();
    },
  };
}
