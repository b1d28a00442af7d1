import type { WorldEvent } from '../../db/events';
import type { World } from '../../db/world';
import { isoDateTime } from '../../domain/calendar';

const MAX_EVENTS = 50;

export type EventLog = ReturnType<typeof createEventLog>;

/**
 * Creates a log of the `MAX_EVENTS` most recent events that the world sends from now on, and never unsubscribes. `all` returns the newest
 * first, as the world sent them: before a cheat changes them.
 */
export function createEventLog({ events, clock }: World) {
  let last: (WorldEvent & { at: string })[] = [];
  events.subscribe((event) => {
    last.push({ ...event, at: isoDateTime(clock.now()) });
    if (last.length > MAX_EVENTS) last.shift();
  });
  return {
    all: () => last.toReversed(),
    clear(): void {
      last = [];
    },
  };
}
