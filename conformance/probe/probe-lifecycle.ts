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
import { callOperation } from './call-operation';
import { memberFor, readList } from './list-response';
import { etagOf, reportSameEtag } from './probe-etag';
import { createdKey, findReader } from './record-reader';
import { primaryKeys } from './own-records';
import { findId, findRecord, ID_KEYS, responseRecord } from './records';
import { isAccepted, isSuccess, parseResponseJson } from './response-status';
import { blockUnjudged } from './unjudged';
import { endangersAccount, isRead } from './permissions';
import type { RunContext } from './run-context';

/** Bodies written to find one that changes a value. */
const MAX_BODIES = 8;

/** Bodies sent with a used key. */
const MAX_OTHER_BODIES = 5;

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
  const found = findReader(context, operation);
  const id = found === null ? undefined : createdKey(found, call, draft.body);
  if (call.response?.status !== 201 || found === null || id === undefined) return;
  const { reader, parameter } = found;
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
  const [created, stored] = [responseRecord(call), findRecord(parseResponseJson(read), id) ?? responseRecord(read)];
  for (const [name, value] of Object.entries(isRecord(draft.body) ? draft.body : {})) {
    if (!isScalar(value) || created[name] !== value || !(name in stored) || stored[name] === value) continue;
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

/** Returns what names the record of a response, whatever it is called. */
function recordId(context: RunContext, operation: Operation, call: Call, body: unknown): string | number | undefined {
  const found = findReader(context, operation);
  return findId(parseResponseJson(call)) ?? (found === null ? undefined : createdKey(found, call, body));
}

/** The same key must return the same record. */
async function probeIdempotency(context: RunContext, operation: Operation, { draft }: Success): Promise<void> {
  if (!operation.parameters.some(isIdempotencyKey)) return;
  const keyed = withNewIdempotencyKey(operation, draft, context);
  const first = await callLoggedIn(context, operation, keyed);
  const id = recordId(context, operation, first, draft.body);
  if (!isAccepted(operation, first)) {
    const status = String(first.response?.status ?? first.failure);
    block(context, operation, `a request with an Idempotency-Key could not be repeated, because the first one got ${status}`);
    return;
  }
  await probeKeyReuse(context, operation, keyed, id);
  if (id === undefined) return;
  const second = await callLoggedIn(context, operation, keyed);
  const other = recordId(context, operation, second, draft.body);
  if (!isAccepted(operation, second) || other === undefined || other === id) return;
  addViolation(context, operation, second, {
    says: 'the same Idempotency-Key with the same body returns the first response again',
    expected: describeValue(id),
    actual: describeValue(other),
    cause:
      'Store the key with its response, in one transaction with the change: Cache::lock() on the key, a unique index on (user_id, idempotency_key).',
  });
}

/** A key that was used with another body must not create a second record; if the contract documents a 409 for it, it must be rejected. */
async function probeKeyReuse(context: RunContext, operation: Operation, keyed: Draft, id: string | number | undefined): Promise<void> {
  const bodies = await validBodies(context, operation, keyed);
  for (const other of bodies.filter((body) => !isDeepStrictEqual(body, keyed.body)).slice(0, MAX_OTHER_BODIES)) {
    const call = await callOperation(context, operation, { ...keyed, body: other }, { tolerated: [400, 409, 422] });
    if (blockUnjudged(context, 'invariant', operation, call)) return;
    // The body may be invalid by a rule that the contract does not state.
    if (call.response?.status === 400 || call.response?.status === 422) continue;
    if (isAccepted(operation, call)) judgeKeyReuse(context, operation, call, id, other);
    return;
  }
}

function judgeKeyReuse(context: RunContext, operation: Operation, call: Call, id: string | number | undefined, body: unknown): void {
  const texts = operation.responses.filter(({ status }) => status === '409' || status === '422').map(({ description }) => description);
  const isDocumented = texts.some((text) => /\b(?:key|idempot\w*|chave)\b/i.test(text));
  const created = recordId(context, operation, call, body);
  if (!isDocumented && (created === undefined || created === id)) return;
  addViolation(context, operation, call, {
    says: 'an Idempotency-Key that was used with another body is rejected',
    expected: isDocumented ? '409 or 422' : 'no second record',
    actual: `${String(call.response?.status)}${created === id ? '' : ' with another record'}`,
    cause: 'Store a hash of the body with the key, and compare it.',
  });
}

async function probeReadAfterUpdate(context: RunContext, operation: Operation, { draft }: Success): Promise<void> {
  if (operation.method === 'PUT') await probeRepeatedPut(context, operation, draft);
  const reader = context.contract.operations.find(({ method, path }) => method === 'GET' && path === operation.path);
  if (reader === undefined) {
    await probeListedAfterPut(context, operation, draft);
    return;
  }
  if (!isRecord(draft.body)) return;
  const path = { ...EMPTY_DRAFT, parameters: new Map([...draft.parameters].filter(([key]) => key.startsWith('path '))) };
  for (const body of await validBodies(context, operation, draft)) {
    const before = await callLoggedIn(context, reader, path);
    const written = await callLoggedIn(context, operation, withNewIdempotencyKey(operation, { ...draft, body }, context));
    const after = await callLoggedIn(context, reader, path);
    if (isMissing(after) && isAccepted(operation, written) && written.response?.status !== 202) {
      const says = `${reader.method} ${reader.path} returns the written record`;
      addViolation(context, operation, written, { says, expected: '200', actual: String(after.response?.status) });
      return;
    }
    if (blockUnusable(context, operation, reader, before) || !isAccepted(operation, written)) continue;
    if (blockUnusable(context, operation, reader, after)) continue;
    context.findings.conclude('invariant', operation.id);
    const [was, is] = [responseRecord(before), responseRecord(after)];
    const changed = Object.entries(body).filter(([name, value]) => isScalar(value) && name in was && name in is && was[name] !== value);
    const [first] = changed;
    if (first === undefined) continue;
    // Some values may be normalised. If none changed, the update was lost.
    if (changed.some(([name]) => !isDeepStrictEqual(was[name], is[name]))) {
      if (etagOf(before) !== undefined && etagOf(before) === etagOf(after)) reportSameEtag(context, reader, after, 'two reads, by a write');
      return;
    }
    const [name, value] = first;
    const says = `${reader.method} ${reader.path} returns the written value`;
    addViolation(context, operation, after, { says, pointer: `/${name}`, expected: describeValue(value), actual: describeValue(is[name]) });
    return;
  }
}

const isMissing = ({ response }: Call) => response?.status === 404 || response?.status === 410;

/** Statuses that a precondition or a limit of the server gives, and not the repetition. */
const UNREPEATABLE_STATUSES = new Set([409, 412, 423, 428, 429, 503]);

/** PUT is idempotent (RFC 9110, section 9.2.2). */
async function probeRepeatedPut(context: RunContext, operation: Operation, draft: Draft): Promise<void> {
  // A path that ends with a verb may be a step that is possible once.
  if (operation.money || !operation.path.endsWith('}')) return;
  const second = await callLoggedIn(context, operation, withNewIdempotencyKey(operation, draft, context));
  const status = second.response?.status ?? 0;
  if (isSuccess(second) || status < 400 || status >= 500 || UNREPEATABLE_STATUSES.has(status)) return;
  addViolation(context, operation, second, {
    says: 'the same PUT succeeds again',
    expected: '200 or 204',
    actual: String(status),
    cause: 'In Laravel: updateOrCreate() or syncWithoutDetaching() instead of create() or attach(), which fail on a unique index.',
  });
}

/** A PUT without a reader of its own, such as a favourite, must be in the list on the path before its id. */
async function probeListedAfterPut(context: RunContext, operation: Operation, draft: Draft): Promise<void> {
  const parameter = operation.parameters.findLast((one) => one.in === 'path');
  if (parameter === undefined || !operation.path.endsWith(`{${parameter.name}}`)) return;
  const before = pathBefore(operation.path, parameter.name);
  const list = context.contract.operations.find(({ method, path }) => method === 'GET' && path.replace(/\/$/, '') === before);
  const id = draft.parameters.get(parameterKey(parameter));
  if (list === undefined || (typeof id !== 'string' && typeof id !== 'number')) return;
  const own = list.parameters.filter((one) => one.in === 'path').map(parameterKey);
  const target = { ...EMPTY_DRAFT, parameters: new Map([...draft.parameters].filter(([key]) => own.includes(key))) };
  const put = await callLoggedIn(context, operation, withNewIdempotencyKey(operation, draft, context));
  const listed = await callLoggedIn(context, list, target);
  const found = readList(parseResponseJson(listed));
  if (!isAccepted(operation, put) || found === null || !isUsable(context, list, listed)) return;
  const isKnown =
    JSON.stringify(found.items).includes(JSON.stringify(id)) || JSON.stringify(found.items).includes(JSON.stringify(String(id)));
  const isWhole = found.items.length === 0 || found.items.every((item) => memberFor([item], parameter.name) !== undefined || 'id' in item);
  // A page that does not show everything proves nothing.
  const isPaged = list.parameters.some((one) => one.in === 'query' && /page|limit|cursor|offset/i.test(one.name)) && found.items.length > 0;
  if (isKnown || !isWhole || isPaged) return;
  addViolation(context, operation, listed, {
    says: `${list.method} ${list.path} lists it`,
    expected: `an item with ${String(id)}`,
    actual: `${String(found.items.length)} other items`,
  });
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
  const id = (await createByPut(context, operation, successes, draft)) ?? (await createForDelete());
  if (typeof id !== 'string' && typeof id !== 'number') {
    block(context, operation, 'no record could be created that may be deleted');
    return;
  }
  const keys = [...ID_KEYS, ...primaryKeys({ path: before }, parameter.name)];
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
  // It may succeed or be rejected; a 5xx is reported with the call.
  await callOperation(context, operation, withNewIdempotencyKey(operation, target, context), { tolerated: [404, 409, 410, 422] });
  for (const [at, [reader, call]] of (await readAll()).entries()) {
    const was = recordsBefore[at] === undefined ? undefined : findRecord(parseResponseJson(recordsBefore[at][1]), id, keys);
    const is = isUsable(context, reader, call) ? findRecord(parseResponseJson(call), id, keys) : undefined;
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

  async function createForDelete(): Promise<string | number | undefined> {
    const creators = await createAnother(context, operation, successes);
    return creators.every(isRead) || parameter === undefined
      ? undefined
      : context.pool.candidates(parameter.name, before, 'path')[0]?.value;
  }
}

/** Creates the record again with PUT on the same path. @returns its id; undefined if that is not possible */
async function createByPut(
  context: RunContext,
  { path }: Operation,
  successes: ReadonlyMap<string, Success>,
  { parameters }: Draft,
): Promise<unknown> {
  const put = context.operations.find((one) => one.method === 'PUT' && one.path === path);
  const known = put === undefined ? undefined : successes.get(put.id);
  const parameter = put?.parameters.findLast((one) => one.in === 'path');
  if (put === undefined || known === undefined || parameter === undefined) return undefined;
  const own = [...parameters].filter(([key]) => key.startsWith('path '));
  const draft = { ...known.draft, parameters: new Map([...known.draft.parameters, ...own]) };
  const call = await callLoggedIn(context, put, withNewIdempotencyKey(put, draft, context));
  return isAccepted(put, call) ? parameters.get(parameterKey(parameter)) : undefined;
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

/** Findings that leave the content of a response usable. */
const STILL_USABLE = /^(?:auth|request|invariant|pagination|list|etag|cache|information|read-only|text|error-field|documented|cross)/;

/** True if a response has no error of its own. */
const isUsable = ({ findings }: RunContext, operation: Operation, call: Call): boolean =>
  isAccepted(operation, call) &&
  !findings.all.some(({ check, severity, operation: { id } }) => severity === 'error' && id === operation.id && !STILL_USABLE.test(check));

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
