const MAX_IDLE_WAIT_MS = 4000;
/** Without `requestIdleCallback`. */
const FALLBACK_WAIT_MS = 1500;

/** Calls `run` once the page is idle. @returns a function that cancels it */
export function whenIdle(run: () => void): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(run, FALLBACK_WAIT_MS);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(run, { timeout: MAX_IDLE_WAIT_MS });
  return () => window.cancelIdleCallback(handle);
}
