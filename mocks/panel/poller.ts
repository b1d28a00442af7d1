/**
 * Creates a poller that runs only while the page is visible.
 *
 * @param work must not reject
 * @param interval returns the delay until the next run in ms, or undefined to pause
 */
export function createPoller(work: () => Promise<void>, every: () => number | undefined) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRunning = false;
  /** Only the latest run schedules the next, so that a hanging one does not block polling. */
  let latest = 0;

  const isDue = () => isRunning && document.visibilityState === 'visible' && every() !== undefined;

  async function round(): Promise<void> {
    clearTimeout(timer);
    const mine = ++latest;
    await work();
    if (mine === latest && isDue()) timer = setTimeout(kick, every());
  }

  /** Runs now and restarts the interval. */
  function kick(): void {
    clearTimeout(timer);
    if (isDue()) void round();
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
