import { ContractError } from '@/api/errors';
import { registerViolationReporter } from '@/api/violation-port';
import { logFailure } from '@/shared/lib/log';

import { reportCaughtError } from './error-reports';

/**
 * Reports values dropped from responses to the console and the monitoring (SPEC D15). Reports contain the operation and
 * the JSON pointer, never the value.
 *
 * @returns an unsubscribe function
 */
export function reportDroppedValues(): () => void {
  registerViolationReporter((operationId, pointer) => {
    const error = new ContractError(operationId, pointer, 'an invalid value was dropped');
    logFailure('A response violates the contract.', error);
    reportCaughtError(error);
  });
  return () => registerViolationReporter(null);
}
