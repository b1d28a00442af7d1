/**
 * Creates a poller that runs from `start` to `stop`, only while the page is visible. The first run is at once, the next an interval after
 * the end of a run. `kick` may begin a run during another one.
 *
 * @param work must not reject
 * @param interval returns ms, or undefined to pause until the next `kick`
 */
export function createPoller(work: () => Promise<void>, interval: () => number | undefined) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRunning = false;
  /** Number of the latest run, which alone schedules the next: a hanging one must not block polling. */
  let latest = 0;

  const isDue = () => isRunning && document.visibilityState === 'visible' && interval() !== undefined;

  async function run(): Promise<void> {
    clearTimeout(timer);
    const current = ++latest;
    await work();
    if (current === latest && isDue()) timer = setTimeout(kick, interval());
  }

  /** Runs now and restarts the interval. Does nothing but stop the timer while the page is hidden or the poller is paused or stopped. */
  function kick(): void {
    clearTimeout(timer);
    if (isDue()) void run();
  }

  return {
    kick,
    start(): void {
      if (isRunning) return;
      isRunning = true;
      document.addEventListener('visibilitychange', kick);
      kick();
    },
    stop(): void {
      isRunning = false;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', kick);
    },
  };
}
