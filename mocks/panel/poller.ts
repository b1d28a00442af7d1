/**
 * Does something again and again, while the page is looked at.
 *
 * @param work must not fail
 * @param every how long to wait after it, in ms; undefined: not now
 */
export function createPoller(work: () => Promise<void>, every: () => number | undefined) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRunning = false;
  /** Only the latest round plans the next: one that hangs holds nothing up. */
  let latest = 0;

  const isDue = () => isRunning && document.visibilityState === 'visible' && every() !== undefined;

  async function round(): Promise<void> {
    clearTimeout(timer);
    const mine = ++latest;
    await work();
    if (mine === latest && isDue()) timer = setTimeout(kick, every());
  }

  /** Does it at once, and then in its rhythm. */
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
