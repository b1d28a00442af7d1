import type { Operation } from '../contract/contract';
import { isRecord } from '../contract/pointer';
import { requestFields } from './fields';
import type { Field } from './fields';
import { allowedValues } from './list-parameters';
import { callLoggedIn } from './find-success';
import type { Success } from './find-success';
import { createValidRefusedViolation, isRefusal } from './value-violations';
import type { Draft } from './request';
import { isAccepted } from './response-status';
import type { RunContext } from './run-context';

/**
 * Checks that the optional top-level members of an accepted body may be missing: reports the first one without which it is refused. Does
 * nothing for a body whose schema requires no member. A write that is accepted has its effect.
 */
export async function probeOmitted(context: RunContext, operation: Operation, { draft }: Success): Promise<void> {
  const fields = requestFields(operation, draft, context).filter(
    ({ in: location, pointer }) => location === 'body' && /^\/[^/]+$/.test(pointer),
  );
  const optional = fields.filter(({ name, required }) => !required && isRecord(draft.body) && name in draft.body);
  // A body without a required member may need one of the others: `minProperties`.
  if (optional.length === 0 || fields.every(({ required }) => !required)) return;
  const send = (sent: Draft) => callLoggedIn(context, operation, sent);
  const least = optional.reduce((one, field) => field.set(one, undefined), draft);
  if (!isRefusal(await send(least))) return;
  for (const field of optional) {
    const value = isRecord(draft.body) ? draft.body[field.name] : undefined;
    if (!isAccepted(operation, await send(field.set(least, value)))) continue;
    // The member may be needed for one value of another member only.
    const other = withOtherEnums(context, fields, least);
    const call = await send(other);
    if (!isRefusal(call) || !isAccepted(operation, await send(field.set(other, value)))) continue;
    const location = { file: field.schema.file, pointer: field.schema.pointer, value: null };
    const boundary = { keyword: 'optional', location, value: undefined, valid: true };
    context.findings.add(createValidRefusedViolation(operation, { field, boundary, call }));
    return;
  }
}

/** Returns a request in which each required member with an enum has its last value. */
const withOtherEnums = ({ store }: RunContext, fields: readonly Field[], draft: Draft): Draft =>
  fields
    .filter(({ required }) => required)
    .map((field) => ({ field, last: allowedValues(store, field.schema).at(-1) }))
    .reduce((one, { field, last }) => (last === undefined ? one : field.set(one, last)), draft);
