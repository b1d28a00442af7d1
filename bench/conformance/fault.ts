/** A request before it reaches the mock backend. */
export interface Visit {
  method: string;
  path: string;
  query: URLSearchParams;
  /** Keyed by lower-case name. */
  headers: Record<string, string>;
  body: string;
}

/** A response before it is sent. */
export interface Reply {
  status: number;
  /** Keyed by lower-case name, without the length. */
  headers: Record<string, string>;
  body: string;
  /** Raw bytes, with the status line, that replace the response. */
  raw?: Buffer;
  /** By the body's length if missing. */
  framing?: 'chunked';
}

export type Next = (visit: Visit) => Promise<Reply>;

/** Handles a call with a fault. Each world gets a new instance, which may keep state. */
export type Fault = (visit: Visit, next: Next) => Promise<Reply>;

export interface Mutant {
  name: string;
  family: 'schema' | 'status' | 'header' | 'content-type' | 'access' | 'method' | 'boundary' | 'state' | 'transport';
  /** Check ids. A correct finding has one. */
  kinds: readonly string[];
  /** Operation ids. A correct finding has one. */
  operations: readonly string[];
  make: () => Fault;
}

/** Differs from the mock backend but keeps the contract: every finding is a false alarm. */
export interface Variant {
  name: string;
  make: () => Fault;
}
