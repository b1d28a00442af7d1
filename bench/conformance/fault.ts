/** A request before it reaches the mock backend. Mutants may change it. */
export interface Visit {
  method: string;
  path: string;
  query: URLSearchParams;
  /** Keyed by lower-case name. */
  headers: Record<string, string>;
  body: string;
}

/** A response of the mock backend before it is sent. Mutants may change it. */
export interface Reply {
  status: number;
  /** Keyed by lower-case name. The server adds the length. */
  headers: Record<string, string>;
  body: string;
  /** Raw bytes, starting with the status line, that replace the whole response. */
  raw?: Buffer;
  /** HTTP framing of the body; by its length if missing. */
  framing?: 'chunked';
}

/** Calls the mock backend. */
export type Next = (visit: Visit) => Promise<Reply>;

/** Handles a call with a fault. Each world gets a new instance, which may keep state. */
export type Fault = (visit: Visit, next: Next) => Promise<Reply>;

/** A server with one deliberate fault. */
export interface Mutant {
  /** Kebab-case name of the fault. */
  name: string;
  family: 'schema' | 'status' | 'header' | 'content-type' | 'access' | 'method' | 'boundary' | 'state' | 'transport';
  /** Check ids. A correct finding has one of them. */
  kinds: readonly string[];
  /** Operation ids. A correct finding has one of them. */
  operations: readonly string[];
  make: () => Fault;
}

/** A server that differs from the mock backend but keeps the contract. Every finding is a false alarm. */
export interface Variant {
  name: string;
  make: () => Fault;
}
