import { useConsentStore } from '@/shell/consent-store';

/** What an event of the analytics bears: short values that tell of no person. */
export type EventParams = Readonly<Record<string, string | number | boolean>>;

/** An event on its way to the tags' frame. */
interface AnalyticsEvent {
  readonly name: string;
  readonly params: EventParams;
}

/** So many events wait for the frame. */
const MAX_QUEUED_EVENTS = 50;

let queue: readonly AnalyticsEvent[] = [];
let sink: ((event: AnalyticsEvent) => void) | undefined;

/**
 * Tells the analytics of something that happened. Without consent there is nobody to tell, and it is forgotten.
 *
 * @param name in snake_case
 * @param params nothing of the player: no name, no account, no address that holds an id of a person
 */
export function trackEvent(name: string, params: EventParams = {}): void {
  if (useConsentStore.getState().choice !== 'granted') {
    queue = [];
    return;
  }
  const event = { name, params };
  if (sink !== undefined) sink(event);
  else queue = [...queue, event].slice(-MAX_QUEUED_EVENTS);
}

/** Opens the way to the frame: what waited goes first. @returns closes it; events wait again */
export function attachSink(to: (event: AnalyticsEvent) => void): () => void {
  sink = to;
  for (const event of queue) to(event);
  queue = [];
  return () => {
    if (sink === to) sink = undefined;
  };
}

/**
 * The address of a page as the analytics may know it: without query and hash, and without the id of a person.
 *
 * @param pathname of the page
 */
export function analyticsPath(pathname: string): string {
  return pathname.startsWith('/ref/') ? '/ref' : pathname.slice(0, 200);
}
