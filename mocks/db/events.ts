import type { EventName, EventPayload } from '@generated/events';
import { events as contract } from '@generated/events';

/** Event of a world, with the channel on which it is sent, such as `private-users.usr_1`. */
export type WorldEvent = { [Name in EventName]: { name: Name; channel: string; payload: EventPayload<Name> } }[EventName];

/** Event bus of a world. */
export interface Events {
  /** Calls the listeners with an event, before it returns. `subject` is the id in the channel pattern, '' for a public channel. */
  emit<Name extends EventName>(name: Name, subject: string, payload: EventPayload<Name>): void;
  /** Adds a listener. Returns an unsubscribe function. */
  subscribe(listener: (event: WorldEvent) => void): () => void;
}

/** Creates the event bus between the store and its transports. */
export function createEvents(): Events {
  const listeners = new Set<(event: WorldEvent) => void>();
  return {
    emit(name, subject, payload) {
      const channel = contract[name].channel.replace(/\{\w+\}/, subject);
      const event = { name, channel, payload } as WorldEvent;
      for (const listener of listeners) listener(event);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
