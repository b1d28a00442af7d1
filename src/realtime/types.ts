import type { EventName } from '@generated/events';

/** States of the socket (SPEC T2). */
export type ConnectionState = 'initialized' | 'connecting' | 'connected' | 'unavailable' | 'failed' | 'disconnected';

export interface RealtimeAddress {
  readonly key: string;
  readonly host: string;
  readonly port: number;
  readonly tls: boolean;
}

export interface ConnectionListener {
  readonly onState: (state: ConnectionState) => void;
  /** Called with an event of the contract. The payload is unparsed, usually a JSON string. */
  readonly onEvent: (channel: string, name: EventName, payload: unknown) => void;
  /** Called when the server confirms a channel, at first and after each gap. Earlier events may be lost. */
  readonly onSubscribed: (channel: string) => void;
}

export interface Connection {
  /** Subscribes to exactly these channels, by wire name. */
  readonly setChannels: (channels: ReadonlySet<string>) => void;
  readonly open: () => void;
  /** Disconnects until `open`. */
  readonly close: () => void;
  /** Retries now, because the network or session has improved. */
  readonly retry: () => void;
  /** Pings the server and reconnects if it does not respond. */
  readonly check: () => void;
}
