/** Within which a page loaded by the iframe must report ready. */
export const READY_TIMEOUT_MS = 8000;

interface NavigationGuard {
  readonly onReady: () => void;
  readonly onLoad: () => void;
  readonly stop: () => void;
}

/**
 * Detects that an iframe navigated to a foreign page: after the first ready message, a `load` event without another.
 * Our pages report ready shortly before or after `load`.
 *
 * @param onNavigatedAway called once
 */
export function createNavigationGuard(onNavigatedAway: () => void): NavigationGuard {
  let wasReady = false;
  let expectsLoad = false;
  let hasUnmatchedLoad = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  return {
    onReady() {
      stop();
      wasReady = true;
      expectsLoad = !hasUnmatchedLoad;
      hasUnmatchedLoad = false;
    },
    onLoad() {
      if (expectsLoad) {
        expectsLoad = false;
        return;
      }
      hasUnmatchedLoad = true;
      stop();
      // Before that, the timeout of the message channel applies.
      if (wasReady) timer = setTimeout(onNavigatedAway, READY_TIMEOUT_MS);
    },
    stop,
  };
}
