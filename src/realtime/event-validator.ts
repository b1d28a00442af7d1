import type { EventName } from '@generated/events';
import { events } from '@generated/events';

import { ContractError } from '@/api/errors';
import { reportViolation } from '@/api/violation-port';

import { note } from './event-log';
import { parse } from './frames';

type Parse = typeof import('@/api/validate').parseWithSchema;
type Validator = Awaited<ReturnType<(typeof events)[EventName]['validator']>>;

/** Received event. */
export interface RawEvent {
  /** Wire name of the channel, such as `private-users.7`. */
  readonly channel: string;
  readonly name: EventName;
  /** Content of the event: before the validation usually a JSON string, after it the parsed value. */
  readonly payload: unknown;
  /** Number of the latest player fetch when the event arrived. */
  readonly fetchId: number;
}

/** Creates a validator. It loads zod with the first event, and each schema with its first event: a visitor may never receive one. */
export function createEventValidator() {
  let parseWithSchema: Parse | undefined;
  const validators = new Map<EventName, Validator>();

  function validateOne({ channel, name, payload, fetchId }: RawEvent, invalidChannels: Set<string>): RawEvent[] {
    const validator = validators.get(name);
    if (validator === undefined || parseWithSchema === undefined) return [];
    try {
      return [{ channel, name, payload: parseWithSchema(validator, read(payload), name), fetchId }];
    } catch (error) {
      invalidChannels.add(channel);
      note(`${name}: violates the contract`);
      if (error instanceof ContractError) reportViolation(name, error.pointer, error.detail);
      return [];
    }
  }

  return {
    /** @throws if zod or a schema cannot be loaded */
    async load(raw: readonly RawEvent[]): Promise<void> {
      const names = new Set(raw.map(({ name }) => name).filter((name) => !validators.has(name)));
      const loads = [...names].map(async (name) => validators.set(name, await events[name].validator()));
      [{ parseWithSchema }] = await Promise.all([import('@/api/validate'), ...loads]);
    },

    /**
     * Validates events and keeps their order. Leaves out invalid ones, reports them, and returns their channels for a refetch. An event
     * whose schema `load` has not loaded before is dropped without a report.
     */
    validate(raw: readonly RawEvent[]): { valid: RawEvent[]; invalidChannels: ReadonlySet<string> } {
      const invalidChannels = new Set<string>();
      return { valid: raw.flatMap((event) => validateOne(event, invalidChannels)), invalidChannels };
    },
  };
}

/** Parses the payload of an event. This is done late, because events dropped under load are never read. */
function read(payload: unknown): unknown {
  return typeof payload === 'string' ? parse(payload) : payload;
}
