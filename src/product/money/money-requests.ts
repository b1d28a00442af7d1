import { isKnown } from '@/shared/lib/known';

import { UnknownOutcomeError } from './operation-errors';
import type { OperationRecord } from './operation-record';

/**
 * Result of a lookup. `applied`: the operation was executed. `not-applied`: it was not, and never will be. `not-found` is no proof:
 * the request may still be in flight.
 */
export type Lookup<Outcome> =
  | { readonly status: 'applied'; readonly outcome: Outcome }
  | { readonly status: 'not-applied' }
  | { readonly status: 'not-found' };

export const NOT_APPLIED = { status: 'not-applied' } as const;
export const NOT_FOUND = { status: 'not-found' } as const;

/** Returns the lookup result, which is `not-found` for an undefined outcome. */
export function appliedIf<Outcome>(outcome: Outcome | undefined): Lookup<Outcome> {
  return outcome === undefined ? NOT_FOUND : { status: 'applied', outcome };
}

/**
 * Finds the entry that an operation has created: the first of `entries` that is new and fits; undefined if none does.
 * @param knownIds ids that existed before the operation
 * @throws {UnknownOutcomeError} if nothing fits, but a new entry has an unknown value: it may be the one (SPEC D23)
 */
export function findCreated<Entry extends { readonly id: string }>(
  entries: readonly Entry[],
  knownIds: readonly string[],
  fits: (entry: Entry) => boolean,
): Entry | undefined {
  const created = entries.filter(({ id }) => !knownIds.includes(id));
  const found = created.find(fits);
  if (found === undefined && !created.every(isKnown)) throw new UnknownOutcomeError();
  return found;
}

/** Requests of one kind of operation. */
export interface MoneyRequests<Body, Outcome> {
  /** Fetches the known ids before a new operation, not before a repetition. If it throws, nothing is sent. */
  readonly knownIds: () => Promise<readonly string[]>;
  /** Sends the operation under an idempotency key. @throws {RejectedInBodyError} if a success says that nothing was executed */
  readonly send: (key: string, body: Body) => Promise<Outcome>;
  /** Looks up the outcome, which a rejection leaves unknown. Must not change anything on the server. */
  readonly lookUp: (record: OperationRecord) => Promise<Lookup<Outcome>>;
  /** Runs before a repetition. If it throws, nothing is sent. */
  readonly beforeRepeat?: () => Promise<void>;
}

/** Requests that can only look up an outcome. */
export type LookUpOnly<Outcome> = Pick<MoneyRequests<never, Outcome>, 'lookUp'>;
