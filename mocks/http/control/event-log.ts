import type { WorldEvent } from '../../db/events';
import type { World } from '../../db/world';
import { isoDateTime } from '../../domain/calendar';

const KEPT = 50;

export type EventLog = ReturnType<typeof createEventLog>;

/** The last events of a world from now on. */
export function createEventLog({ events, clock }: World) {
  let last: (WorldEvent & { at: string })[] = [];
  events.subscribe((event) => {
    last.push({ ...event, at: isoDateTime(clock.now()) });
    if (last.length > KEPT) last.shift();
  });
  return {
    /** The newest first. */
    all: () => last.toReversed(),
    clear(): void {
      last = [];
    },
  };
}
