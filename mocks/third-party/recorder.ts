import { isPlain } from '../../frames/protocol/fields';

/** Event that a fake of a tag manager or a pixel has sent, as tests read it. */
export interface Recorded {
  readonly via: 'tag-manager' | 'pixel';
  readonly name: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly client_id: string;
  /** Time of the event in ISO 8601. */
  readonly at: string;
}

const MAX_EVENTS = 1000;

/** Creates a store of the last 1000 events, the oldest first. */
export function createRecorder(now: () => number = Date.now) {
  let events: Recorded[] = [];
  return {
    /** Adds an event; returns false if it is invalid. */
    add(body: unknown): boolean {
      if (!isPlain(body)) return false;
      const { via, name, params, client_id } = body;
      if ((via !== 'tag-manager' && via !== 'pixel') || typeof name !== 'string' || typeof client_id !== 'string' || !isPlain(params)) {
        return false;
      }
      const event: Recorded = { via, name, params, client_id, at: new Date(now()).toISOString() };
      events = [...events, event].slice(-MAX_EVENTS);
      return true;
    },
    /** Returns the events of a client, by default of all. */
    list: (clientId?: string): readonly Recorded[] =>
      clientId === undefined ? events : events.filter(({ client_id }) => client_id === clientId),
    clear(): void {
      events = [];
    },
  };
}
