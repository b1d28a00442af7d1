import { readConstraints } from '../contract/schema-constraints';
import type { Operation } from '../contract/contract';
import { callOperation } from './call-operation';
import { requestFields } from './fields';
import type { Field } from './fields';
import type { Draft } from './request';
import { isRead } from './permissions';
import { withNewIdempotencyKey } from './request-candidates';
import type { RunContext } from './run-context';

/** Above int64, and above the numbers that JavaScript tells apart. */
const LARGE_NUMBERS = [2 ** 63, 1e21];

/** Sends huge numbers. They may be accepted or rejected; a 5xx is reported with the call. */
export async function probeLargeNumbers(context: RunContext, operation: Operation, draft: Draft): Promise<void> {
  const fields = requestFields(operation, draft, context).filter((field) => isNumber(context, field));
  const send = async (field: Field, number: number) => {
    // BigInt writes all digits. Otherwise the text of the number would be 1e21.
    const value = field.isText ? BigInt(number).toString() : number;
    const changed = withNewIdempotencyKey(operation, field.set(draft, value), context);
    await callOperation(context, operation, changed, { tolerated: [400, 404, 405, 409, 422] });
  };
  const calls = fields.flatMap((field) => LARGE_NUMBERS.map((number) => [field, number] as const));
  if (isRead(operation)) await Promise.all(calls.map(([field, number]) => send(field, number)));
  else for (const [field, number] of calls) await send(field, number);
}

function isNumber({ store }: RunContext, { schema }: Field): boolean {
  const types = readConstraints(store, schema).flatMap((one) => one.types);
  return types.includes('integer') || types.includes('number');
}
