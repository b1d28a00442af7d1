import type { Operation } from '../contract/contract';
import type { ContractNode } from '../contract/contract-node';
import { isJson } from '../contract/media';
import { isRecord, valueAt } from '../contract/pointer';
import { readConstraints } from '../contract/schema-constraints';
import { findResponse } from '../contract/responses';
import type { Call } from '../http/client';
import { describeValue } from '../text';
import { alternativeDrafts } from './alternative-drafts';
import { callLoggedIn } from './find-success';
import type { Success } from './find-success';
import { requestFields } from './fields';
import type { Field } from './fields';
import { isOfSchemaAlone } from './field-values';
import { addViolation } from './lifecycle-effects';
import { blameOf } from './probe-error-fields';
import { createValidRefusedViolation, isRefusal } from './value-violations';
import { isReference, isWorthTrying } from './probe-valid-values';
import { readBack } from './read-back';
import { responseRecord } from './records';
import type { Draft } from './request';
import { requestMediaType, withFiles } from './request-candidates';
import { isAccepted, parseResponseJson } from './response-status';
import type { RunContext } from './run-context';
import { isKept, isOtherDay, leavesOf, plainValue } from './stored-values';

/** Maximum number of altered members of one operation that are written again. */
const MAX_ALTERED = 5;

/**
 * Checks that the optional and nested members of a body are accepted, and kept as they were sent. A member that comes back altered is
 * written again with a plainer value. It is a fault if the value is lost, another day, or altered then too. Only the first such member
 * is reported. Each write of a POST creates another record; those of a PUT or PATCH are not undone.
 */
export async function probeMembers(context: RunContext, operation: Operation, { draft }: Success): Promise<void> {
  const schema = requestMediaType(operation)?.schema;
  const isKnownType = isJson(draft.type) || draft.type === 'multipart/form-data';
  if (!/^(?:POST|PUT|PATCH)$/.test(operation.method) || !schema || !isRecord(draft.body) || !isKnownType) return;
  const full = await widen(context, operation, schema, draft);
  const written = await write(context, operation, full);
  if (!isAccepted(operation, written) || written.response?.status === 202) return;
  const read = await readBack(context, operation, full, written);
  const stored = read?.record ?? responseRecord(written);
  if (reportReadOtherwise(context, operation, full, { written, read })) return;
  for (const other of alternativeDrafts(context, operation, full)) {
    const call = await write(context, operation, other);
    if (!isAccepted(operation, call)) continue;
    if (reportReadOtherwise(context, operation, other, { written: call, read: await readBack(context, operation, other, call) })) return;
  }
  if (await losesFalse(context, operation, full, stored)) return;
  const altered = leavesOf(full.body).filter((pointer) => !isKept(valueAt(full.body, pointer), valueAt(stored, pointer)));
  for (const pointer of altered.slice(0, MAX_ALTERED)) {
    const sent = valueAt(full.body, pointer);
    const plain = replaceAt(full, pointer, plainValue(sent));
    const again = await write(context, operation, plain);
    if (!isAccepted(operation, again)) continue;
    const [is, plainIs] = [valueAt(stored, pointer), valueAt(await storedAfter(context, operation, plain, again), pointer)];
    const isLost = isEmpty(is) && isEmpty(plainIs) && isDocumented(context, operation, pointer);
    if (!isLost && !isOtherDay(sent, is) && !isKept(valueAt(plain.body, pointer), plainIs)) continue;
    addViolation(context, operation, written, {
      says: `\`${pointer.slice(1)}\` is stored as it was sent`,
      pointer,
      expected: describeValue(sent),
      actual: describeValue(is),
    });
    return;
  }
}

/** Reports a member that the answer to a write has as it was sent, and the next read has not. @returns true if there is one */
function reportReadOtherwise(
  context: RunContext,
  operation: Operation,
  draft: Draft,
  { written, read }: { written: Call; read: Awaited<ReturnType<typeof readBack>> },
): boolean {
  const answer = responseRecord(written);
  const pointer = leavesOf(draft.body).find((one) => {
    const [sent, is] = [valueAt(draft.body, one), valueAt(read?.record, one)];
    return isKept(sent, valueAt(answer, one)) && is !== undefined && is !== null && !isKept(sent, is);
  });
  if (read === null || pointer === undefined) return false;
  addViolation(context, operation, written, {
    says: `${read.reader.method} ${read.reader.path} gives \`${pointer.slice(1)}\` as it was sent and as the answer has it`,
    pointer,
    expected: describeValue(valueAt(draft.body, pointer)),
    actual: describeValue(valueAt(read.record, pointer)),
  });
  return true;
}

/** Reports a flag of which true is stored, and false is not. @returns true if there is one */
async function losesFalse(context: RunContext, operation: Operation, draft: Draft, stored: unknown): Promise<boolean> {
  const flags = leavesOf(draft.body).filter((pointer) => valueAt(draft.body, pointer) === true && valueAt(stored, pointer) === true);
  if (flags.length === 0) return false;
  const changed = flags.reduce((one, pointer) => replaceAt(one, pointer, false), draft);
  const written = await write(context, operation, changed);
  const is = isAccepted(operation, written) ? await storedAfter(context, operation, changed, written) : changed.body;
  const lost = flags.find((pointer) => valueAt(is, pointer) !== false);
  if (lost === undefined) return false;
  addViolation(context, operation, written, {
    says: `\`${lost.slice(1)}\` is stored as it was sent`,
    pointer: lost,
    expected: describeValue(false),
    actual: describeValue(valueAt(is, lost)),
  });
  return true;
}

const isEmpty = (value: unknown) => value === undefined || value === null || value === '';

const write = (context: RunContext, operation: Operation, draft: Draft): Promise<Call> => callLoggedIn(context, operation, draft);

/** Returns the record after a write: as it is read, else as the answer has it. */
async function storedAfter(context: RunContext, operation: Operation, draft: Draft, written: Call): Promise<unknown> {
  return (await readBack(context, operation, draft, written))?.record ?? responseRecord(written);
}

/** Returns the draft with all members that the server accepts; reports those that it refuses for themselves. */
async function widen(context: RunContext, operation: Operation, schema: ContractNode, draft: Draft): Promise<Draft> {
  const made = context.maker.full(schema);
  for (const merged of [mergeBodies(made, draft.body, true), mergeBodies(made, draft.body)]) {
    const body = draft.type === 'multipart/form-data' ? withFiles(context.store, schema, merged) : merged;
    const isWhole = (await context.validator.validateRequest(schema, body)).length === 0;
    if (isWhole && isAccepted(operation, await write(context, operation, { ...draft, body }))) return { ...draft, body };
  }
  let wide = draft;
  const tried = new Set<string>();
  for (let depth = 0; depth < 3; depth += 1) {
    for (const field of requestFields(operation, wide, context)) {
      if (field.in !== 'body' || tried.has(field.pointer) || valueAt(wide.body, field.pointer) !== undefined) continue;
      tried.add(field.pointer);
      const added = await addMember(context, operation, wide, field);
      if (added !== null) wide = added;
    }
  }
  return wide;
}

/** Adds one optional member, all of it or the least of it; null if the server refuses both. */
async function addMember(context: RunContext, operation: Operation, draft: Draft, field: Field): Promise<Draft | null> {
  const values = [context.maker.full(field.schema, field.name), context.maker.value(field.schema, field.name)];
  let refused: { call: Call; value: unknown } | null = null;
  for (const value of values) {
    if (!(await context.validator.isValid(field.schema, value))) continue;
    const changed = field.set(draft, value);
    const call = await write(context, operation, changed);
    if (isAccepted(operation, call)) return changed;
    if (isRefusal(call)) refused = { call, value };
  }
  if (refused === null || !isJudged(context, operation, field) || blameOf(parseResponseJson(refused.call), field.name) === 'others')
    return null;
  if (!isAccepted(operation, await write(context, operation, draft))) return null;
  const location = { file: field.schema.file, pointer: field.schema.pointer, value: null };
  const boundary = { keyword: 'optional', location, value: refused.value, valid: true };
  context.findings.add(createValidRefusedViolation(operation, { field, boundary, call: refused.call }));
  return null;
}

/** Returns true if only the schema says which values a member may have: no reference, no code, no time that must be in the future. */
const isJudged = (context: RunContext, operation: Operation, field: Field): boolean =>
  isWorthTrying(operation, field, context.store) && !isReference(context, field) && isOfSchemaAlone(context, field.schema, field.name);

/**
 * Merges two bodies; the second one wins, because its values have been accepted.
 *
 * @param withFractions true if numbers with digits after their point win over accepted ones, because they show whether they are rounded
 */
function mergeBodies(made: unknown, accepted: unknown, withFractions = false): unknown {
  if (withFractions && typeof made === 'number' && !Number.isInteger(made) && typeof accepted === 'number') return made;
  if (!isRecord(made) || !isRecord(accepted)) return accepted ?? made;
  const names = [...new Set([...Object.keys(made), ...Object.keys(accepted)])];
  const merge = (name: string) => (name in accepted ? mergeBodies(made[name], accepted[name], withFractions) : made[name]);
  return Object.fromEntries(names.map((name) => [name, merge(name)]));
}

function replaceAt(draft: Draft, pointer: string, value: unknown): Draft {
  const replace = (node: unknown, [first, ...rest]: readonly string[]): unknown =>
    first === undefined ? value : { ...(isRecord(node) ? node : {}), [first]: replace(isRecord(node) ? node[first] : undefined, rest) };
  return { ...draft, body: replace(draft.body, pointer.slice(1).split('/')) };
}

/** Returns true if the answer of the operation has a member, so that it is not only written. */
function isDocumented({ store }: RunContext, { responses }: Operation, pointer: string): boolean {
  const schema = (findResponse(responses, 200) ?? findResponse(responses, 201))?.content.find(({ type }) => isJson(type))?.schema;
  let members = schema === null || schema === undefined ? undefined : readConstraints(store, schema)[0]?.properties;
  for (const name of pointer.slice(1).split('/')) {
    const member = members?.get(name);
    if (member === undefined) return false;
    members = readConstraints(store, member).find(({ properties }) => properties.size > 0)?.properties;
  }
  return true;
}
