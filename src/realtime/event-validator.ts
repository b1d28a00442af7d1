import type { EventName } from '@generated/events';
import { events } from '@generated/events';

import { parseWithSchema } from '@/api/validate';
import { logFailure } from '@/shared/lib/log';

import { note } from './event-log';
import { parse } from './frames';

type Validator = Awaited<ReturnType<(typeof events)[EventName]['validator']>>;

/** An event as it came in. */
export interface RawEvent {
  readonly channel: string;
  readonly name: EventName;
  /** As it came: mostly a text of JSON. */
  readonly payload: unknown;
  /** After which asking for the player it came in. */
  readonly at: number;
}

/**
 * Judges events by the contract. Its validators are loaded with the first event of their name.
 */
export function createEventValidator() {
  const validators = new Map<EventName, Validator>();
  const reported = new Set<EventName>();

  function validateOne({ channel, name, payload, at }: RawEvent, invalidChannels: Set<string>): RawEvent[] {
    const validator = validators.get(name);
    if (validator === undefined) return [];
    try {
      return [{ channel, name, payload: parseWithSchema(validator, read(payload), name), at }];
    } catch (error) {
      invalidChannels.add(channel);
      note(`${name}: departs from the contract`);
      // Once is enough: a backend that is wrong is wrong each time.
      if (!reported.has(name)) logFailure('A real-time event departs from the contract and was left out.', error);
      reported.add(name);
      return [];
    }
  }

  return {
    /**
     * Makes ready for these events.
     *
     * @throws when a validator could not be loaded
     */
    async load(raw: readonly RawEvent[]): Promise<void> {
      const names = new Set(raw.map(({ name }) => name).filter((name) => !validators.has(name)));
      await Promise.all([...names].map(async (name) => validators.set(name, await events[name].validator())));
    },

    /** The events that conform, in order, and the channels on which one did not. */
    validate(raw: readonly RawEvent[]): { valid: RawEvent[]; invalidChannels: ReadonlySet<string> } {
      const invalidChannels = new Set<string>();
      return { valid: raw.flatMap((event) => validateOne(event, invalidChannels)), invalidChannels };
    },
  };
}

/** Not before it is needed: of a storm that overruns the page not every event is. */
function read(payload: unknown): unknown {
  return typeof payload === 'string' ? parse(payload) : payload;
}
