import { isRecord } from '../contract/pointer';
import { callOperation } from './call-operation';
import { isSuccess, parseResponseJson } from './response-status';
import type { RunContext } from './run-context';

/**
 * Returns true if GET /v2/platform reports `environment: sandbox`, which means that no real money moves. Violations of the call
 * are dropped, because the operation is also probed.
 */
export async function isSandbox(context: RunContext): Promise<boolean> {
  const operation = context.contract.operations.find(
    ({ method, path, credential }) => method === 'GET' && credential === null && /\/platform$/.test(path),
  );
  if (operation === undefined) return false;
  const checkpoint = context.findings.checkpoint();
  const call = await callOperation(context, operation, { parameters: new Map(), body: undefined, type: '' }, { as: null });
  context.findings.rollback(checkpoint);
  const value = parseResponseJson(call);
  const platform = isRecord(value) && isRecord(value['data']) ? value['data'] : value;
  return isSuccess(call) && isRecord(platform) && platform['environment'] === 'sandbox';
}
