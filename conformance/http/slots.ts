/** Runs a function as soon as a slot is free. Resolves and rejects as the function does. */
export type RunInSlot = <T>(run: () => Promise<T>) => Promise<T>;

/** Lets at most `limit` functions run at the same time. The others wait, in the order of their calls. */
export function createSlots(limit: number): RunInSlot {
  const waiting: (() => void)[] = [];
  let free = limit;
  return async (run) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await run();
    } finally {
      const next = waiting.shift();
      if (next === undefined) free += 1;
      else next();
    }
  };
}
