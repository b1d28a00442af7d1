import type { Request } from 'playwright';

type Watched = Pick<Request, 'url'>;
type Listener = (request: Watched) => void;

/** Watched events of Playwright's `Page`. */
interface NetworkEvents {
  on(event: 'request', listener: Listener): unknown;
  on(event: 'requestfinished', listener: Listener): unknown;
  on(event: 'requestfailed', listener: Listener): unknown;
}

/** Activity of the watched requests of a page. */
export interface NetworkActivity {
  /** Returns the number of requests that have started, plus the number that have ended. It grows while the network is active. */
  readonly events: () => number;
  /** Returns true if a response is still due. */
  readonly isPending: () => boolean;
}

/**
 * Watches the requests of a page from now on.
 * @param isAnswered returns false for the URL of a request that is not watched: it never gets a response, or none that matters
 */
export function watchNetwork(page: NetworkEvents, isAnswered: (url: URL) => boolean): NetworkActivity {
  const pending = new Set<Watched>();
  let events = 0;
  page.on('request', (request) => {
    if (!isAnswered(new URL(request.url()))) return;
    events += 1;
    pending.add(request);
  });
  const end: Listener = (request) => {
    if (pending.delete(request)) events += 1;
  };
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return { events: () => events, isPending: () => pending.size > 0 };
}
