/**
 * Runs a task while holding a lock that all tabs of the site share. If the Web Locks API is missing or blocked, the
 * task runs without a lock.
 *
 * @param name of the lock
 * @returns the task's result, or undefined if another tab holds the lock
 * @throws whatever the task throws
 */
export async function tryWithTabLock<T>(name: string, task: () => Promise<T>): Promise<T | undefined> {
  let isStarted = false;
  const start = () => {
    isStarted = true;
    return task();
  };
  try {
    if (navigator.locks !== undefined)
      return (await navigator.locks.request(name, { ifAvailable: true }, async (lock) => (lock === null ? undefined : start()))) as
        | T
        | undefined;
  } catch (error) {
    if (isStarted) throw error;
  }
  return start();
}
