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
  /** Time in ms without a request after which a world without sockets is idle; `IDLE_MS` by default. */
  idleMs?: number;
  /** Returns the time in Unix ms. */
  now?: () => number;
}

/** Set of running worlds. */
export type Worlds<T extends RunningWorld> = ReturnType<typeof createWorlds<T>>;

/** Creates the set of running worlds. The default one runs from the start and is never ended before the server. */
export function createWorlds<T extends RunningWorld>(options: WorldsOptions<T>) {
  const { start, maxWorlds = MAX_WORLDS, idleMs = IDLE_MS, now = Date.now } = options;
  const main = start(DEFAULT_WORLD);
  /** Worlds besides the default one by name, the least recently used first. `usedAt` is the time of the last request, in Unix ms. */
  const others = new Map<string, { running: T; usedAt: number }>();

  /** Ends idle worlds, and least recently used ones until another fits. @returns false if none fits, because all have open sockets */
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
    /** The default world. */
    main,

    /**
     * Returns a world. Its first use starts it, and ends those that are idle, and at the limit the least recently used one. A world with
     * open sockets and the default one are never ended here.
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
