import { readConstraints } from '../contract/schema-constraints';
import type { Operation } from '../contract/contract';
import { callOperation } from './call-operation';
import { requestFields } from './fields';
import type { Field } from './fields';
import type { Draft } from './request';
import { isRead } from './permissions';
import type { RunContext } from './run-context';

/** Numbers that overflow: the first one above int64, and one above uint64. JavaScript writes the second one as 1e+21. */
const LARGE_NUMBERS = [2 ** 63, 1e21];

/**
 * Sends two requests for every numeric path or query parameter and body member, each with one huge number in it. They may be accepted,
 * so that a write stores the number, or rejected. If one gets a 5xx, the check of the response adds a violation.
 */
export async function probeLargeNumbers(context: RunContext, operation: Operation, draft: Draft): Promise<void> {
  const fields = requestFields(operation, draft, context).filter((field) => isNumber(context, field));
  const send = async (field: Field, number: number) => {
    // BigInt writes all digits. `String` would write 1e21.
    const value = field.isText ? BigInt(number).toString() : number;
    await callOperation(context, operation, field.set(draft, value), { tolerated: [400, 404, 405, 409, 422] });
  };
  const calls = fields.flatMap((field) => LARGE_NUMBERS.map((number) => [field, number] as const));
  if (isRead(operation)) await Promise.all(calls.map(([field, number]) => send(field, number)));
  else for (const [field, number] of calls) await send(field, number);
}

function isNumber({ store }: RunContext, { schema }: Field): boolean {
  const types = readConstraints(store, schema).flatMap((one) => one.types);
  return types.includes('integer') || types.includes('number');
}
