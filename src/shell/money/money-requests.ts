import type { OperationRecord } from './operation-record';

/** `not-found` is no proof: the request may still be on its way. */
export type Lookup<Outcome> =
  | { readonly status: 'applied'; readonly outcome: Outcome }
  | { readonly status: 'not-applied' }
  | { readonly status: 'not-found' };

export const NOT_APPLIED = { status: 'not-applied' } as const;
export const NOT_FOUND = { status: 'not-found' } as const;

/** Returns the lookup result; undefined is `not-found`. */
export function appliedIf<Outcome>(outcome: Outcome | undefined): Lookup<Outcome> {
  return outcome === undefined ? NOT_FOUND : { status: 'applied', outcome };
}

export interface MoneyRequests<Body, Outcome> {
  /** Runs before sending. If it throws, nothing is sent. */
  readonly knownIds: () => Promise<readonly string[]>;
  readonly send: (key: string, body: Body) => Promise<Outcome>;
  /** Must not change anything on the server. */
  readonly lookUp: (record: OperationRecord) => Promise<Lookup<Outcome>>;
  /** Runs before a repetition. If it throws, nothing is sent. */
  readonly beforeRepeat?: () => Promise<void>;
}

export type LookUpOnly<Outcome> = Pick<MoneyRequests<never, Outcome>, 'lookUp'>;
