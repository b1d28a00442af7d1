import { type Fields, fieldsOf, list, number, numberOrNull, text, textOrNull } from './read';

/** A fault of one operation. */
export interface FaultRule {
  /** An operationId, or `*` for all. */
  readonly operation: string;
  /** Milliseconds. */
  readonly latency?: number;
  readonly status?: number;
  /** Drops the connection without executing the call. */
  readonly cut?: true;
  /** Executes the call, then drops the connection. */
  readonly lost?: true;
  /** Remaining number of times it applies. */
  readonly times?: number;
}

/** A call recorded by the backend. */
export interface Call {
  /** Sequence number. */
  readonly n: number;
  readonly at: string;
  readonly method: string;
  readonly path: string;
  readonly operation: string | null;
  /** 0 if there was no response. */
  readonly status: number;
  readonly ms: number;
  readonly visit: string;
  /** Validation errors of the request. */
  readonly request: string | null;
  /** Contract violation of the response. */
  readonly answer: string | null;
  /** The scenario or fault that was applied. */
  readonly injected: string | null;
}

/** State of the real-time server. */
export interface Realtime {
  readonly manner: string;
  readonly faults: Fields;
  /** Number of open connections; null if not reported. */
  readonly connections: number | null;
}

/** An event type of the contract. */
export interface EventKind {
  readonly name: string;
  /** Its channel pattern: `private-users.{userId}`. */
  readonly channel: string;
  readonly example: unknown;
}

/** A sent event. */
export interface PushedEvent {
  readonly name: string;
  readonly channel: string;
  readonly payload: unknown;
  readonly at: string;
}

/** Parses `GET /faults`. */
export function readFaults(body: unknown): FaultRule[] {
  return list(fieldsOf(body).data, (entry) => {
    if (text(entry.operation) === '') return undefined;
    const latency = numberOrNull(entry.latency);
    const status = numberOrNull(entry.status);
    const times = numberOrNull(entry.times);
    return {
      operation: text(entry.operation),
      ...(latency !== null && { latency }),
      ...(status !== null && { status }),
      ...(entry.cut === true && { cut: true as const }),
      ...(entry.lost === true && { lost: true as const }),
      ...(times !== null && { times }),
    };
  });
}

/** Parses `GET /calls`, newest first. */
export function readCalls(body: unknown): Call[] {
  return list(fieldsOf(body).data, (entry) => {
    const n = numberOrNull(entry.n);
    if (n === null) return undefined;
    return {
      n,
      at: text(entry.at),
      method: text(entry.method),
      path: text(entry.path),
      operation: textOrNull(entry.operation),
      status: number(entry.status),
      ms: number(entry.ms),
      visit: text(entry.visit),
      request: textOrNull(entry.request),
      answer: textOrNull(entry.answer),
      injected: textOrNull(entry.injected),
    };
  }).toSorted((a, b) => b.n - a.n);
}

/** Parses `GET /realtime`, and the same part of `GET /state`. */
export function readRealtime(body: unknown): Realtime {
  const { manner, faults, connections } = fieldsOf(body);
  return {
    manner: text(manner),
    faults: fieldsOf(faults),
    connections: Array.isArray(connections) ? connections.length : numberOrNull(connections),
  };
}

/** Parses `GET /event-kinds`. */
export function readEventKinds(body: unknown): EventKind[] {
  return list(fieldsOf(body).data, ({ name, channel, example }) =>
    text(name) === '' ? undefined : { name: text(name), channel: text(channel), example },
  );
}

/** Parses `GET /events`. */
export function readEvents(body: unknown): PushedEvent[] {
  return list(fieldsOf(body).data, ({ name, channel, payload, at }) =>
    text(name) === '' ? undefined : { name: text(name), channel: text(channel), payload, at: text(at) },
  );
}
