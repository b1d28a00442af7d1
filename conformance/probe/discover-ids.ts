import type { Operation } from '../contract/contract';
import { pathBefore } from './request-candidates';
import { callOperation } from './call-operation';
import { isRead } from './permissions';
import { isSuccess, parseResponseJson } from './response-status';
import type { RunContext } from './run-context';
import { EMPTY_DRAFT } from './request';

/** Maximum number of lists that are fetched for an operation. */
const MAX_LISTS = 4;

/**
 * Fetches up to {@link MAX_LISTS} lists that `--only` or `--source` left out, and adds their ids to the pool, because an operation may
 * need ids that no response has contained yet. A list is any read without path parameters that shares a path segment with the operation.
 * Violations of these lists are not looked for. Does nothing if all operations are checked, or if the operation has no body and the pool
 * has an id for each of its path parameters.
 */
export async function discoverIds(context: RunContext, operation: Operation): Promise<void> {
  if (context.operations.length === context.contract.operations.length) return;
  const names = operation.parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name);
  const missing = names.filter((name) => context.pool.candidates(name, pathBefore(operation.path, name), 'path').length === 0);
  if (missing.length === 0 && operation.body === null) return;
  const own = new Set(operation.path.split('/').filter((segment) => segment !== '' && !segment.startsWith('{')));
  const lists = context.contract.operations
    .filter((list) => isRead(list) && !list.path.includes('{') && !context.operations.includes(list))
    .map((list) => ({ list, shared: list.path.split('/').filter((segment) => own.has(segment)).length }))
    .filter(({ shared }) => shared > 0)
    .sort((one, other) => other.shared - one.shared);
  for (const { list } of lists.slice(0, MAX_LISTS)) {
    const call = await callOperation(context, list, EMPTY_DRAFT, { isChecked: false });
    if (isSuccess(call)) context.pool.harvest(list, parseResponseJson(call));
  }
}
