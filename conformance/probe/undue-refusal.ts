import type { Operation } from '../contract/contract';
import type { Call } from '../http/client';
import { rootCause } from '../observe/root-cause';
import { createViolation } from '../observe/violation';
import type { Violation } from '../observe/violation';
import { ifMatchOf } from './current-etag';
import { requestMediaType } from './request-candidates';

/**
 * Returns the violation of a refusal that no value of the request explains: a 415 to the documented media type, or a 412 to the current
 * ETag if `If-Match` is required. Returns none for another response.
 *
 * @param last last call of an operation that never succeeded; null if it was not called
 */
export function createUndueRefusal(operation: Operation, last: Call | null): Violation[] {
  const status = last?.response?.status;
  const type = requestMediaType(operation)?.type;
  if (last !== null && status === 415 && type !== undefined) {
    return [
      createViolation(last, operation, {
        check: 'request-refused-valid',
        expected: `success for Content-Type: ${type}`,
        actual: '415',
        message: `${operation.method} ${operation.path} refuses every body of the documented type ${type}. Accept it, or document the type that the server takes.`,
        rootCause: rootCause('rejected-value', `${operation.id} ${type}`),
      }),
    ];
  }
  if (last === null || status !== 412 || ifMatchOf(operation)?.required !== true) return [];
  return [
    createViolation(last, operation, {
      check: 'etag',
      pointer: '#if-match',
      expected: 'success for If-Match with the current ETag',
      actual: '412',
      message: `${operation.method} ${operation.path} refuses the ETag that GET has just sent. Compare the header with it, byte for byte.`,
      rootCause: rootCause('lifecycle', 'if-match', operation.id),
    }),
  ];
}
