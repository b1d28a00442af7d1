import { isRecord } from '../contract/pointer';
import { call, isSuccess, jsonOf } from './run-context';
import type { Stage } from './run-context';

/** Whether the server says of itself that no real money moves there: `environment` of GET /v2/platform. */
export async function isSandbox(stage: Stage): Promise<boolean> {
  const operation = stage.contract.operations.find(
    ({ method, path, credential }) => method === 'GET' && credential === null && /\/platform$/.test(path),
  );
  if (operation === undefined) return false;
  const seen = stage.departures.length;
  const made = await call(stage, operation, { parameters: new Map(), body: undefined, type: '' }, { as: null });
  stage.departures.length = seen;
  const value = jsonOf(made);
  const said = isRecord(value) && isRecord(value['data']) ? value['data'] : value;
  return isSuccess(made) && isRecord(said) && said['environment'] === 'sandbox';
}
