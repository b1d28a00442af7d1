/** A request as the mutant takes it, to be changed before the stand-in sees it. */
export interface Visit {
  method: string;
  path: string;
  query: URLSearchParams;
  /** By lower-case name. */
  headers: Record<string, string>;
  body: string;
}

/** An answer of the stand-in, to be changed before it goes out. */
export interface Reply {
  status: number;
  /** By lower-case name; the length is added by the server. */
  headers: Record<string, string>;
  body: string;
  /** What goes over the wire in place of all that: the bytes from the status line on. */
  raw?: Buffer;
  /** How the server frames the body. */
  framing?: 'chunked';
}

/** Asks the stand-in. */
export type Next = (visit: Visit) => Promise<Reply>;

/** What a broken server does with a call. One is made for each world, so that it may remember. */
export type Fault = (visit: Visit, next: Next) => Promise<Reply>;

/** One way in which a server is broken. */
export interface Mutant {
  /** Kebab-case, tells what is broken. */
  name: string;
  family: 'schema' | 'status' | 'header' | 'content-type' | 'access' | 'method' | 'boundary' | 'state' | 'transport';
  /** Ids of checks, of which one must be the finding's. */
  kinds: readonly string[];
  /** Operations, of which one must be the finding's. */
  operations: readonly string[];
  make: () => Fault;
}

/** A server that is not as the stand-in is, and keeps the contract: nothing may be found. */
export interface Variant {
  name: string;
  make: () => Fault;
}
