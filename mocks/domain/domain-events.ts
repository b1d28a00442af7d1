import type { EventName, EventPayload } from '@generated/events';

/**
 * A domain event: an event of the contract with its payload. `subject` is the id in the channel pattern, or '' for a
 * public channel. `world.events.emit` takes the three fields.
 */
export type DomainEvent = { [Name in EventName]: { name: Name; subject: string; payload: EventPayload<Name> } }[EventName];
