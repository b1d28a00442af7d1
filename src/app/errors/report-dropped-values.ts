import { ContractError } from '@/api/errors';
import { registerViolationReporter } from '@/api/violation-port';
import { logFailure } from '@/shared/lib/log';

import { report } from './error-reports';

/**
 * Reports values that were dropped from responses to the console and to the monitoring (SPEC D15). Only the operation
 * and the place are reported, never the value.
 *
 * @returns an unsubscribe function
 */
export function reportDroppedValues(): () => void {
  registerViolationReporter((operationId, pointer) => {
    const error = new ContractError(operationId, pointer, 'an invalid value was dropped');
    logFailure('A response violates the contract.', error);
    report(error);
  });
  return () => registerViolationReporter(null);
}
