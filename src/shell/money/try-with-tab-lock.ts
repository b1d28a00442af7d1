/**
 * Runs a task under a lock shared by all tabs, or without one if the Web Locks API is missing or blocked. Returns
 * undefined if another tab holds it.
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
