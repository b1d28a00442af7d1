import { isPlain } from './message-fields';

/** What the tag manager or the pixel sent home. */
export interface Recorded {
  /** Who sent it. */
  readonly via: 'tag-manager' | 'pixel';
  readonly name: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly client_id: string;
  /** When it arrived, ISO 8601. */
  readonly at: string;
}

/** Old events go when there are more. */
const KEPT = 1000;

/** What the trackers sent, in the order of arrival. */
export function createRecorder(now: () => number = Date.now) {
  let events: Recorded[] = [];
  return {
    /** Keeps an event; false when it is none. */
    add(body: unknown): boolean {
      if (!isPlain(body)) return false;
      const { via, name, params, client_id } = body;
      if ((via !== 'tag-manager' && via !== 'pixel') || typeof name !== 'string' || typeof client_id !== 'string' || !isPlain(params)) {
        return false;
      }
      const event: Recorded = { via, name, params, client_id, at: new Date(now()).toISOString() };
      events = [...events, event].slice(-KEPT);
      return true;
    },
    /** The events of one visitor, or of all. */
    list: (clientId?: string): readonly Recorded[] =>
      clientId === undefined ? events : events.filter(({ client_id }) => client_id === clientId),
    clear(): void {
      events = [];
    },
  };
}
