/** Measurements of one scroll through a list. */
export interface ScrollResult {
  /** Durations of the tasks over 50 ms, in ms. */
  readonly longTasks: readonly number[];
  /** Times between two frames, in ms. */
  readonly frames: readonly number[];
  /** Number of checks of the viewport. */
  readonly checks: number;
  /** Number of checks that found the middle of the screen not covered by items of the list. */
  readonly blank: number;
  /** Number of checks that found placeholders instead of tiles in the middle of the screen. */
  readonly placeholders: number;
  /** Scrolled distance in CSS pixels. */
  readonly px: number;
}

/** Speed and duration of a scroll. */
export interface ScrollOptions {
  readonly pxPerSecond: number;
  readonly seconds: number;
}

/**
 * Scrolls the lobby down from its current position, frame by frame, each checked before the next. Stops 600 px before the end at the
 * latest. It runs in the page as source text, so it uses no outer variables.
 *
 * @throws {Error} if the page has no scrolling element
 */
export function scrollThrough({ pxPerSecond, seconds }: ScrollOptions): Promise<ScrollResult> {
  const scroller = document.scrollingElement;
  if (scroller === null) throw new Error('There is nothing to scroll.');
  const longTasks: number[] = [];
  const tasks = new PerformanceObserver((list) => longTasks.push(...list.getEntries().map(({ duration }) => duration)));
  tasks.observe({ type: 'longtask' });
  const frames: number[] = [];
  let [checks, blank, placeholders] = [0, 0, 0];

  /** Checks that tiles, not placeholders, cover the middle of the screen. */
  const checkViewport = () => {
    checks += 1;
    if (document.querySelector('[data-fast-scroll]') !== null) {
      placeholders += 1;
      return;
    }
    const [from, to] = [window.innerHeight * 0.4, window.innerHeight * 0.6];
    const drawn = [...document.querySelectorAll('li[aria-posinset]')].map((item) => ({ item, ...item.getBoundingClientRect().toJSON() }));
    const inside = drawn.filter(({ top, bottom }) => bottom > from && top < to);
    const isCovered = drawn.some(({ top }) => top <= from) && drawn.some(({ bottom }) => bottom >= to);
    if (!isCovered) blank += 1;
    else if (inside.every(({ item }) => item.querySelector('button') === null)) placeholders += 1;
  };

  const began = performance.now();
  const from = scroller.scrollTop;
  const goal = Math.min(from + pxPerSecond * seconds, scroller.scrollHeight - scroller.clientHeight - 600);
  let last = began;
  return new Promise((resolve) => {
    const onFrame = (now: number) => {
      frames.push(now - last);
      last = now;
      checkViewport();
      const to = from + ((now - began) / 1000) * pxPerSecond;
      scroller.scrollTop = Math.min(to, goal);
      if (to < goal) return void requestAnimationFrame(onFrame);
      tasks.disconnect();
      resolve({ longTasks, frames: frames.slice(1), checks, blank, placeholders, px: scroller.scrollTop - from });
    };
    requestAnimationFrame(onFrame);
  });
}

declare global {
  interface Window {
    /** Times from key presses to the paint of their results, in ms, since {@link watchSearch}; missing before it. */
    searched?: number[];
  }
}

/**
 * Sets `window.searched` and adds to it the time in ms from each key press to the paint of its results, until the page is left. A
 * press is not counted if another one follows before the number of results changes. If `main` has no status with that number, any change of
 * the page counts. The function runs in the page as source text, so it uses no outer variables.
 */
export function watchSearch(): void {
  const times: number[] = [];
  window.searched = times;
  let typed: number | undefined;
  document.addEventListener('keydown', ({ timeStamp }) => (typed = timeStamp), { capture: true });
  new MutationObserver(() => {
    const since = typed;
    if (since === undefined) return;
    typed = undefined;
    requestAnimationFrame(() => {
      // The message arrives after this frame's paint.
      const channel = new MessageChannel();
      channel.port1.addEventListener('message', () => times.push(performance.now() - since));
      channel.port1.start();
      channel.port2.postMessage(null);
    });
  }).observe(document.querySelector('main [role="status"]') ?? document.body, { subtree: true, childList: true, characterData: true });
}
