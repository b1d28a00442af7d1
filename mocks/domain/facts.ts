import type { EventName, EventPayload } from '@generated/events';

/**
 * What a step made known: an event of the contract, whose channel it goes to (`subject` is the id that stands in the
 * channel pattern, '' for a public channel), and what it carries. `world.events.emit` takes the three as they are.
 */
export type Fact = { [Name in EventName]: { name: Name; subject: string; payload: EventPayload<Name> } }[EventName];
