/** The least time between two hand-overs, in ms: what is shown is behind by little more than this. */
export const BETWEEN = 100;
/** How many events wait at most; a page asleep hears thousands, and asks again when it wakes. */
export const MOST_WAITING = 1000;

export type Batch<Item> = ReturnType<typeof createBatch<Item>>;

/**
 * Collects what comes in and hands it over all at once, at most ten times a second: a render for each event falls behind
 * at a thousand a second. By a timer and not by the frame, as a callback for a frame makes the browser draw one.
 *
 * @param handOver is given what came in, oldest first, and whether the oldest had to go
 */
export function createBatch<Item>(handOver: (items: readonly Item[], lost: boolean) => void) {
  let items: Item[] = [];
  let lost = false;
  let last = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush(): void {
    const [given, hadLost] = [items, lost];
    clear();
    last = performance.now();
    handOver(given, hadLost);
  }

  function clear(): void {
    clearTimeout(timer);
    timer = undefined;
    items = [];
    lost = false;
  }

  return {
    add(item: Item): void {
      if (items.length >= MOST_WAITING) {
        items = items.slice(MOST_WAITING / 2);
        lost = true;
      }
      items.push(item);
      timer ??= setTimeout(flush, Math.max(0, last + BETWEEN - performance.now()));
    },
    /** Forgets what waits. */
    clear,
  };
}
