import type { OperationRecord } from './operation-record';

/** The result of a lookup. `not-found` is no proof: the request may still be on its way. */
export type Lookup<Outcome> =
  | { readonly status: 'applied'; readonly outcome: Outcome }
  | { readonly status: 'not-applied' }
  | { readonly status: 'not-found' };

export const NOT_APPLIED = { status: 'not-applied' } as const;
export const NOT_FOUND = { status: 'not-found' } as const;

/** Returns the lookup result of an executed operation, or `not-found` if there is none. */
export function appliedIf<Outcome>(outcome: Outcome | undefined): Lookup<Outcome> {
  return outcome === undefined ? NOT_FOUND : { status: 'applied', outcome };
}

/** The requests of one kind of operation. */
export interface MoneyRequests<Body, Outcome> {
  /**
   * Fetches the ids that exist before the operation is sent. If it throws, nothing is sent.
   */
  readonly knownIds: () => Promise<readonly string[]>;
  /** Sends the operation once. */
  readonly send: (key: string, body: Body) => Promise<Outcome>;
  /** Looks up whether the operation was executed. It must not change anything on the server. */
  readonly lookUp: (record: OperationRecord) => Promise<Lookup<Outcome>>;
  /** Runs before the operation is sent again. If it throws, nothing is sent. */
  readonly beforeRepeat?: () => Promise<void>;
}

/** The part of the requests that a recheck or a resume needs. */
export type LookUpOnly<Outcome> = Pick<MoneyRequests<never, Outcome>, 'lookUp'>;
