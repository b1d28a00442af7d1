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

/** What a connection tells of. */
export interface ConnectionListener {
  /** Each change of state (SPEC T2). */
  readonly state: (state: ConnectionState) => void;
  /** An event of the contract that arrived on its channel; its payload is not read yet, mostly a text of JSON. */
  readonly event: (channel: string, name: EventName, payload: unknown) => void;
  /** A channel is heard from now on: at first, and again after each gap. What was sent before may be lost. */
  readonly heard: (channel: string) => void;
}

/** The one socket of a page. */
export interface Connection {
  /** Hears exactly these channels, by their wire names, from now on. */
  readonly setChannels: (channels: ReadonlySet<string>) => void;
  /** Connects, where it does not already. */
  readonly open: () => void;
  /** Disconnects until it is opened again. */
  readonly close: () => void;
  /** Something changed for the better: what waits for a next attempt, tries now. */
  readonly retry: () => void;
  /** Makes sure that the connection is alive, as after a sleep; one that is dead is made anew. */
  readonly check: () => void;
}
