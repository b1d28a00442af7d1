import { ContractError } from '@/api/errors';
import { registerViolationReporter } from '@/api/violation-port';
import { logFailure } from '@/shared/lib/log';

import { reportCaughtError } from './error-reports';

/** Reports operation and JSON pointer of values dropped from responses, never the value (SPEC D15). */
export function reportDroppedValues(): () => void {
  registerViolationReporter((operationId, pointer) => {
    const error = new ContractError(operationId, pointer, 'an invalid value was dropped');
    logFailure('A response violates the contract.', error);
    reportCaughtError(error);
  });
  return () => registerViolationReporter(null);
}
