import type { Clock } from './clock';

/** Clock that advances only on request. */
export interface ManualClock extends Clock {
  /** Runs due tasks, each at its own time. */
  advance(ms: number): void;
  /** Returns the number of tasks that have not run. */
  pending(): number;
}

/** Creates a clock that starts at `start` ms. */
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
