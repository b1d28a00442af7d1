import type { OperationId } from '@generated/operations';

import { getOperation } from './contract';

/** Documented response by the contract's first example. */
export interface ExampleResponse {
  readonly status: number;
  /** Body; undefined if the contract has no example of one. */
  readonly body: unknown;
  /** Required headers, with the example values of the contract. */
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Returns the contract's example of a response. The body is a copy, which the caller may change.
 *
 * @param status the first documented success if omitted
 * @throws Error if the operation does not document the status
 */
export function exampleResponse(id: OperationId, status: number = successStatus(id)): ExampleResponse {
  const response = getOperation(id).responses.get(status);
  if (response === undefined) {
    const documented = [...getOperation(id).responses.keys()].join(', ');
    throw new Error(`The contract documents no ${String(status)} of ${id}, but ${documented}.`);
  }
  const [first] = Object.values(response.json?.examples ?? {});
  const required = Object.entries(response.headers).filter(([, header]) => header.required === true);
  return {
    status,
    body: structuredClone(first?.value),
    headers: Object.fromEntries(required.map(([name, { example }]) => [name, String(example)])),
  };
}

/** Returns the first documented success. @throws Error if there is none */
export function successStatus(id: OperationId): number {
  const status = [...getOperation(id).responses.keys()].find((one) => one >= 200 && one < 300);
  if (status === undefined) throw new Error(`The contract documents no success of ${id}.`);
  return status;
}
