import type { Clock } from './clock';

/** A clock that stands still until it is moved. */
export interface ManualClock extends Clock {
  /** Moves on by `ms` milliseconds and runs what falls due on the way, each task at its own time. */
  advance(ms: number): void;
  /** How many tasks wait for their time. */
  pending(): number;
}

/**
 * For tests: hours pass in no time, and exactly.
 *
 * @param start the first moment, in milliseconds
 */
export function manualClock(start = 0): ManualClock {
  let time = start;
  const tasks = new Map<number, { at: number; run: () => void }>();
  let lastId = 0;

  function earliest(until: number): number | undefined {
    let found: number | undefined;
    for (const [id, { at }] of tasks) {
      if (at <= until && (found === undefined || at < (tasks.get(found)?.at ?? Infinity))) found = id;
    }
    return found;
  }

  return {
    now: () => time,
    pending: () => tasks.size,
    after(ms, run) {
      const id = ++lastId;
      tasks.set(id, { at: time + ms, run });
      return () => tasks.delete(id);
    },
    advance(ms) {
      const until = time + ms;
      for (let id = earliest(until); id !== undefined; id = earliest(until)) {
        const task = tasks.get(id);
        tasks.delete(id);
        time = task?.at ?? time;
        task?.run();
      }
      time = until;
    },
  };
}
