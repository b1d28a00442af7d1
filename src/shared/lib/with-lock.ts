/** Last task per lock name, for browsers without Web Locks. */
const queues = new Map<string, Promise<unknown>>();

/**
 * Runs a task under a Web Lock that all tabs share.
 *
 * @param mode `wait` queues behind other holders, within this page if Web Locks are missing or blocked. `try` gives up
 *   if another holds the lock; without Web Locks the task runs at once.
 * @returns the task's value, or undefined if `try` gave up
 * @throws whatever the task throws; it never runs twice
 */
export function withLock<T>(name: string, mode: 'wait', task: () => Promise<T>): Promise<T>;
export function withLock<T>(name: string, mode: 'try', task: () => Promise<T>): Promise<T | undefined>;
export async function withLock<T>(name: string, mode: 'wait' | 'try', task: () => Promise<T>): Promise<T | undefined> {
  let isStarted = false;
  const start = () => {
    isStarted = true;
    return task();
  };
  try {
    if (navigator.locks !== undefined)
      return await navigator.locks.request(name, { ifAvailable: mode === 'try' }, async (lock) => (lock === null ? undefined : start()));
  } catch (error) {
    if (isStarted) throw error;
  }
  if (mode === 'try') return start();
  const queued = (queues.get(name) ?? Promise.resolve()).then(start);
  queues.set(
    name,
    queued.catch(() => undefined),
  );
  return queued;
}
