/** How long a page that a frame went to may take to say that it is there, in ms. */
export const READY_TIMEOUT_MS = 8000;

interface NavigationGuard {
  /** The frame says that it is there. */
  readonly onReady: () => void;
  /** The frame's `load` event. */
  readonly onLoad: () => void;
  readonly stop: () => void;
}

/**
 * Watches a frame that was there once: where it loads something that does not say that it is ready, it went elsewhere. A
 * page of ours says so before its `load` event or soon after.
 *
 * @param onNavigatedAway called once, when it did
 */
export function createNavigationGuard(onNavigatedAway: () => void): NavigationGuard {
  let wasReady = false;
  let expectsLoad = false;
  let isUnanswered = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  return {
    onReady() {
      stop();
      wasReady = true;
      expectsLoad = !isUnanswered;
      isUnanswered = false;
    },
    onLoad() {
      if (expectsLoad) {
        expectsLoad = false;
        return;
      }
      isUnanswered = true;
      stop();
      // Until it is there for the first time its absence is told by who opened the conversation.
      if (wasReady) timer = setTimeout(onNavigatedAway, READY_TIMEOUT_MS);
    },
    stop,
  };
}
