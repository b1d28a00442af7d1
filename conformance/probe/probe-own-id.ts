import type { Operation } from '../contract/contract';
import { callLoggedIn } from './find-success';
import type { Success } from './find-success';
import { nameStem } from './id-pool';
import { addViolation } from './lifecycle-effects';
import { memberFor } from './list-response';
import { responseRecord } from './records';
import { parameterKey, withParameter } from './request';
import { isSuccess } from './response-status';
import type { RunContext } from './run-context';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Checks that a record has the id by which it was read, if both are numbers or both UUIDs. If its id is another one, the record must be
 * readable by that id too.
 */
export async function probeOwnId(context: RunContext, operation: Operation, { draft, call }: Success): Promise<void> {
  const parameter = operation.parameters.findLast((one) => one.in === 'path');
  if (operation.method !== 'GET' || parameter === undefined || !operation.path.endsWith(`{${parameter.name}}`)) return;
  const record = responseRecord(call);
  const kind = operation.path.split('/').findLast((part) => part !== '' && !part.startsWith('{')) ?? '';
  const isOwn = nameStem(parameter.name) === 'id' || nameStem(parameter.name) === `${nameStem(kind)}id`;
  const key = memberFor([record], parameter.name) ?? (isOwn && 'id' in record ? 'id' : undefined);
  const asked = String(draft.parameters.get(parameterKey(parameter)));
  const is = key === undefined ? undefined : record[key];
  if (key === undefined || (typeof is !== 'string' && typeof is !== 'number') || String(is) === asked) return;
  // A slug, an alias such as `me` and an id in capitals are other names of a record.
  if (![/^\d+$/, UUID].some((form) => form.test(asked) && form.test(String(is))) || String(is).toLowerCase() === asked.toLowerCase())
    return;
  const read = await callLoggedIn(context, operation, withParameter(draft, parameterKey(parameter), is), { isChecked: false });
  if (isSuccess(read) && String(responseRecord(read)[key]) === String(is)) return;
  addViolation(context, operation, call, {
    says: 'the record has the id by which it is read',
    pointer: `/${key}`,
    expected: asked,
    actual: `${String(is)}, by which it cannot be read`,
    cause: 'In Laravel: a join with select(*) overwrites the id.',
  });
}
