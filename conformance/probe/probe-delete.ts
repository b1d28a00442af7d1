import { isDeepStrictEqual } from 'node:util';

import type { Operation } from '../contract/contract';
import { callOperation } from './call-operation';
import { callLoggedIn, createAnother } from './find-success';
import type { Success } from './find-success';
import { addViolation, blockInvariant, isUsable } from './lifecycle-effects';
import { primaryKeys } from './own-records';
import { isRead } from './permissions';
import { ID_KEYS, findRecord } from './records';
import { parameterKey, pathOf, withParameter } from './request';
import type { Draft } from './request';
import { pathBefore } from './request-candidates';
import { isAccepted, parseResponseJson } from './response-status';
import type { RunContext } from './run-context';
import { readWholeList } from './whole-list';

/**
 * Creates a record, deletes it twice, and checks that it can neither be read or listed unchanged nor be changed any more. The check is
 * blocked if no record can be created. Does nothing unless the path ends with a parameter, and the record or its list can be read.
 */
export async function probeReadAfterDelete(
  context: RunContext,
  operation: Operation,
  successes: Map<string, Success>,
  { draft }: Success,
): Promise<void> {
  const parameter = operation.parameters.findLast((one) => one.in === 'path');
  if (parameter === undefined || !operation.path.endsWith(`{${parameter.name}}`)) return;
  const before = pathBefore(operation.path, parameter.name);
  const readers = context.contract.operations.filter(
    ({ method, path }) => method === 'GET' && (path === operation.path || path === before),
  );
  if (readers.length === 0) return;
  // A new record is created for the probe, because the one of the success is already deleted.
  const id = (await createByPut(context, operation, successes, draft)) ?? (await createForDelete());
  if (typeof id !== 'string' && typeof id !== 'number') {
    blockInvariant(context, operation, 'no record could be created that may be deleted');
    return;
  }
  const keys = [...ID_KEYS, ...primaryKeys({ path: before }, parameter.name)];
  const target = withParameter(draft, parameterKey(parameter), id);
  const readAll = async () => {
    const seen: [Operation, unknown][] = [];
    for (const reader of readers) {
      seen.push([reader, reader.path === before ? await readWholeList(context, reader, pathOf(target)) : await read(reader)]);
    }
    return seen;
  };
  const recordsBefore = await readAll();
  const deleted = await callLoggedIn(context, operation, target);
  if (!isAccepted(operation, deleted) || deleted.response?.status === 202) return;
  // A second DELETE may succeed or be rejected. If it gets a 5xx, the check of the response adds a violation.
  await callOperation(context, operation, target, { tolerated: [404, 409, 410, 422] });
  const after = await readAll();
  for (const [at, [reader, value]] of after.entries()) {
    const [was, is] = [findRecord(recordsBefore[at]?.[1], id, keys), findRecord(value, id, keys)];
    // A record that has changed is accepted, because the server may only mark it as deleted.
    if (was === undefined || is === undefined || !isDeepStrictEqual(was, is)) continue;
    const says = `${reader.method} ${reader.path} no longer returns the deleted record`;
    addViolation(context, operation, deleted, {
      says,
      expected: `no record with the id ${String(id)}`,
      actual: 'the unchanged record',
    });
    return;
  }
  const isGone = readers.some(
    ({ path }, at) => path === operation.path && recordsBefore[at]?.[1] !== undefined && after[at]?.[1] === undefined,
  );
  if (isGone) await probeUseAfterDelete(context, operation, successes, target);

  /** Reads a response whose violations are dropped. @returns its value; undefined if it cannot be trusted */
  async function read(reader: Operation): Promise<unknown> {
    const checkpoint = context.findings.checkpoint();
    const call = await callLoggedIn(context, reader, pathOf(target));
    const isTrusted = isUsable(context, reader, call);
    context.findings.rollback(checkpoint);
    return isTrusted ? parseResponseJson(call) : undefined;
  }

  /** Creates a record that can be deleted. @returns its id; undefined if none was created */
  async function createForDelete(): Promise<string | number | undefined> {
    const creators = await createAnother(context, operation, successes);
    return creators.every(isRead) || parameter === undefined
      ? undefined
      : context.pool.candidates(parameter.name, before, 'path')[0]?.value;
  }
}

/** Uses a record that is gone: a PATCH must be refused, and what is read below it must not break the server. */
async function probeUseAfterDelete(
  context: RunContext,
  { path }: Operation,
  successes: ReadonlyMap<string, Success>,
  target: Draft,
): Promise<void> {
  const below = context.operations.find(
    (one) => one.method === 'GET' && one.path.startsWith(`${path}/`) && !/\{/.test(one.path.slice(path.length)),
  );
  if (below !== undefined) await callOperation(context, below, pathOf(target), { tolerated: [404, 410], isOrdinary: false });
  const patch = context.operations.find((one) => one.method === 'PATCH' && one.path === path);
  const known = patch === undefined ? undefined : successes.get(patch.id);
  if (patch === undefined || known === undefined) return;
  const draft = { ...known.draft, parameters: new Map([...known.draft.parameters, ...pathOf(target).parameters]) };
  const call = await callOperation(context, patch, draft, { tolerated: [404, 409, 410, 412, 428], isOrdinary: false });
  if (!isAccepted(patch, call)) return;
  addViolation(context, patch, call, {
    says: 'a deleted record cannot be changed',
    expected: '404',
    actual: String(call.response?.status),
    cause: 'In Laravel: route model binding without withTrashed(), or findOrFail().',
  });
}

/** Creates the record again with PUT on the same path. @returns its id; undefined if there is no such operation or it failed */
async function createByPut(
  context: RunContext,
  { path }: Operation,
  successes: ReadonlyMap<string, Success>,
  deleted: Draft,
): Promise<unknown> {
  const put = context.operations.find((one) => one.method === 'PUT' && one.path === path);
  const known = put === undefined ? undefined : successes.get(put.id);
  const parameter = put?.parameters.findLast((one) => one.in === 'path');
  if (put === undefined || known === undefined || parameter === undefined) return undefined;
  const draft = { ...known.draft, parameters: new Map([...known.draft.parameters, ...pathOf(deleted).parameters]) };
  const call = await callLoggedIn(context, put, draft);
  return isAccepted(put, call) ? deleted.parameters.get(parameterKey(parameter)) : undefined;
}
