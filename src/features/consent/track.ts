import { useConsentStore } from '@/product/consent-store';

/** Parameters of an analytics event, without personal data. */
export type EventParams = Readonly<Record<string, string | number | boolean>>;

interface AnalyticsEvent {
  readonly name: string;
  readonly params: EventParams;
}

/** Maximum number of events kept until the frame of the tag manager is ready. The oldest are dropped. */
const MAX_QUEUED_EVENTS = 50;

let queue: readonly AnalyticsEvent[] = [];
let sink: ((event: AnalyticsEvent) => void) | undefined;

/**
 * Sends an analytics event, or queues it until the frame of the tag manager is ready. Without consent, the event and the queue are dropped.
 *
 * @param name in snake_case
 * @param params no personal data: no name, no account, no URL with an id of a person
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

/**
 * Sends the queued and all further events to a receiver, which replaces an earlier one. Does not check the consent again.
 *
 * @returns an unsubscribe function
 */
export function attachSink(receiver: (event: AnalyticsEvent) => void): () => void {
  sink = receiver;
  for (const event of queue) receiver(event);
  queue = [];
  return () => {
    if (sink === receiver) sink = undefined;
  };
}

/** Returns a path of at most 200 characters, without the referral code of a person. */
export function analyticsPath(pathname: string): string {
  return pathname.startsWith('/ref/') ? '/ref' : pathname.slice(0, 200);
}
