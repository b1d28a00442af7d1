/** Time in ms within which a page loaded by the iframe must report ready. */
export const READY_TIMEOUT_MS = 8000;

interface NavigationGuard {
  /** Call when the iframe reports ready. */
  readonly onReady: () => void;
  /** Call on the iframe's `load` event. */
  readonly onLoad: () => void;
  readonly stop: () => void;
}

/**
 * Detects that an iframe navigated to a foreign page: after its first ready message, a `load` event without a ready
 * message. A page of ours reports ready shortly before or after its `load` event.
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
      // Before the first ready message, the timeout of the message channel applies.
      if (wasReady) timer = setTimeout(onNavigatedAway, READY_TIMEOUT_MS);
    },
    stop,
  };
}
