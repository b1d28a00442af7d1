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
    // The contract's lint checks examples against their schemas.
    if (first !== undefined) return (() => ({ status, body: structuredClone(first.value) })) as unknown as Handlers[K];
    if (json === undefined) return (() => ({ status })) as unknown as Handlers[K];
  }
  throw new Error(`the contract has no example of a success of ${id}`);
}

/** Returns such a handler for each operation. */
export function examplesOf<Id extends OperationId>(ids: readonly Id[]): Pick<Handlers, Id> {
  return Object.fromEntries(ids.map((id) => [id, example(id)])) as Pick<Handlers, Id>;
}
