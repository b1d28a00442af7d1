import { callOperation } from './call-operation';
import { responseRecord } from './records';
import { EMPTY_DRAFT } from './request';
import { isSuccess } from './response-status';
import type { RunContext } from './run-context';

/**
 * Returns true if the public GET with a path that ends with `/platform` reports `environment: sandbox`, which means that no real
 * money moves; false without such an operation. Violations of the call are dropped, because the operation is also probed.
 */
export async function isSandbox(context: RunContext): Promise<boolean> {
  const operation = context.contract.operations.find(
    ({ method, path, credential }) => method === 'GET' && credential === null && /\/platform$/.test(path),
  );
  if (operation === undefined) return false;
  const call = await callOperation(context, operation, EMPTY_DRAFT, { as: null, isChecked: false });
  return isSuccess(call) && responseRecord(call)['environment'] === 'sandbox';
}
