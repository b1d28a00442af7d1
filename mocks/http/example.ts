import type { OperationId } from '@generated/operations';

import { contractOf } from './contract';
import type { Answer, Handler } from './types';

/**
 * A handler that gives the contract's own example: the first of the first success answer.
 *
 * @param id the operation
 */
export function example<K extends OperationId>(id: K): Handler<K> {
  return () => structuredClone(firstExample(id));
}

function firstExample<K extends OperationId>(id: K): Answer<K> {
  const success = [...contractOf(id).answers].find(([status]) => status >= 200 && status < 300);
  if (success === undefined) throw new Error(`${id} has no success answer`);
  const [status, { json }] = success;
  const answer: unknown = json === undefined ? { status } : { status, body: Object.values(json.examples ?? {})[0]?.value };
  // The contract's own tests prove that every example is valid, and it is judged again as it leaves.
  return answer as Answer<K>;
}
