import { facetsOf } from '../contract/schema-constraints';
import type { Operation, Parameter } from '../contract/contract';
import { departure } from '../observe/violation';
import { withNewKey } from './request-candidates';
import { keyOf, withParameter } from './request';
import type { Draft } from './request';
import { call, isAccepted } from './run-context';
import type { Stage } from './run-context';

/** Ids that name nothing, in the forms that schemas ask for. */
const NOTHING = ['conformance-no-such-thing', 'conformance_none', '00000000-0000-4000-8000-c0f0c0f0c0f0', 2_147_483_629, '2147483629'];

/** Asks for a thing that does not exist: the answer must be a refusal. */
export async function probeMissing(stage: Stage, operation: Operation, draft: Draft): Promise<void> {
  // A second DELETE, a PUT that makes what it names: both may lawfully succeed.
  if (operation.method === 'DELETE' || operation.method === 'PUT') return;
  if (!operation.answers.some(({ status }) => status === '404')) return;
  const last = operation.parameters.findLast((parameter) => parameter.in === 'path');
  if (last === undefined) return;
  const value = await nothingFor(stage, last);
  if (value === undefined) return;
  const made = await call(stage, operation, withNewKey(operation, withParameter(draft, keyOf(last), value), stage), {
    tolerated: [400, 404, 422],
  });
  if (!isAccepted(operation, made)) return;
  const status = String(made.response?.status);
  stage.departures.push(
    departure(made, operation, {
      check: 'not-found-accepted',
      pointer: `{${last.name}}`,
      expected: '404',
      actual: status,
      message: `${operation.method} ${operation.path} answers ${status} for \`${last.name}\` = ${String(value)}, which names nothing. In Laravel: find() gives null and goes on; use findOrFail(), firstOrFail() or route model binding.`,
    }),
  );
}

async function nothingFor(stage: Stage, parameter: Parameter): Promise<string | number | undefined> {
  const { schema } = parameter;
  if (schema === null) return NOTHING[0];
  const types = facetsOf(stage.library, schema)[0]?.types ?? [];
  for (const value of NOTHING) {
    if (typeof value === 'number' && !types.includes('integer')) continue;
    if (await stage.judge.accepts(schema, value)) return value;
  }
  return undefined;
}
