/** Failure that a player cannot report: a third party's iframe that never became ready, or a money operation of unknown outcome. */
export type IncidentKind = 'frame.dead' | 'money.unknown';

/** Maximum number of incidents of a page. More are a loop, and are dropped. */
const MAX_INCIDENTS = 20;

const reported = new Set<string>();
let queue: (readonly [kind: IncidentKind, subject: string])[] = [];
let listener: ((kind: IncidentKind, subject: string) => void) | undefined;

/**
 * Reports an incident, once a page for each kind and subject, and at most 20 a page. Keeps it until there is a listener.
 *
 * @param subject kind of iframe or operation, such as `game`; never an id
 */
export function reportIncident(kind: IncidentKind, subject: string): void {
  const key = `${kind} ${subject}`;
  if (reported.has(key) || reported.size >= MAX_INCIDENTS) return;
  reported.add(key);
  if (listener !== undefined) listener(kind, subject);
  else queue.push([kind, subject]);
}

/**
 * Subscribes to incidents, starting with those that no listener has received. Replaces an earlier listener.
 *
 * @returns an unsubscribe function, after which the same incidents can be reported again
 */
export function onIncident(listen: (kind: IncidentKind, subject: string) => void): () => void {
  listener = listen;
  for (const incident of queue) listen(...incident);
  queue = [];
  return () => {
    if (listener === listen) listener = undefined;
    reported.clear();
  };
}
