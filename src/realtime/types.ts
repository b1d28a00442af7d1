import type { EventName } from '@generated/events';

/**
 * State of the socket (SPEC T2). `initialized`: the page has closed it, or has not opened it yet. `unavailable`: not connected for
 * 10 s, and still trying. `failed`: the server has refused the connection (SPEC T4). `disconnected`: state of pusher-js, which shows
 * as `initialized` or `failed`.
 */
export type ConnectionState = 'initialized' | 'connecting' | 'connected' | 'unavailable' | 'failed' | 'disconnected';

/** Address of the socket, and what its backend offers. */
export interface RealtimeAddress {
  /** Key of the Pusher application; empty for no real time. */
  readonly key: string;
  readonly host: string;
  readonly port: number;
  /** True for an encrypted connection. */
  readonly tls: boolean;
  /** True if the backend offers to sign players in on the socket (SPEC V4). */
  readonly signIn: boolean;
  /** True if the backend offers to authorize several channels with one request (SPEC T1). */
  readonly batchAuth: boolean;
  /** True to send statistics of the connection each 60 s to the same host (SPEC T3). */
  readonly statistics: boolean;
  /** True if the same host offers the fallback to HTTP (SPEC T3). */
  readonly httpFallback: boolean;
}

/** Functions that are called for what happens on the socket. */
export interface ConnectionListener {
  readonly onState: (state: ConnectionState) => void;
  /** Receives an event. `channel` is a wire name, and `payload` usually a JSON string, not validated. */
  readonly onEvent: (channel: string, name: EventName, payload: unknown) => void;
  /** Called when a channel is confirmed, at first and after each gap. Earlier events may be lost. */
  readonly onSubscribed: (channel: string) => void;
}

/** Socket of the page. */
export interface Connection {
  /** Subscribes to exactly these wire names. */
  readonly setChannels: (channels: ReadonlySet<string>) => void;
  /** Signs the player in, if the backend offers it; null for a visitor, which does not sign out the connection. */
  readonly setUser: (userId: string | null) => void;
  readonly open: () => void;
  /** Closes the socket until `open`. */
  readonly close: () => void;
  /** Retries when the player's token was refreshed, unless the server refused the connection (SPEC T4). */
  readonly retry: () => void;
  /** Retries when the player has logged in or is back online, even after a refusal. */
  readonly reopen: () => void;
  /** Pings, and reconnects if there is no response. Retries if there is no connection. */
  readonly check: () => void;
}
