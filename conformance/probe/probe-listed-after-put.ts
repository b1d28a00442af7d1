import type { Operation } from '../contract/contract';
import { callLoggedIn } from './find-success';
import { addViolation, isUsable } from './lifecycle-effects';
import { memberFor, readList } from './list-response';
import { parameterKey, pathOf } from './request';
import type { Draft } from './request';
import { pathBefore } from './request-candidates';
import { isAccepted, parseResponseJson } from './response-status';
import type { RunContext } from './run-context';

/**
 * Sends a PUT again and checks that the id at the end of its path appears in the list on the path before it. The caller uses it for
 * records that no operation reads, such as favourites. A list with parameters for pages is judged only if it is empty.
 * A list with an item that has neither a member named like the parameter nor an `id` is not judged.
 */
export async function probeListedAfterPut(context: RunContext, operation: Operation, draft: Draft): Promise<void> {
  const parameter = operation.parameters.findLast((one) => one.in === 'path');
  if (parameter === undefined || !operation.path.endsWith(`{${parameter.name}}`)) return;
  const before = pathBefore(operation.path, parameter.name);
  const list = context.contract.operations.find(({ method, path }) => method === 'GET' && path.replace(/\/$/, '') === before);
  const id = draft.parameters.get(parameterKey(parameter));
  if (list === undefined || (typeof id !== 'string' && typeof id !== 'number')) return;
  const put = await callLoggedIn(context, operation, draft);
  const listed = await callLoggedIn(context, list, pathOf(draft));
  const found = readList(parseResponseJson(listed));
  if (!isAccepted(operation, put) || found === null || !isUsable(context, list, listed)) return;
  const isKnown =
    JSON.stringify(found.items).includes(JSON.stringify(id)) || JSON.stringify(found.items).includes(JSON.stringify(String(id)));
  const isWhole = found.items.length === 0 || found.items.every((item) => memberFor([item], parameter.name) !== undefined || 'id' in item);
  // One page of several proves nothing, because the id may be on another page.
  const isPaged = list.parameters.some((one) => one.in === 'query' && /page|limit|cursor|offset/i.test(one.name)) && found.items.length > 0;
  if (isKnown || !isWhole || isPaged) return;
  addViolation(context, operation, listed, {
    says: `${list.method} ${list.path} lists it`,
    expected: `an item with ${String(id)}`,
    actual: `${String(found.items.length)} other items`,
  });
}
