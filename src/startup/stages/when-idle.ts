/** Longest wait for an idle moment, or for the load of the page. */
const MAX_IDLE_WAIT_MS = 4000;
/** Wait in browsers without `requestIdleCallback`. */
const FALLBACK_WAIT_MS = 1500;

/** Calls `run` once the page is idle, at the latest after 4 s. @returns a function that cancels the call */
export function whenIdle(run: () => void): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(run, FALLBACK_WAIT_MS);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(run, { timeout: MAX_IDLE_WAIT_MS });
  return () => window.cancelIdleCallback(handle);
}

/**
 * Calls `run` once the page has loaded and is idle: an idle moment while it loads would delay what the player waits for. A page
 * that is still loading after 4 s counts as loaded.
 *
 * @returns a function that cancels the call
 */
export function whenLoadedAndIdle(run: () => void): () => void {
  if (document.readyState === 'complete') return whenIdle(run);
  // A page that never finishes loading must get its services as well.
  const timer = setTimeout(begin, MAX_IDLE_WAIT_MS);
  window.addEventListener('load', begin, { once: true });
  let cancel = stopWaiting;
  return () => cancel();

  function begin(): void {
    stopWaiting();
    cancel = whenIdle(run);
  }

  function stopWaiting(): void {
    clearTimeout(timer);
    window.removeEventListener('load', begin);
  }
}
