/** What a page did while it was scrolled. Taken in the page, by the text of `scrollThrough`. */
export interface Scrolled {
  readonly longTasks: readonly number[];
  /** ms between two frames. */
  readonly frames: readonly number[];
  /** Looks at the screen, and how many found a part of the list with nothing at all, or with places of tiles alone. */
  readonly looks: number;
  readonly blank: number;
  readonly places: number;
  readonly px: number;
}

export interface Scroll {
  readonly pxPerSecond: number;
  readonly seconds: number;
  /** What scrolls, where it is not the page. */
  readonly box?: string;
  /** The tiles and the places of tiles that a list draws a part of; left out where all of them are drawn. */
  readonly items?: string;
}

/**
 * Scrolls a list a frame at a time, and looks at each frame before the next. It runs in the page, by its text: it may use
 * nothing from outside.
 */
export function scrollThrough({ pxPerSecond, seconds, box, items }: Scroll): Promise<Scrolled> {
  const scroller = box === undefined ? document.scrollingElement : document.querySelector(box);
  if (scroller === null) throw new Error('There is nothing to scroll.');
  const longTasks: number[] = [];
  const tasks = new PerformanceObserver((list) => longTasks.push(...list.getEntries().map(({ duration }) => duration)));
  tasks.observe({ type: 'longtask' });
  const frames: number[] = [];
  let [looks, blank, places] = [0, 0, 0];

  /** Whether what is drawn spans the middle of the screen, and how much of it is a tile and not only the place of one. */
  const look = () => {
    looks += 1;
    if (items === undefined || document.querySelector('[data-fast-scroll]') !== null) {
      if (items !== undefined) places += 1;
      return;
    }
    const [from, to] = [window.innerHeight * 0.4, window.innerHeight * 0.6];
    const drawn = [...document.querySelectorAll(items)].map((item) => ({ item, ...item.getBoundingClientRect().toJSON() }));
    const inside = drawn.filter(({ top, bottom }) => bottom > from && top < to);
    const isCovered = drawn.some(({ top }) => top <= from) && drawn.some(({ bottom }) => bottom >= to);
    if (!isCovered) blank += 1;
    else if (inside.every(({ item }) => item.querySelector('button') === null)) places += 1;
  };

  const began = performance.now();
  const from = scroller.scrollTop;
  const goal = Math.min(from + pxPerSecond * seconds, scroller.scrollHeight - scroller.clientHeight - 600);
  let last = began;
  return new Promise((resolve) => {
    const frame = (now: number) => {
      frames.push(now - last);
      last = now;
      look();
      const to = from + ((now - began) / 1000) * pxPerSecond;
      scroller.scrollTop = Math.min(to, goal);
      if (to < goal) return void requestAnimationFrame(frame);
      tasks.disconnect();
      resolve({ longTasks, frames: frames.slice(1), looks, blank, places, px: scroller.scrollTop - from });
    };
    requestAnimationFrame(frame);
  });
}

/** How long each key took until what it found was painted, in ms. Kept in the page by `watchSearch`. */
declare global {
  interface Window {
    searched?: number[];
  }
}

/** Watches a lobby's search: from the key to the paint of what it found. It runs in the page, by its text. */
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
      // After the paint of this frame.
      const channel = new MessageChannel();
      channel.port1.addEventListener('message', () => times.push(performance.now() - since));
      channel.port1.start();
      channel.port2.postMessage(null);
    });
  }).observe(document.querySelector('main [role="status"]') ?? document.body, { subtree: true, childList: true, characterData: true });
}
