import { ContractError } from '@/api/errors';
import { registerViolationReporter } from '@/api/violation-port';
import { logFailure } from '@/shared/lib/log';

import { reportCaughtError } from './error-reports';

/**
 * Reports each refused response and event, and each value that was dropped, replaced or is unknown (SPEC D15, D23), to the console
 * and the monitoring: operation and JSON pointer, never the value. Each place of an operation is reported once, and none
 * after 500 places.
 * @returns a function that ends the reports
 */
export function reportViolations(): () => void {
  registerViolationReporter((operationId, pointer, detail) => {
    const error = new ContractError(operationId, pointer, detail);
    logFailure('A response violates the contract.', error);
    reportCaughtError(error);
  });
  return () => registerViolationReporter(null);
}
