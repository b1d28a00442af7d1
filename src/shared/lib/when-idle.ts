const MAX_IDLE_WAIT_MS = 4000;
/** Without `requestIdleCallback`. */
const FALLBACK_WAIT_MS = 1500;

/**
 * Calls `run` once the page has loaded and is idle: an idle moment while it loads would delay what the player waits for.
 *
 * @returns a function that cancels it
 */
export function whenIdle(run: () => void): () => void {
  let cancel = (): void => undefined;
  const start = () => {
    if (typeof window.requestIdleCallback !== 'function') {
      const timer = setTimeout(run, FALLBACK_WAIT_MS);
      cancel = () => clearTimeout(timer);
      return;
    }
    const handle = window.requestIdleCallback(run, { timeout: MAX_IDLE_WAIT_MS });
    cancel = () => window.cancelIdleCallback(handle);
  };
  if (document.readyState === 'complete') start();
  else {
    // A page that never finishes loading has its services as well.
    const timer = setTimeout(begin, MAX_IDLE_WAIT_MS);
    window.addEventListener('load', begin, { once: true });
    cancel = end;
    function begin(): void {
      end();
      start();
    }
    function end(): void {
      clearTimeout(timer);
      window.removeEventListener('load', begin);
    }
  }
  return () => cancel();
}
