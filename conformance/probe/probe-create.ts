import type { Operation } from '../contract/contract';
import { callLoggedIn } from './find-success';
import type { Success } from './find-success';
import { addViolation, blockUnusable } from './lifecycle-effects';
import { createdKey, findReader } from './record-reader';
import { parameterKey, pathOf, withParameter } from './request';
import type { RunContext } from './run-context';

/** Checks that a created record can be read. Whether it has the sent values is checked with all members. */
export async function probeReadAfterCreate(context: RunContext, operation: Operation, { call, draft }: Success): Promise<void> {
  const found = findReader(context, operation);
  const id = found === null ? undefined : createdKey(found, call, draft.body);
  if (call.response?.status !== 201 || found === null || id === undefined) return;
  const { reader, parameter } = found;
  const checkpoint = context.findings.checkpoint();
  const read = await callLoggedIn(context, reader, withParameter(pathOf(draft), parameterKey(parameter), id));
  if (read.response?.status === 404 || read.response?.status === 410) {
    context.findings.rollback(checkpoint);
    addViolation(context, operation, call, {
      says: `${reader.method} ${reader.path} returns the created record`,
      expected: '200',
      actual: String(read.response.status),
    });
    return;
  }
  blockUnusable(context, operation, reader, read);
}
