import type { Page, Request } from 'playwright';

export interface NetworkActivity {
  /** Requests, responses and their ends so far. */
  readonly events: () => number;
  /** True if a response is still due. */
  readonly isPending: () => boolean;
}

/**
 * Watches the requests of a page.
 * @param isAnswered false for one that never gets a response, or whose response does not matter
 */
export function watchNetwork(page: Page, isAnswered: (url: URL) => boolean): NetworkActivity {
  const pending = new Set<Request>();
  let events = 0;
  page.on('request', (request) => {
    if (!isAnswered(new URL(request.url()))) return;
    events += 1;
    pending.add(request);
  });
  const end = (request: Request) => {
    if (pending.delete(request)) events += 1;
  };
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return { events: () => events, isPending: () => pending.size > 0 };
}
