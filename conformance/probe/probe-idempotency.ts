import { isDeepStrictEqual } from 'node:util';

import type { Operation } from '../contract/contract';
import { readConstraints } from '../contract/schema-constraints';
import type { Call } from '../http/client';
import { describeValue, shortJson } from '../text';
import { parameterPointer } from '../trials';
import { callOperation } from './call-operation';
import type { CallOptions } from './call-operation';
import { callLoggedIn } from './find-success';
import type { Success } from './find-success';
import { addViolation, blockInvariant } from './lifecycle-effects';
import { createdKey, findReader } from './record-reader';
import { findId } from './records';
import { parameterKey, withParameter } from './request';
import type { Draft } from './request';
import { isIdempotencyKey, withNewIdempotencyKey } from './request-candidates';
import { isAccepted, parseResponseJson } from './response-status';
import type { RunContext } from './run-context';
import { blockUnjudged } from './unjudged';
import { validBodies } from './valid-bodies';

/** Maximum number of different bodies that are sent with a used key. */
const MAX_OTHER_BODIES = 5;

/** Returns the id of the record in a response, or the key with which it can be read; undefined if it has neither. */
function recordId(context: RunContext, operation: Operation, call: Call, body: unknown): string | number | undefined {
  const found = findReader(context, operation);
  return findId(parseResponseJson(call)) ?? (found === null ? undefined : createdKey(found, call, body));
}

/**
 * Checks the Idempotency-Key of an operation: the same request returns the same record, another body creates no second one and is
 * refused if that is documented, a key without the pattern of the contract is refused, and accounts share no keys. Creates records, also
 * as the second account. Does nothing for an operation without such a header. Blocks the check `invariant` if the first request with a
 * key is not accepted. Without an id in its response, only refusals are checked.
 */
export async function probeIdempotency(context: RunContext, operation: Operation, { draft }: Success): Promise<void> {
  if (!operation.parameters.some(isIdempotencyKey)) return;
  const keyed = withNewIdempotencyKey(operation, draft, context);
  const first = await callLoggedIn(context, operation, keyed, { keepsKey: true });
  const id = recordId(context, operation, first, draft.body);
  if (!isAccepted(operation, first)) {
    const status = String(first.response?.status ?? first.failure);
    blockInvariant(context, operation, `a request with an Idempotency-Key could not be repeated, because the first one got ${status}`);
    return;
  }
  await probeKeyReuse(context, operation, keyed, id);
  await probeWrongKey(context, operation, draft);
  if (id === undefined) return;
  await probeForeignKey(context, operation, keyed, id);
  const second = await callLoggedIn(context, operation, keyed, { keepsKey: true });
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

/** Checks that a key is refused which has not the pattern that the contract demands. */
async function probeWrongKey(context: RunContext, operation: Operation, draft: Draft): Promise<void> {
  const key = operation.parameters.find(isIdempotencyKey);
  const wrong = 'conformance !?';
  if (key === undefined || key.schema === null || (await context.validator.isValid(key.schema, wrong))) return;
  // Servers take any text in place of a format.
  if (!readConstraints(context.store, key.schema).some(({ keywords }) => keywords.has('pattern'))) return;
  const call = await callOperation(context, operation, withParameter(draft, parameterKey(key), wrong), {
    keepsKey: true,
    isOrdinary: false,
  });
  context.trials.addInvalid(operation, parameterPointer('header', key.name), 'type');
  if (blockUnjudged(context, 'request-accepted-invalid', operation, call) || !isAccepted(operation, call)) return;
  context.findings.report(call, operation, {
    check: 'request-accepted-invalid',
    pointer: `#${key.name.toLowerCase()}`,
    location: key.schema,
    expected: `a refusal of ${shortJson(wrong)}`,
    actual: String(call.response?.status),
    message: `${operation.method} ${operation.path} answers ${String(call.response?.status)} to the ${key.name} ${shortJson(wrong)}, which the contract forbids. A client whose keys are broken is not protected from a repetition. In Laravel: validate the header in a middleware.`,
  });
}

/** Checks that the key of another account is a new one: its answer must not be that of the other account. */
async function probeForeignKey(context: RunContext, operation: Operation, keyed: Draft, id: string | number): Promise<void> {
  const tolerated = [400, 401, 403, 404, 409, 422];
  const sendAsSecond = (options: CallOptions) => callOperation(context, operation, keyed, { as: 'second', tolerated, ...options });
  if (operation.credential === null || context.accounts.place('second', operation) === null || context.accounts.areSame) return;
  const isSameRecord = (call: Call) => isAccepted(operation, call) && recordId(context, operation, call, keyed.body) === id;
  const call = await sendAsSecond({ keepsKey: true });
  // Two accounts may share a record. A key that no account has used tells.
  if (!isSameRecord(call) || isSameRecord(await sendAsSecond({}))) return;
  context.findings.report(call, operation, {
    check: 'foreign-access',
    expected: 'a record of the caller',
    actual: 'the record of the account that used the key first',
    message: `${operation.method} ${operation.path} answers a used Idempotency-Key with the record of another account. In Laravel: a unique index on (user_id, idempotency_key).`,
  });
}

/** Checks that a used key with another body creates no second record, and is rejected if the contract documents that. */
async function probeKeyReuse(context: RunContext, operation: Operation, keyed: Draft, id: string | number | undefined): Promise<void> {
  const bodies = await validBodies(context, operation, keyed);
  for (const other of bodies.filter((body) => !isDeepStrictEqual(body, keyed.body)).slice(0, MAX_OTHER_BODIES)) {
    const call = await callOperation(context, operation, { ...keyed, body: other }, { keepsKey: true, tolerated: [400, 409, 422] });
    if (blockUnjudged(context, 'invariant', operation, call)) return;
    // The contract may not state the rule by which the body is invalid, so another body is tried.
    if (call.response?.status === 400 || call.response?.status === 422) continue;
    if (isAccepted(operation, call)) judgeKeyReuse(context, operation, call, id, other);
    return;
  }
}

/**
 * Returns true if an operation documents the rejection of a used key: a 409 or 422 that speaks of keys, or a 409 whose description
 * says nothing of its own, such as one that several statuses share.
 */
function documentsKeyReuse({ responses }: Operation): boolean {
  const speaksOfKeys = responses.some(
    ({ status, description }) => /^(?:409|422)$/.test(status) && /\b(?:key|idempot\w*|chave)\b/i.test(description),
  );
  const conflict = responses.find(({ status }) => status === '409');
  if (speaksOfKeys || conflict === undefined) return speaksOfKeys;
  const isShared = responses.some(({ status, description }) => status !== '409' && description === conflict.description);
  return isShared || /^(?:409|conflict)?[\s.]*$/i.test(conflict.description);
}

/** Adds a violation if a used key with another body was accepted against the documentation, or created a second record. */
function judgeKeyReuse(context: RunContext, operation: Operation, call: Call, id: string | number | undefined, body: unknown): void {
  const isDocumented = documentsKeyReuse(operation);
  const created = recordId(context, operation, call, body);
  if (!isDocumented && (created === undefined || created === id)) return;
  addViolation(context, operation, call, {
    says: 'an Idempotency-Key that was used with another body is rejected',
    expected: isDocumented ? '409 or 422' : 'no second record',
    actual: `${String(call.response?.status)}${created === id ? '' : ' with another record'}`,
    cause: 'Store a hash of the body with the key, and compare it.',
  });
}
