import type { EventName, EventPayload } from '@generated/events';

/**
 * Event of the contract for `world.events.emit`. `subject` is the id in the channel pattern, '' for a public
 * channel.
 */
export type DomainEvent = { [Name in EventName]: { name: Name; subject: string; payload: EventPayload<Name> } }[EventName];
