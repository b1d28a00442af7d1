import type { Operation } from '../contract/contract';
import { pathBefore } from './request-candidates';
import { call, isRead, isSuccess, jsonOf } from './run-context';
import type { Stage } from './run-context';

/** How many lists are asked for the ids that one operation needs. */
const MOST = 4;

/** Asks lists that the run is not about for the ids that an operation needs, where nothing has told of any. */
export async function supply(stage: Stage, operation: Operation): Promise<void> {
  if (stage.operations.length === stage.contract.operations.length) return;
  const names = operation.parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name);
  const missing = names.filter((name) => stage.pool.candidates(name, pathBefore(operation.path, name), 'path').length === 0);
  if (missing.length === 0 && operation.body === null) return;
  const own = new Set(operation.path.split('/').filter((segment) => segment !== '' && !segment.startsWith('{')));
  const lists = stage.contract.operations
    .filter((one) => isRead(one) && !one.path.includes('{') && !stage.operations.includes(one))
    .map((one) => ({ one, kin: one.path.split('/').filter((segment) => own.has(segment)).length }))
    .filter(({ kin }) => kin > 0)
    .sort((one, other) => other.kin - one.kin);
  const seen = stage.departures.length;
  for (const { one } of lists.slice(0, MOST)) {
    const made = await call(stage, one, { parameters: new Map(), body: undefined, type: '' });
    if (isSuccess(made)) stage.pool.harvest(one, jsonOf(made));
  }
  stage.departures.length = seen;
}
