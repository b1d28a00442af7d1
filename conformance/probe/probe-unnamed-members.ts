import { isDeepStrictEqual } from 'node:util';

import type { Operation } from '../contract/contract';
import { isJson } from '../contract/media';
import { isRecord } from '../contract/pointer';
import { readConstraints } from '../contract/schema-constraints';
import type { Call } from '../http/client';
import { describeValue } from '../text';
import { readerOf } from './current-etag';
import { requestFields } from './fields';
import type { Field } from './fields';
import { callLoggedIn } from './find-success';
import { addViolation, isUsable } from './lifecycle-effects';
import { changesAccount } from './order';
import { responseRecord } from './records';
import { pathOf } from './request';
import type { Draft } from './request';
import { requestMediaType } from './request-candidates';
import { isAccepted } from './response-status';
import type { RunContext } from './run-context';

type Json = Readonly<Record<string, unknown>>;

const MERGE_CAUSE =
  'A PATCH merges: in Laravel, $model->update($request->validated()) with `sometimes` and `nullable` rules sets what was sent, null too, and nothing else.';
const REPLACE_CAUSE =
  'A PUT replaces (RFC 9110, section 9.3.4): what it does not name is gone. Document a PATCH for changes of single members.';

/**
 * Checks what a write does to the optional members that it does not name: a PATCH keeps them, and removes one only by null; a PUT
 * removes those without a default, else it gets a warning, because many servers merge there. A PUT whose body requires no member is
 * not checked: such a contract describes changes of single members. Changes of the account are left out. The record is not restored.
 */
export async function probeUnnamedMembers(context: RunContext, operation: Operation, draft: Draft): Promise<void> {
  const reader = readerOf(context, operation);
  const schema = requestMediaType(operation)?.schema;
  if (reader === undefined || !schema || !isRecord(draft.body) || !isJson(draft.type) || changesAccount(operation)) return;
  const full = context.maker.full(schema);
  if (!isRecord(full)) return;
  const whole = { ...full, ...draft.body };
  const fields = requestFields(operation, { ...draft, body: whole }, context).filter(
    ({ in: place, pointer, required }) => place === 'body' && !required && pointer.split('/').length === 2,
  );
  if (fields.length === 0) return;

  const write = async (body: Json): Promise<Call | null> => {
    if ((await context.validator.validateRequest(schema, body)).length > 0) return null;
    const call = await callLoggedIn(context, operation, { ...draft, body });
    return isAccepted(operation, call) && call.response?.status !== 202 ? call : null;
  };
  const read = async (): Promise<Json> => {
    const call = await callLoggedIn(context, reader, pathOf(draft));
    return isUsable(context, reader, call) ? responseRecord(call) : {};
  };
  /** Writes all members, then a body without some. @returns the last write, and the members of a field list that are still stored */
  const writeWithout = async (left: readonly Field[]) => {
    if ((await write(whole)) === null) return null;
    const before = await read();
    const stored = left.filter(({ name }) => isSet(before[name]) && isDeepStrictEqual(before[name], whole[name]));
    const call = await write(Object.fromEntries(Object.entries(whole).filter(([name]) => left.every((one) => one.name !== name))));
    const after = call === null ? {} : await read();
    if (call === null || Object.keys(after).length === 0) return null;
    return { call, stored, kept: stored.filter(({ name }) => isDeepStrictEqual(after[name], before[name])), after };
  };

  if (operation.method === 'PATCH') {
    await probeNull();
    // The first member is named, so that the body is not empty.
    const unnamed = Object.keys(whole).length > fields.length ? fields : fields.slice(1);
    const first = await writeWithout(unnamed);
    const lost = first?.stored.find(({ name }) => !isSet(first.after[name]));
    if (first === null || lost === undefined) return;
    // Another request tells whether the member is lost each time.
    const again = await writeWithout([lost]);
    if (again === null || again.stored.length === 0 || isSet(again.after[lost.name])) return;
    addViolation(context, operation, again.call, {
      says: `a PATCH keeps \`${lost.name}\`, which it does not name`,
      pointer: lost.pointer,
      expected: describeValue(whole[lost.name]),
      actual: describeValue(again.after[lost.name]),
      cause: MERGE_CAUSE,
    });
    return;
  }
  if (Object.keys(whole).length === fields.length) return;
  const replaced = await writeWithout(fields.filter((field) => !hasDefault(context, field)));
  const [kept] = replaced?.kept ?? [];
  if (replaced === null || kept === undefined) return;
  addViolation(context, operation, replaced.call, {
    severity: 'warning',
    says: `a PUT removes \`${kept.name}\`, which it does not name`,
    pointer: kept.pointer,
    expected: 'no value',
    actual: describeValue(replaced.after[kept.name]),
    cause: REPLACE_CAUSE,
  });

  /** Checks that a member which may be null loses its value by it. */
  async function probeNull(): Promise<void> {
    for (const { name, pointer, schema: member } of fields) {
      if (!(await context.validator.isValid(member, null)) || (await write(whole)) === null) continue;
      const was = (await read())[name];
      const call = isSet(was) ? await write({ [name]: null }) : null;
      if (call === null) continue;
      const is = (await read())[name];
      if (!isDeepStrictEqual(is, was)) continue;
      const says = `null removes \`${name}\``;
      addViolation(context, operation, call, { says, pointer, expected: 'null', actual: describeValue(is), cause: MERGE_CAUSE });
      return;
    }
  }
}

const isSet = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

const hasDefault = ({ store }: RunContext, { schema }: Field): boolean =>
  readConstraints(store, schema).some(({ keywords }) => keywords.has('default') || keywords.has('readOnly'));
