import { type Fields, fieldsOf, list, number, numberOrNull, text, textOrNull } from './read';

/** What is broken on purpose in the answers of an operation. */
export interface FaultRule {
  /** An operationId, or `*` for every one. */
  readonly operation: string;
  /** Milliseconds. */
  readonly latency?: number;
  readonly status?: number;
  /** No answer, and nothing happens. */
  readonly cut?: true;
  /** It happens, and the answer is lost. */
  readonly lost?: true;
  /** How often it is left to happen. */
  readonly times?: number;
}

/** One call that the backend answered. */
export interface Call {
  /** Its number: later calls have a higher one. */
  readonly n: number;
  readonly at: string;
  readonly method: string;
  readonly path: string;
  readonly operation: string | null;
  /** 0: no answer. */
  readonly status: number;
  readonly ms: number;
  readonly visit: string;
  /** What was wrong with the request. */
  readonly request: string | null;
  /** How the answer broke the contract. */
  readonly answer: string | null;
  /** The scenario or fault that acted. */
  readonly injected: string | null;
}

/** The real-time server. */
export interface Realtime {
  readonly manner: string;
  readonly faults: Fields;
  /** Open ones; null: not told. */
  readonly connections: number | null;
}

/** A kind of event that the contract has. */
export interface EventKind {
  readonly name: string;
  /** Its channel, with the subject in braces: `private-users.{userId}`. */
  readonly channel: string;
  readonly example: unknown;
}

/** An event that left. */
export interface PushedEvent {
  readonly name: string;
  readonly channel: string;
  readonly payload: unknown;
  readonly at: string;
}

/** `GET /faults`. */
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

/** `GET /calls`, the newest first. */
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

/** `GET /realtime`, and the same part of `GET /state`. */
export function readRealtime(body: unknown): Realtime {
  const { manner, faults, connections } = fieldsOf(body);
  return {
    manner: text(manner),
    faults: fieldsOf(faults),
    connections: Array.isArray(connections) ? connections.length : numberOrNull(connections),
  };
}

/** `GET /event-kinds`. */
export function readEventKinds(body: unknown): EventKind[] {
  return list(fieldsOf(body).data, ({ name, channel, example }) =>
    text(name) === '' ? undefined : { name: text(name), channel: text(channel), example },
  );
}

/** `GET /events`. */
export function readEvents(body: unknown): PushedEvent[] {
  return list(fieldsOf(body).data, ({ name, channel, payload, at }) =>
    text(name) === '' ? undefined : { name: text(name), channel: text(channel), payload, at: text(at) },
  );
}
