/** Fault that is switched on for an operation. */
export interface FaultRule {
  /** Id of the operation; `*` for all. */
  readonly operation: string;
  /** Delay in ms. */
  readonly latency?: number;
  readonly status?: number;
  /** True drops the connection without executing the call. */
  readonly cut?: true;
  /** True executes the call, then drops the connection. */
  readonly lost?: true;
  /** Number of calls that the fault still affects. */
  readonly times?: number;
}

/** Recorded call of the API. */
export interface Call {
  readonly n: number;
  readonly at: string;
  readonly method: string;
  readonly path: string;
  readonly operation: string | null;
  /** Status; 0 without a response. */
  readonly status: number;
  readonly ms: number;
  readonly visit: string;
  /** Validation errors of the request. */
  readonly request: string | null;
  /** Violation of the contract by the response. */
  readonly answer: string | null;
  /** Scenario or fault that was applied. */
  readonly injected: string | null;
}

/** Faults of the real-time server that are switched on, by name. */
export interface SocketFaults {
  readonly refuse?: { readonly code: number | null; readonly message: string };
  /** Names of the events that are lost, or all. */
  readonly drop?: 'everything' | readonly string[];
  readonly slow?: { readonly ms: number };
  readonly [other: string]: unknown;
}

/** State of the real-time server. */
export interface Realtime {
  readonly errorStyle: string;
  readonly faults: SocketFaults;
  /** Number of connections. */
  readonly connections: number;
}

/** Kind of events that can be pushed, with an example of its payload. */
export interface EventKind {
  readonly name: string;
  /** Pattern of the channel: `private-users.{userId}`. */
  readonly channel: string;
  readonly example: unknown;
}

/** Event that was sent. */
export interface PushedEvent {
  readonly name: string;
  readonly channel: string;
  readonly payload: unknown;
  readonly at: string;
}
