import type { EventName } from '@generated/events';

/** The states of the socket (SPEC T2). */
export type ConnectionState = 'initialized' | 'connecting' | 'connected' | 'unavailable' | 'failed' | 'disconnected';

/** Where the socket is. */
export interface RealtimeAddress {
  readonly key: string;
  readonly host: string;
  readonly port: number;
  readonly tls: boolean;
}

/** The one socket of a page. */
export interface Connection {
  /**
   * Hears one event of one channel; what departs from the contract is logged and left out.
   *
   * @param channel its wire name, `private-users.7`
   * @param confirmed told each time that the server confirms the subscription, after a gap again
   * @returns ends it, and leaves the channel
   */
  readonly listen: (channel: string, name: EventName, heard: (payload: unknown) => void, confirmed: () => void) => () => void;
  readonly close: () => void;
}
