import { readConstraints } from '../contract/schema-constraints';
import type { Operation, Parameter } from '../contract/contract';
import { createViolation } from '../observe/violation';
import { pathBefore, withNewIdempotencyKey } from './request-candidates';
import { parameterKey, withParameter } from './request';
import type { Draft } from './request';
import { callOperation } from './call-operation';
import { isAccepted } from './response-status';
import { blockUnjudged } from './unjudged';
import type { RunContext } from './run-context';

/** Ids that no record has, in the formats that schemas allow. */
const UNUSED_IDS = ['conformance-no-such-thing', 'conformance_none', '00000000-0000-4000-8000-c0f0c0f0c0f0', 2_147_483_629, '2147483629'];

/** Calls an operation with an unknown id; it must be rejected. */
export async function probeNotFound(context: RunContext, operation: Operation, draft: Draft): Promise<void> {
  // Both may legally succeed: a second DELETE, a PUT that creates its record.
  if (operation.method === 'DELETE' || operation.method === 'PUT') return;
  if (!operation.responses.some(({ status }) => status === '404')) return;
  const last = operation.parameters.findLast((parameter) => parameter.in === 'path');
  if (last === undefined) return;
  const value = await findUnusedId(context, last, pathBefore(operation.path, last.name));
  if (value === undefined) {
    const reason = `no unused value of {${last.name}} could be made up that its schema allows`;
    context.findings.block({ check: 'not-found-accepted', operationId: operation.id, reason });
    return;
  }
  const call = await callOperation(
    context,
    operation,
    withNewIdempotencyKey(operation, withParameter(draft, parameterKey(last), value), context),
    {
      tolerated: [400, 404, 422],
    },
  );
  if (blockUnjudged(context, 'not-found-accepted', operation, call) || !isAccepted(operation, call)) return;
  const status = String(call.response?.status);
  context.findings.add(
    createViolation(call, operation, {
      check: 'not-found-accepted',
      pointer: `{${last.name}}`,
      expected: '404',
      actual: status,
      message: `${operation.method} ${operation.path} answers ${status} for \`${last.name}\` = ${String(value)}, which does not exist. In Laravel: find() returns null and the code goes on; use findOrFail(), firstOrFail() or route model binding.`,
    }),
  );
}

async function findUnusedId(context: RunContext, parameter: Parameter, before: string): Promise<string | number | undefined> {
  const { schema } = parameter;
  if (schema === null) return UNUSED_IDS[0];
  const types = readConstraints(context.store, schema)[0]?.types ?? [];
  for (const value of UNUSED_IDS) {
    if (typeof value === 'number' && !types.includes('integer')) continue;
    if (await context.validator.isValid(schema, value)) return value;
  }
  // A value of the same form, which no response contained. Of a look-up, such as a postal code, any value may exist.
  if (context.pool.candidates(parameter.name, before, 'path').length === 0) return undefined;
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const value = context.maker.fresh(schema, parameter.name);
    if (typeof value !== 'string' && typeof value !== 'number') return undefined;
    if (context.pool.operationsWith(value).length === 0 && (await context.validator.isValid(schema, value))) return value;
  }
  return undefined;
}
