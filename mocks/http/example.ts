import type { OperationId } from '@generated/operations';

import { getOperation } from './contract';
import type { Handlers } from './types';

/**
 * Returns a handler that answers by the contract's first example of a success, without rules and without state.
 *
 * @throws Error if the operation has no success with an example or without a body
 */
export function example<K extends OperationId>(id: K): Handlers[K] {
  for (const [status, { json }] of getOperation(id).responses) {
    if (status < 200 || status >= 300) continue;
    const [first] = Object.values(json?.examples ?? {});
    if (first !== undefined) return toHandler({ status, body: first.value });
    if (json === undefined) return toHandler({ status });
  }
  throw new Error(`the contract has no example of a success of ${id}`);
}

/** Each call answers with a copy, which the caller may change. */
function toHandler<K extends OperationId>(response: { readonly status: number; readonly body?: unknown }): Handlers[K] {
  // The example is read at run time, so that its type is not known here; the contract's lint checks it against its schema.
  return (() => structuredClone(response)) as unknown as Handlers[K];
}

/** Returns such a handler for each operation. */
export function examplesOf<Id extends OperationId>(ids: readonly Id[]): Pick<Handlers, Id> {
  return Object.fromEntries(ids.map((id) => [id, example(id)])) as Pick<Handlers, Id>;
}
