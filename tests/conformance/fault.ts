/** A request, which mutants may change. */
export interface Visit {
  method: string;
  path: string;
  query: URLSearchParams;
  /** Keyed by lower-case name. */
  headers: Record<string, string>;
  body: string;
}

/** A response, which mutants may change. */
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

/** Each world gets a new instance, which may keep state. */
export type Fault = (visit: Visit, next: Next) => Promise<Reply>;

export interface Mutant {
  name: string;
  family: 'schema' | 'status' | 'header' | 'content-type' | 'access' | 'method' | 'boundary' | 'state' | 'transport';
  /** Check ids, one of which a correct finding has. */
  kinds: readonly string[];
  /** Operation ids, likewise. */
  operations: readonly string[];
  make: () => Fault;
}

/** A broken server, or a lawful one without a `mutant`. */
export interface Subject {
  name: string;
  make: () => Fault;
  mutant: Mutant | null;
}

/** Differs from the mock backend but keeps the contract: every finding is a false alarm. */
export interface Variant {
  name: string;
  make: () => Fault;
}
