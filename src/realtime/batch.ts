/** The least time between two hand-overs, in ms: what is shown is behind by little more than this. */
export const FLUSH_INTERVAL_MS = 100;
/** How many events wait at most; a page asleep hears thousands, and asks again when it wakes. */
export const MAX_QUEUE = 1000;

export type Batch<Item> = ReturnType<typeof createBatch<Item>>;

/**
 * Collects what comes in and hands it over all at once, at most ten times a second: a render for each event falls behind
 * at a thousand a second. By a timer and not by the frame, as a callback for a frame makes the browser draw one.
 *
 * @param onFlush is given what came in, oldest first, and whether the oldest had to go
 */
export function createBatch<Item>(onFlush: (items: readonly Item[], lost: boolean) => void) {
  let items: Item[] = [];
  let lost = false;
  let last = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush(): void {
    const [given, hadLost] = [items, lost];
    clear();
    last = performance.now();
    onFlush(given, hadLost);
  }

  function clear(): void {
    clearTimeout(timer);
    timer = undefined;
    items = [];
    lost = false;
  }

  return {
    add(item: Item): void {
      if (items.length >= MAX_QUEUE) {
        items = items.slice(MAX_QUEUE / 2);
        lost = true;
      }
      items.push(item);
      timer ??= setTimeout(flush, Math.max(0, last + FLUSH_INTERVAL_MS - performance.now()));
    },
    /** Forgets what waits. */
    clear,
  };
}
