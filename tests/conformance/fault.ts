/** Request of the checker, which a fault may change. */
export interface Visit {
  method: string;
  path: string;
  query: URLSearchParams;
  /** Headers by name in lower case. */
  headers: Record<string, string>;
  /** Body, one character per byte (latin1). */
  body: string;
}

/** Response of the server, which a fault may change. */
export interface Reply {
  status: number;
  /** Headers by name in lower case, without Content-Length. */
  headers: Record<string, string>;
  body: string;
  /** Bytes with the status line that are sent in place of the response. */
  raw?: Buffer;
  /** Framing of the body; if missing, its length is sent. */
  framing?: 'chunked';
}

/** Passes a request on to the correct server. */
export type Next = (visit: Visit) => Promise<Reply>;

/** Fault of a server, between its requests and responses. Each server gets a new one, which may keep state. If it throws, the connection closes. */
export type Fault = (visit: Visit, next: Next) => Promise<Reply>;

/** Broken server, with the finding that the checker must report. */
export interface Mutant {
  /** Unique name, for reports. */
  name: string;
  /** Part of the protocol that is broken, by which reports group mutants. */
  family: 'schema' | 'status' | 'header' | 'content-type' | 'access' | 'method' | 'boundary' | 'state' | 'transport';
  /** Ids of checks. A correct finding has one of them. */
  kinds: readonly string[];
  /** Ids of operations. A correct finding has one of them. */
  operations: readonly string[];
  /** Creates the fault for a new server. */
  make: () => Fault;
}

/** Server of a benchmark run: broken if it has a `mutant`, otherwise correct. */
export interface Subject {
  name: string;
  make: () => Fault;
  mutant: Mutant | null;
}

/** Server that differs from the stand-in but keeps the contract, so that every finding is a false alarm. */
export interface Variant {
  name: string;
  make: () => Fault;
}
