import { readConstraints } from '../contract/schema-constraints';
import type { Operation, Parameter } from '../contract/contract';
import type { Call } from '../http/client';
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

/** Number of ids in the form of a schema that are made up: one of them may exist, on a page that was not read. */
const MADE_UP_IDS = 3;

/** Calls an operation with an unknown id; it must be rejected. */
export async function probeNotFound(context: RunContext, operation: Operation, draft: Draft): Promise<void> {
  // Both may legally succeed: a second DELETE, a PUT that creates its record.
  if (operation.method === 'DELETE' || operation.method === 'PUT') return;
  if (!operation.responses.some(({ status }) => status === '404')) return;
  const last = operation.parameters.findLast((parameter) => parameter.in === 'path');
  if (last === undefined) return;
  const block = (reason: string) => context.findings.block({ check: 'not-found-accepted', operationId: operation.id, reason });
  const unused = await findUnusedId(context, last);
  const ids = unused === undefined ? await makeUpIds(context, operation, last) : [unused];
  if (ids.length === 0) {
    block(`no unused value of {${last.name}} could be made up that its schema allows`);
    return;
  }
  const calls: Call[] = [];
  for (const id of ids) {
    const changed = withNewIdempotencyKey(operation, withParameter(draft, parameterKey(last), id), context);
    const call = await callOperation(context, operation, changed, { tolerated: [400, 404, 422] });
    if (blockUnjudged(context, 'not-found-accepted', operation, call) || !isAccepted(operation, call)) return;
    calls.push(call);
  }
  const [call] = calls;
  if (call === undefined) return;
  if (unused === undefined && calls.some((one, at) => one.response?.body.includes(String(ids[at])) === true)) {
    block(`every value of {${last.name}} that was made up in the form of its schema is accepted, and may exist`);
    return;
  }
  const status = String(call.response?.status);
  context.findings.add(
    createViolation(call, operation, {
      check: 'not-found-accepted',
      pointer: `{${last.name}}`,
      expected: '404',
      actual: status,
      message: `${operation.method} ${operation.path} answers ${status} for \`${last.name}\` = ${String(ids[0])}, which does not exist. In Laravel: find() returns null and the code goes on; use findOrFail(), firstOrFail() or route model binding.`,
    }),
  );
}

async function findUnusedId(context: RunContext, { schema }: Parameter): Promise<string | number | undefined> {
  if (schema === null) return UNUSED_IDS[0];
  const types = readConstraints(context.store, schema)[0]?.types ?? [];
  for (const value of UNUSED_IDS) {
    if (typeof value === 'number' && !types.includes('integer')) continue;
    if (await context.validator.isValid(schema, value)) return value;
  }
  return undefined;
}

/** Returns ids of the form of a schema, which no response contained. Of a look-up, such as a postal code, any value may exist. */
async function makeUpIds(context: RunContext, { path }: Operation, { name, schema }: Parameter): Promise<(string | number)[]> {
  const ids = new Set<string | number>();
  if (schema === null || context.pool.candidates(name, pathBefore(path, name), 'path').length === 0) return [];
  for (let attempt = 0; attempt < MADE_UP_IDS * 3; attempt += 1) {
    const value = context.maker.another(schema, name);
    if (typeof value !== 'string' && typeof value !== 'number') continue;
    if (context.pool.operationsWith(value).length === 0 && (await context.validator.isValid(schema, value))) ids.add(value);
    if (ids.size === MADE_UP_IDS) return [...ids];
  }
  return [];
}
