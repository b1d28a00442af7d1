/** How long a page that a frame went to may take to say that it is there, in ms. */
export const BACK_WITHIN = 8000;

interface FrameWatch {
  /** The frame says that it is there. */
  readonly isReady: () => void;
  /** The frame's `load` event. */
  readonly hasLoaded: () => void;
  readonly stop: () => void;
}

/**
 * Watches a frame that was there once: where it loads something that does not say that it is ready, it went elsewhere. A
 * page of ours says so before its `load` event or soon after.
 *
 * @param gone called once, when it did
 */
export function watchFrame(gone: () => void): FrameWatch {
  let wasReady = false;
  let awaitsLoad = false;
  let isUnanswered = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  return {
    isReady() {
      stop();
      wasReady = true;
      awaitsLoad = !isUnanswered;
      isUnanswered = false;
    },
    hasLoaded() {
      if (awaitsLoad) {
        awaitsLoad = false;
        return;
      }
      isUnanswered = true;
      stop();
      // Until it is there for the first time its absence is told by who opened the conversation.
      if (wasReady) timer = setTimeout(gone, BACK_WITHIN);
    },
    stop,
  };
}
