import type { Operation } from '../contract/contract';
import { isNullType, readConstraints } from '../contract/schema-constraints';
import { requestFields } from './fields';
import type { Field } from './fields';
import type { Draft } from './request';
import { requestMediaType } from './request-candidates';
import type { RunContext } from './run-context';

/** Field with a request `base` that has it, and to which its `set` is applied. */
export interface PlacedField {
  field: Field;
  base: Draft;
}

/**
 * Returns the fields of a request, and those that other alternatives of the members of its body have, each with a request that has it.
 * Alternatives of the whole body are left out.
 *
 * @param withAbsent true for the members of optional objects that the body lacks as well; false by default
 */
export function allFields(context: RunContext, operation: Operation, draft: Draft, withAbsent = false): PlacedField[] {
  const place = (base: Draft) => requestFields(operation, base, context, withAbsent).map((field) => ({ field, base }));
  const own = place(draft);
  const known = new Set(own.map(({ field }) => field.schema.pointer));
  const others = alternativeDrafts(context, operation, draft).flatMap(place);
  return [...own, ...others.filter(({ field }) => field.isOfAlternative === true && !known.has(field.schema.pointer))];
}

/**
 * Returns copies of a request: one for each alternative of each member of its body that has several, also for the one that it has
 * already, with all members of the alternative. Only members that are objects in every alternative count. Empty if there are none.
 */
export function alternativeDrafts(context: RunContext, operation: Operation, draft: Draft): Draft[] {
  return requestFields(operation, draft, context)
    .filter(
      ({ pointer, in: location, isText, schema }) => location === 'body' && pointer !== '' && !isText && hasAlternatives(context, schema),
    )
    .flatMap((field) => context.maker.alternatives(field.schema).map((value) => field.set(draft, value)));
}

/** Returns true for an object with several alternatives. */
function hasAlternatives({ store }: RunContext, schema: Field['schema']): boolean {
  const found = readConstraints(store, schema).filter((one) => !isNullType(one));
  return found.length > 1 && found.every(({ properties }) => properties.size > 0);
}

/**
 * Returns true if a body with a new value of a field is as valid as the value: another alternative may allow what its own does not.
 * Returns true without a validation for a field of no alternative.
 */
export async function fitsAlternatives(
  context: RunContext,
  operation: Operation,
  { field, base }: PlacedField,
  { value, valid }: { value: unknown; valid: boolean },
): Promise<boolean> {
  const schema = requestMediaType(operation)?.schema;
  if (field.isOfAlternative !== true || !schema) return true;
  return ((await context.validator.validateRequest(schema, field.set(base, value).body)).length === 0) === valid;
}
