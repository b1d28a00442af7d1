/** Shortest time in ms between two flushes, which is also an event's maximum delay. */
const FLUSH_INTERVAL_MS = 100;
/** Maximum number of queued items, above which the older half is dropped. A sleeping page receives thousands of events, and refetches later. */
const MAX_QUEUE = 1000;

/**
 * Collects items, so that thousands of events per second do not cause as many renders. It uses a timer, because an animation
 * frame callback would force a frame.
 *
 * @param onFlush receives the items, oldest first; `lost` is true if the oldest were dropped
 * @returns `add`, which queues an item for the next flush, and `clear`, which drops the queue
 */
export function createBatch<Item>(onFlush: (items: readonly Item[], lost: boolean) => void) {
  let items: Item[] = [];
  let lost = false;
  let lastFlushAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush(): void {
    const [batch, hadLost] = [items, lost];
    clear();
    lastFlushAt = performance.now();
    onFlush(batch, hadLost);
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
      timer ??= setTimeout(flush, Math.max(0, lastFlushAt + FLUSH_INTERVAL_MS - performance.now()));
    },
    clear,
  };
}
