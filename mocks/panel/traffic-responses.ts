import { type Fields, mapList, toFields, toNumber, toNumberOrNull, toText, toTextOrNull } from './parse-values';

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

/** State of the real-time server. */
export interface Realtime {
  readonly errorStyle: string;
  readonly faults: Fields;
  /** Number of connections; null if not reported. */
  readonly connections: number | null;
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

/** Parses calls, newest first. */
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

export function readRealtime(body: unknown): Realtime {
  const { errorStyle, faults, connections } = toFields(body);
  return {
    errorStyle: toText(errorStyle),
    faults: toFields(faults),
    connections: Array.isArray(connections) ? connections.length : toNumberOrNull(connections),
  };
}

export function readEventKinds(body: unknown): EventKind[] {
  return mapList(toFields(body).data, ({ name, channel, example }) =>
    toText(name) === '' ? undefined : { name: toText(name), channel: toText(channel), example },
  );
}

export function readEvents(body: unknown): PushedEvent[] {
  return mapList(toFields(body).data, ({ name, channel, payload, at }) =>
    toText(name) === '' ? undefined : { name: toText(name), channel: toText(channel), payload, at: toText(at) },
  );
}
