import type { Operation } from '../contract/contract';
import { isRecord } from '../contract/pointer';
import { boundaryValues } from './boundary-values';
import { requestFields } from './fields';
import { isScalar } from './lifecycle-effects';
import type { Draft } from './request';
import type { RunContext } from './run-context';
import { isValidOnWire } from './wire-coercion';

/** Maximum number of bodies that are returned. */
const MAX_BODIES = 8;

/**
 * Returns the body of a success, and copies of it with one member at a valid boundary value, together at most {@link MAX_BODIES}. None
 * for a body that is no object.
 */
export async function validBodies(context: RunContext, operation: Operation, draft: Draft): Promise<Record<string, unknown>[]> {
  const bodies: unknown[] = [draft.body];
  for (const field of requestFields(operation, draft, context)) {
    if (field.in !== 'body') continue;
    for (const boundary of boundaryValues(context.store, field.schema)) {
      if (boundary.valid && isScalar(boundary.value) && (await isValidOnWire(context.validator, field, boundary)))
        bodies.push(field.set(draft, boundary.value).body);
    }
  }
  return bodies.filter(isRecord).slice(0, MAX_BODIES);
}
