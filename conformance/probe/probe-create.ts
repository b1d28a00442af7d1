import type { Operation } from '../contract/contract';
import { isRecord } from '../contract/pointer';
import { describeValue } from '../text';
import { callLoggedIn } from './find-success';
import type { Success } from './find-success';
import { EMPTY_DRAFT, addViolation, blockUnusable, isScalar } from './lifecycle-effects';
import { createdKey, findReader } from './record-reader';
import { findRecord, responseRecord } from './records';
import { parameterKey, withParameter } from './request';
import { parseResponseJson } from './response-status';
import type { RunContext } from './run-context';

/** Checks that a created record can be read, and has the sent values that the 201 confirmed. */
export async function probeReadAfterCreate(context: RunContext, operation: Operation, { call, draft }: Success): Promise<void> {
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
