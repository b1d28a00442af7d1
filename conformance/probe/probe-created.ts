import { isDeepStrictEqual } from 'node:util';

import type { Operation } from '../contract/contract';
import { callLoggedIn } from './find-success';
import type { Success } from './find-success';
import { addViolation, blockInvariant, blockUnusable } from './lifecycle-effects';
import type { Item } from './list-response';
import { createdKey, findReader } from './record-reader';
import { findId, findRecord } from './records';
import { parameterKey, pathOf, withParameter } from './request';
import type { Draft } from './request';
import { pathBefore } from './request-candidates';
import { isAccepted, parseResponseJson } from './response-status';
import type { RunContext } from './run-context';
import { readWholeList } from './whole-list';

/** Time in ms that a server gets to update a list. */
const SETTLING_MS = 1000;

/** Checks that a record which a 201 reports can be read. Its values are not compared with the sent ones: `probe-members.ts` does so. */
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

/**
 * Creates one or two records and checks that the list on the same path shows them, and that the list of another parent does not. The
 * check is blocked if the list may leave the record out rightly. Does nothing without a list on the same path.
 */
export async function probeListedAfterCreate(context: RunContext, operation: Operation, { draft }: Success): Promise<void> {
  const list = context.contract.operations.find(({ method, path }) => method === 'GET' && path === operation.path);
  if (list === undefined) return;
  const own = pathOf(draft);
  const other = otherParent(context, list, own);
  const before = other === null ? null : await readWholeList(context, list, other);
  const first = await create();
  const shown = await readWholeList(context, list, own);
  if (first === null || shown === null) return;
  if (findRecord(shown, first.id) === undefined) {
    // A list may rightly show some records only. One that shows the record after the next one was created does not.
    const second = await create();
    // The list may be updated a moment later.
    await new Promise((resolve) => setTimeout(resolve, SETTLING_MS));
    const later = second === null ? null : await readWholeList(context, list, own);
    if (second === null || later === null || findRecord(later, first.id) === undefined || findRecord(later, second.id) !== undefined)
      return blockInvariant(context, operation, `${list.method} ${list.path} does not show what was created, and may leave it out rightly`);
    addViolation(context, operation, second.call, {
      says: `${list.method} ${list.path} lists the created record`,
      expected: `an item with ${String(second.id)}`,
      actual: 'the records before it only',
    });
    return;
  }
  const after = other === null || before === null ? null : await readWholeList(context, list, other);
  if (after === null || before === null || !isAdded(before, after, findRecord(shown, first.id), first.id)) return;
  addViolation(context, operation, first.call, {
    says: `${list.method} ${list.path} does not list it below another parent`,
    expected: 'the records of the parent in the path',
    actual: `the new record ${String(first.id)} too`,
    cause: 'In Laravel: list through the relation of the parent, $vessel->documents()->get().',
  });

  async function create() {
    const call = await callLoggedIn(context, operation, draft);
    const id = isAccepted(operation, call) ? findId(parseResponseJson(call)) : undefined;
    return id === undefined ? null : { call, id };
  }
}

/** Returns true if a list has a record with an id, which it did not have before. */
function isAdded(before: readonly Item[], after: readonly Item[], record: unknown, id: string | number): boolean {
  return findRecord(before, id) === undefined && record !== undefined && isDeepStrictEqual(findRecord(after, id), record);
}

/** Returns the request of the same list with another parent; null for a list without a parent, or if no other one is known. */
function otherParent({ pool }: RunContext, { path, parameters }: Operation, draft: Draft): Draft | null {
  const parent = parameters.findLast((one) => one.in === 'path');
  if (parent === undefined) return null;
  const key = parameterKey(parent);
  const found = pool
    .candidates(parent.name, pathBefore(path, parent.name), 'path')
    .find(({ value }) => value !== draft.parameters.get(key));
  return found === undefined ? null : withParameter(draft, key, found.value);
}
