import { type Fields, mapList, toFields, toNumber, toNumberOrNull, toText, toTextOrNull } from './parse-values';

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
  return mapList(toFields(body).data, (entry) => {
    if (toText(entry.operation) === '') return undefined;
    const latency = toNumberOrNull(entry.latency);
    const status = toNumberOrNull(entry.status);
    const times = toNumberOrNull(entry.times);
    return {
      operation: toText(entry.operation),
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
  return mapList(toFields(body).data, (entry) => {
    const n = toNumberOrNull(entry.n);
    if (n === null) return undefined;
    return {
      n,
      at: toText(entry.at),
      method: toText(entry.method),
      path: toText(entry.path),
      operation: toTextOrNull(entry.operation),
      status: toNumber(entry.status),
      ms: toNumber(entry.ms),
      visit: toText(entry.visit),
      request: toTextOrNull(entry.request),
      answer: toTextOrNull(entry.answer),
      injected: toTextOrNull(entry.injected),
    };
  }).toSorted((a, b) => b.n - a.n);
}

/** Parses `GET /realtime`, and the same part of `GET /state`. */
export function readRealtime(body: unknown): Realtime {
  const { manner, faults, connections } = toFields(body);
  return {
    manner: toText(manner),
    faults: toFields(faults),
    connections: Array.isArray(connections) ? connections.length : toNumberOrNull(connections),
  };
}

/** Parses `GET /event-kinds`. */
export function readEventKinds(body: unknown): EventKind[] {
  return mapList(toFields(body).data, ({ name, channel, example }) =>
    toText(name) === '' ? undefined : { name: toText(name), channel: toText(channel), example },
  );
}

/** Parses `GET /events`. */
export function readEvents(body: unknown): PushedEvent[] {
  return mapList(toFields(body).data, ({ name, channel, payload, at }) =>
    toText(name) === '' ? undefined : { name: toText(name), channel: toText(channel), payload, at: toText(at) },
  );
}
