import type { EventName, EventPayload } from '@generated/events';
import { events as contract } from '@generated/events';

/** A real-time event on its way out: the channel by its wire name, the payload as the contract has it. */
export type WorldEvent = { [Name in EventName]: { name: Name; channel: string; payload: EventPayload<Name> } }[EventName];

export interface Events {
  /**
   * Sends an event of the contract.
   *
   * @param name the event
   * @param subject whose channel: the id that stands in the contract's channel pattern; '' for a public channel
   * @param payload what it carries
   */
  emit<Name extends EventName>(name: Name, subject: string, payload: EventPayload<Name>): void;
  /** Hears every event from now on. The answer ends it. */
  subscribe(listener: (event: WorldEvent) => void): () => void;
}

/** The one seam between the store, which knows what changed, and whatever carries events. */
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
