/** Longest wait for a message of the page, from a `load` event without a ready message. */
export const READY_TIMEOUT_MS = 8000;

interface NavigationGuard {
  /** Handles a ready message. */
  readonly onReady: () => void;
  /** Handles a `load` event. */
  readonly onLoad: () => void;
  /** Handles a valid message of the page, from its origin. */
  readonly onMessage: () => void;
  /** Stops the timeout. A later `load` event starts it again: the caller stops listening first. */
  readonly stop: () => void;
}

/**
 * Detects that an iframe navigated to a foreign page: after the first ready message, a `load` event without another
 * ready message. Our pages report ready shortly before or after `load`. WebKit also fires `load` if only the hash changes,
 * so that any message after it counts as well. The caller passes the events to the functions that are returned.
 *
 * @param requestMessage called after a `load` event without a ready message, to which our pages answer with a message
 * @param onNavigatedAway called if no message arrives within `READY_TIMEOUT_MS` after that
 */
export function createNavigationGuard(requestMessage: () => void, onNavigatedAway: () => void): NavigationGuard {
  let wasReady = false;
  /** True after a ready message whose `load` event has not come yet. */
  let expectsLoad = false;
  /** True after a `load` event without its ready message. */
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
      // The timeout of the message channel applies before the first ready message.
      if (!wasReady) return;
      timer = setTimeout(onNavigatedAway, READY_TIMEOUT_MS);
      requestMessage();
    },
    onMessage() {
      stop();
      hasUnmatchedLoad = false;
    },
    stop,
  };
}
