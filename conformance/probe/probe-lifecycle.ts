import { isDeepStrictEqual } from 'node:util';

import type { Operation } from '../contract/contract';
import { isRecord } from '../contract/pointer';
import type { Call } from '../http/client';
import { describeValue } from '../text';
import { rootCause } from '../observe/root-cause';
import { createViolation } from '../observe/violation';
import { isValidOnWire } from './wire-coercion';
import { isIdempotencyKey, pathBefore, withNewIdempotencyKey } from './request-candidates';
import { boundaryValues } from './boundary-values';
import { requestFields } from './fields';
import { callLoggedIn, createAnother } from './find-success';
import type { Success } from './find-success';
import { parameterKey, withParameter } from './request';
import type { Draft } from './request';
import { findId, findRecord, responseRecord } from './records';
import { isAccepted, parseResponseJson } from './response-status';
import { endangersAccount, isRead } from './permissions';
import type { RunContext } from './run-context';

/** Bodies written to find one that changes a value. */
const MAX_BODIES = 8;

const EMPTY_DRAFT: Draft = { parameters: new Map(), body: undefined, type: '' };

/**
 * Checks that created records can be read, updates persist, deleted records are gone, and an Idempotency-Key creates
 * one record. Needs a documented read operation.
 *
 * @param success the operation's earlier success
 */
export async function probeLifecycle(
  context: RunContext,
  operation: Operation,
  successes: Map<string, Success>,
  success: Success,
): Promise<void> {
  if (endangersAccount(operation)) return;
  if (operation.method === 'POST') await probeReadAfterCreate(context, operation, success);
  if (operation.method === 'POST') await probeIdempotency(context, operation, success);
  if (operation.method === 'PUT' || operation.method === 'PATCH') await probeReadAfterUpdate(context, operation, success);
  if (operation.method === 'DELETE') await probeReadAfterDelete(context, operation, successes, success);
}

async function probeReadAfterCreate(context: RunContext, operation: Operation, { call, draft }: Success): Promise<void> {
  const reader = context.contract.operations.find(
    ({ method, path }) =>
      method === 'GET' && path.startsWith(`${operation.path}/{`) && !path.slice(operation.path.length + 2).includes('/'),
  );
  const id = findId(parseResponseJson(call));
  const parameter = reader?.parameters.find((one) => one.in === 'path' && reader.path.endsWith(`{${one.name}}`));
  if (call.response?.status !== 201 || reader === undefined || parameter === undefined || id === undefined) return;
  const path = new Map([...draft.parameters].filter(([key]) => key.startsWith('path ')));
  const checkpoint = context.findings.checkpoint();
  const read = await callLoggedIn(context, reader, withParameter({ ...EMPTY_DRAFT, parameters: path }, parameterKey(parameter), id));
  if (read.response?.status === 404 || read.response?.status === 410) {
    context.findings.rollback(checkpoint);
    addViolation(context, operation, call, {
      says: `${reader.method} ${reader.path} returns the created record`,
      expected: '200',
      actual: String(read.response.status),
    });
    return;
  }
  if (blockUnusable(context, operation, reader, read)) return;
  const [created, stored] = [findRecord(parseResponseJson(call), id), findRecord(parseResponseJson(read), id)];
  for (const [name, value] of Object.entries(isRecord(draft.body) ? draft.body : {})) {
    if (!isScalar(value) || created?.[name] !== value || stored === undefined || !(name in stored) || stored[name] === value) continue;
    const says = `${reader.method} ${reader.path} gives \`${name}\` as it was sent and as the 201 had it`;
    addViolation(context, operation, read, {
      says,
      pointer: `/${name}`,
      expected: describeValue(value),
      actual: describeValue(stored[name]),
    });
    return;
  }
}

/** The same key must return the same record. */
async function probeIdempotency(context: RunContext, operation: Operation, { draft }: Success): Promise<void> {
  if (!operation.parameters.some(isIdempotencyKey)) return;
  const keyed = withNewIdempotencyKey(operation, draft, context);
  const first = await callLoggedIn(context, operation, keyed);
  const id = findId(parseResponseJson(first));
  if (!isAccepted(operation, first)) {
    const status = String(first.response?.status ?? first.failure);
    block(context, operation, `a request with an Idempotency-Key could not be repeated, because the first one got ${status}`);
    return;
  }
  if (id === undefined) return;
  const second = await callLoggedIn(context, operation, keyed);
  const other = findId(parseResponseJson(second));
  if (!isAccepted(operation, second) || other === undefined || other === id) return;
  addViolation(context, operation, second, {
    says: 'the same Idempotency-Key with the same body returns the first response again',
    expected: describeValue(id),
    actual: describeValue(other),
    cause:
      'Store the key with its response, in one transaction with the change: Cache::lock() on the key, a unique index on (user_id, idempotency_key).',
  });
}

async function probeReadAfterUpdate(context: RunContext, operation: Operation, { draft }: Success): Promise<void> {
  const reader = context.contract.operations.find(({ method, path }) => method === 'GET' && path === operation.path);
  if (reader === undefined || !isRecord(draft.body)) return;
  const path = { ...EMPTY_DRAFT, parameters: new Map([...draft.parameters].filter(([key]) => key.startsWith('path '))) };
  for (const body of await validBodies(context, operation, draft)) {
    const before = await callLoggedIn(context, reader, path);
    const written = await callLoggedIn(context, operation, withNewIdempotencyKey(operation, { ...draft, body }, context));
    const after = await callLoggedIn(context, reader, path);
    if (blockUnusable(context, operation, reader, before) || !isAccepted(operation, written)) continue;
    if (blockUnusable(context, operation, reader, after)) continue;
    context.findings.conclude('invariant', operation.id);
    const [was, is] = [responseRecord(before), responseRecord(after)];
    const changed = Object.entries(body).filter(([name, value]) => isScalar(value) && name in was && name in is && was[name] !== value);
    const [first] = changed;
    if (first === undefined) continue;
    // Some values may be normalised. If none changed, the update was lost.
    if (changed.some(([name]) => !isDeepStrictEqual(was[name], is[name]))) return;
    const [name, value] = first;
    const says = `${reader.method} ${reader.path} returns the written value`;
    addViolation(context, operation, after, { says, pointer: `/${name}`, expected: describeValue(value), actual: describeValue(is[name]) });
    return;
  }
}

/** The successful body, and copies with one member at a boundary. */
async function validBodies(context: RunContext, operation: Operation, draft: Draft): Promise<Record<string, unknown>[]> {
  const bodies: unknown[] = [draft.body];
  for (const field of requestFields(operation, draft, context.store)) {
    if (field.in !== 'body') continue;
    for (const boundary of boundaryValues(context.store, field.schema)) {
      if (boundary.valid && isScalar(boundary.value) && (await isValidOnWire(context.validator, field, boundary)))
        bodies.push(field.set(draft, boundary.value).body);
    }
  }
  return bodies.filter(isRecord).slice(0, MAX_BODIES);
}

/** A deleted record must not be readable or listed unchanged. */
async function probeReadAfterDelete(
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
  // A new record, because a deleted one may legally be deleted again.
  const creators = await createAnother(context, operation, successes);
  if (creators.every(isRead)) {
    block(context, operation, 'no record could be created that may be deleted');
    return;
  }
  const id = context.pool.candidates(parameter.name, before, 'path')[0]?.value;
  if (id === undefined) return;
  const target = withParameter(draft, parameterKey(parameter), id);
  const readAll = async () => {
    const seen: [Operation, Call][] = [];
    for (const reader of readers) {
      const own = reader.parameters.filter((one) => one.in === 'path').map(parameterKey);
      const parameters = new Map([...target.parameters].filter(([key]) => own.includes(key)));
      const checkpoint = context.findings.checkpoint();
      seen.push([reader, await callLoggedIn(context, reader, { ...EMPTY_DRAFT, parameters })]);
      context.findings.rollback(checkpoint);
    }
    return seen;
  };
  const recordsBefore = await readAll();
  const deleted = await callLoggedIn(context, operation, withNewIdempotencyKey(operation, target, context));
  if (!isAccepted(operation, deleted) || deleted.response?.status === 202) return;
  for (const [at, [reader, call]] of (await readAll()).entries()) {
    const was = recordsBefore[at] === undefined ? undefined : findRecord(parseResponseJson(recordsBefore[at][1]), id);
    const is = isUsable(context, reader, call) ? findRecord(parseResponseJson(call), id) : undefined;
    // A record marked as deleted has changed.
    if (was === undefined || is === undefined || !isDeepStrictEqual(was, is)) continue;
    const says = `${reader.method} ${reader.path} no longer returns the deleted record`;
    addViolation(context, operation, deleted, {
      says,
      expected: `no record with the id ${String(id)}`,
      actual: 'the unchanged record',
    });
    return;
  }
}

const block = ({ findings }: RunContext, { id }: Operation, reason: string): void =>
  findings.block({ check: 'invariant', operationId: id, reason });

/** Lists the invariant of an operation as blocked if its effect cannot be read. @returns true if so */
function blockUnusable(context: RunContext, operation: Operation, reader: Operation, call: Call): boolean {
  if (isUsable(context, reader, call)) return false;
  const status = String(call.response?.status ?? call.failure);
  block(context, operation, `${reader.method} ${reader.path} shows no effect: it answers ${status}, or has a violation of its own`);
  return true;
}

/** True if a response has no error of its own. */
const isUsable = ({ findings }: RunContext, operation: Operation, call: Call): boolean =>
  isAccepted(operation, call) &&
  !findings.all.some(
    ({ check, severity, operation: { id } }) => severity === 'error' && id === operation.id && !/^(?:auth|request|invariant)/.test(check),
  );

const isScalar = (value: unknown): value is string | number | boolean => ['string', 'number', 'boolean'].includes(typeof value);

interface InvariantDetails {
  says: string;
  pointer?: string;
  expected: string;
  actual: string;
  cause?: string;
}

const DEFAULT_CAUSE =
  'Likely a write that is rolled back or only queued, a cache that it does not clear, or $fillable without the field: do it in one DB::transaction and clear the cache after it.';

function addViolation(
  context: RunContext,
  operation: Operation,
  call: Call,
  { says, pointer = '', expected, actual, cause = DEFAULT_CAUSE }: InvariantDetails,
): void {
  context.findings.add(
    createViolation(call, operation, {
      check: 'invariant',
      pointer,
      expected: `${expected}: ${says}`,
      actual,
      message: `After a successful ${operation.method} ${operation.path}, ${says}: expected ${expected}, got ${actual}. ${cause}`,
      rootCause: rootCause('lifecycle', operation.id),
    }),
  );
}
