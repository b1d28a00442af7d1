import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** How long what comes together is waited for, in ms. */
const TOGETHER = 100;
/** The least time between two rounds of asking, in ms. */
export const ASK_EVERY = 1000;

export type Refresher = ReturnType<typeof createRefresher>;

/**
 * Asks again for what may be older than an event: soon, and then no more than once a second, whatever comes. Of
 * several answers to one question that of the latest asked counts.
 *
 * @param client what is loaded
 */
export function createRefresher(client: QueryClient) {
  const due = new Map<string, QueryKey>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush(): void {
    timer = undefined;
    if (due.size === 0) return;
    for (const queryKey of due.values()) void client.invalidateQueries({ queryKey });
    due.clear();
    timer = setTimeout(flush, ASK_EVERY);
  }

  return {
    ask(keys: readonly QueryKey[]): void {
      for (const key of keys) due.set(JSON.stringify(key), key);
      timer ??= setTimeout(flush, TOGETHER);
    },
    /** Forgets what was to be asked for. */
    end(): void {
      clearTimeout(timer);
      timer = undefined;
      due.clear();
    },
  };
}
