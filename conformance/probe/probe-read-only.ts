import { readConstraints } from '../contract/schema-constraints';
import type { Operation } from '../contract/contract';
import type { ContractNode } from '../contract/contract-node';
import { isJson } from '../contract/media';
import { isRecord } from '../contract/pointer';
import { findResponse } from '../contract/responses';
import { describeValue } from '../text';
import { directionKeyword } from '../validate/direction';
import { callLoggedIn } from './find-success';
import type { Success } from './find-success';
import { readBack } from './read-back';
import { responseRecord } from './records';
import { requestMediaType } from './request-candidates';
import { isAccepted } from './response-status';
import type { RunContext } from './run-context';

/**
 * Repeats a write with JSON, with values for all read-only members of request and response. The server must not store any of them (mass
 * assignment, OWASP API3). A POST creates another record.
 */
export async function probeReadOnly(context: RunContext, operation: Operation, { draft, call }: Success): Promise<void> {
  if (!/^(?:POST|PUT|PATCH)$/.test(operation.method) || !isRecord(draft.body) || !isJson(draft.type)) return;
  const forged = await forgedMembers(context, operation, responseRecord(call));
  if (Object.keys(forged).length === 0) return;
  const written = await callLoggedIn(context, operation, { ...draft, body: { ...draft.body, ...forged } });
  // The server may also reject the request.
  if (!isAccepted(operation, written)) return;
  const own = responseRecord(written);
  const stored = (await readBack(context, operation, draft, written))?.record ?? {};
  const taken = Object.entries(forged).find(([name, value]) => (name in stored ? stored[name] : own[name]) === value);
  if (taken === undefined) return;
  const [name, value] = taken;
  context.findings.report(written, operation, {
    check: 'read-only-written',
    pointer: `/${name}`,
    expected: `\`${name}\` keeps the value of the server`,
    actual: describeValue(value),
    message: `${operation.method} ${operation.path} takes over \`${name}\`, which the contract marks as read-only: a caller can set it. In Laravel: leave it out of $fillable, and pass $request->validated() on instead of $request->all().`,
  });
}

/** Returns the read-only members of request and response, with valid values that the server would not choose. */
async function forgedMembers(
  context: RunContext,
  operation: Operation,
  current: Readonly<Record<string, unknown>>,
): Promise<Record<string, unknown>> {
  const response = findResponse(operation.responses, 200) ?? findResponse(operation.responses, 201);
  const schemas = [requestMediaType(operation)?.schema, response?.content.find(({ type }) => isJson(type))?.schema];
  const members = schemas.flatMap((schema) => (schema === null || schema === undefined ? [] : readOnlyMembers(context, schema)));
  const forged: Record<string, unknown> = {};
  for (const [name, schema] of members) {
    for (const value of forgedValues(context, schema, current[name])) {
      if (name in forged || value === current[name] || !(await context.validator.isValid(schema, value))) continue;
      forged[name] = value;
    }
  }
  return forged;
}

/** Returns the read-only members of a schema by name, also those of a record in its member `data`. */
function readOnlyMembers({ store }: RunContext, schema: ContractNode): [string, ContractNode][] {
  const own = readConstraints(store, schema)[0]?.properties ?? new Map<string, ContractNode>();
  const data = own.get('data');
  const inner = data === undefined ? undefined : readConstraints(store, data)[0]?.properties;
  return [...own, ...(inner ?? [])].filter(([, member]) => directionKeyword(store, member, 'readOnly') !== null);
}

/** Returns values of several types that the server would not choose. The caller takes one that the schema allows. */
function forgedValues({ store }: RunContext, schema: ContractNode, current: unknown): unknown[] {
  const [constraints] = readConstraints(store, schema);
  const values = constraints?.keywords.get('enum')?.value;
  if (Array.isArray(values)) return (values as unknown[]).filter((value) => value !== current);
  if (typeof current === 'boolean') return [!current];
  return [
    ...(typeof current === 'number' ? [current + 1_000_003, current + 1] : []),
    '2001-02-03T04:05:06Z',
    '2001-02-03',
    'forged@exemplo.invalid',
    '5b0c1a52-7a4e-4a0d-9b7b-2f1f0a3c9d77',
    'conformance-forged',
    987_654,
    true,
  ];
}
