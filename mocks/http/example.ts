import type { OperationId } from '@generated/operations';

import { exampleResponse } from './example-response';
import type { Handlers } from './types';

/**
 * Returns a handler that answers by the contract's first example of a success, without rules and without state.
 *
 * @throws Error if the contract has no success response for the operation
 */
export function example<K extends OperationId>(id: K): Handlers[K] {
  // Throws now rather than at the first request.
  exampleResponse(id);
  // The example is read at run time, so its type is not known here; the contract's lint checks it against its schema.
  return (() => exampleResponse(id)) as unknown as Handlers[K];
}

/** Returns an example handler for each operation. */
export function examplesOf<Id extends OperationId>(ids: readonly Id[]): Pick<Handlers, Id> {
  return Object.fromEntries(ids.map((id) => [id, example(id)])) as Pick<Handlers, Id>;
}
