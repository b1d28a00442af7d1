import { isDeepStrictEqual } from 'node:util';

import type { Operation } from '../contract/contract';
import type { Call } from '../http/client';
import { describeValue, shortJson } from '../text';
import { callOperation } from './call-operation';
import { callLoggedIn, createAnother } from './find-success';
import type { Success } from './find-success';
import { addViolation, isScalar, isUsable } from './lifecycle-effects';
import { findTarget, linkOf } from './links';
import { allowedValues, isFilter } from './list-parameters';
import { readList } from './list-response';
import type { Item } from './list-response';
import { changesAccount } from './order';
import { responseMembers } from './record-reader';
import { findRecord, ID_KEYS, responseRecord } from './records';
import { pathOf, withParameter } from './request';
import type { Draft } from './request';
import { requestCandidates } from './request-candidates';
import { isAccepted, parseResponseJson } from './response-status';
import type { RunContext } from './run-context';
import { readWholeList } from './whole-list';

/** Maximum number of pages that are read by their links. */
const MAX_PAGES = 12;

/** Action on a record, such as POST /bookings/{number}/cancel, and what shows the record. */
interface Action {
  context: RunContext;
  operation: Operation;
  /** Request of the action, with a record for which it was not yet called. */
  draft: Draft;
  reader: Operation;
  list: Operation | undefined;
  /** Record before the action, and its id. */
  before: Item;
  id: string | number;
}

/**
 * Checks the effect of an action on a record that is created for it: its answer, the record and the lists must agree on it. The action
 * is then repeated, which must not break the server. If it succeeds again although the contract has a 409, `documented-rejection` is
 * blocked. Does nothing for another operation, an action that moves money or changes the account, or without a record that can be
 * created and read. A 202 is not judged.
 */
export async function probeAction(context: RunContext, operation: Operation, successes: ReadonlyMap<string, Success>): Promise<void> {
  const action = await findAction(context, operation, successes);
  if (action === null) return;
  const { reader, draft, before } = action;
  const send = () => callOperation(context, operation, draft, { tolerated: [400, 404, 409, 410, 422] });
  const call = await send();
  if (!isAccepted(operation, call) || call.response?.status === 202) return;
  const read = async () => responseRecord(await callLoggedIn(context, reader, pathOf(draft)));
  const after = await read();
  const isSteady = isDeepStrictEqual(after, await read());
  if (isSteady && !reportAnswer(action, call, after)) {
    const changed = Object.keys(after).filter((name) => isScalar(after[name]) && isScalar(before[name]) && after[name] !== before[name]);
    await checkList(action, call, after, changed);
  }
  const again = await send();
  if (!isAccepted(operation, again) || !operation.responses.some(({ status }) => status === '409')) return;
  const reason = '409: the same action succeeded twice, and the contract does not say for which state the status is';
  context.findings.block({ check: 'documented-rejection', operationId: operation.id, reason });
}

/** Finds the record of an action, which is created for it; null for another operation, or if the record cannot be read. */
async function findAction(context: RunContext, operation: Operation, successes: ReadonlyMap<string, Success>): Promise<Action | null> {
  const [, path, before = ''] = /^((.*)\/\{[^/]+\})\/[^/{]+$/.exec(operation.path) ?? [];
  const reads = context.contract.operations.filter(({ method }) => method === 'GET');
  const reader = reads.find((one) => one.path === path);
  // Money may be used up, or bound in a round, by another record.
  if (operation.method !== 'POST' || reader === undefined || operation.money || changesAccount(operation)) return null;
  if ((await createAnother(context, operation, successes)).length === 0) return null;
  const [draft] = requestCandidates(operation, context, 1);
  const call = draft === undefined ? null : await callLoggedIn(context, reader, pathOf(draft));
  const id = draft === undefined ? undefined : [...pathOf(draft).parameters.values()].at(-1);
  if (draft === undefined || call === null || !isUsable(context, reader, call)) return null;
  if (typeof id !== 'string' && typeof id !== 'number') return null;
  return { context, operation, draft, reader, list: reads.find((one) => one.path === before), before: responseRecord(call), id };
}

/** Compares the answer of an action with the record. @returns true if they differ */
function reportAnswer({ context, operation, reader, before }: Action, call: Call, after: Item): boolean {
  const answer = responseRecord(call);
  const members = responseMembers(context, reader);
  const isState = (name: string) => {
    const schema = members.get(name);
    return typeof before[name] === 'boolean' || (schema !== undefined && allowedValues(context.store, schema).length > 0);
  };
  for (const name of Object.keys(answer).filter((one) => isState(one) && isScalar(answer[one]) && answer[one] !== after[one])) {
    const isStored = answer[name] === before[name];
    addViolation(context, operation, call, {
      says: isStored ? 'the answer has the record as it is afterwards' : `${reader.method} ${reader.path} shows what the answer has`,
      pointer: `/${name}`,
      expected: describeValue(isStored ? after[name] : answer[name]),
      actual: describeValue(isStored ? answer[name] : after[name]),
    });
    return true;
  }
  return false;
}

/** Checks that the list shows the record with its changed members, and that the filters by these members know the change. */
async function checkList({ context, operation, draft, list, before, id }: Action, call: Call, after: Item, changed: readonly string[]) {
  const base = pathOf(draft);
  const keys = [...ID_KEYS, ...Object.keys(after).filter((name) => String(after[name]) === String(id))];
  const listed = list === undefined ? undefined : findRecord(await readWholeList(context, list, base), id, keys);
  if (list === undefined || listed === undefined) return;
  for (const name of changed) {
    if (listed[name] === before[name]) {
      const says = `${list.method} ${list.path} shows \`${name}\` as it is afterwards`;
      addViolation(context, operation, call, {
        says,
        pointer: `/${name}`,
        expected: describeValue(after[name]),
        actual: describeValue(listed[name]),
      });
      return;
    }
    const filter = list.parameters.find((one) => one.name === name && isFilter(one));
    if (filter?.schema === null || filter === undefined || !(await context.validator.isValid(filter.schema, after[name]))) continue;
    const filtered = (value: unknown) => withParameter(base, `query ${name}`, value);
    const found = await readWholeList(context, list, filtered(after[name]));
    const report = (shown: Call, expected: string, actual: string) =>
      context.findings.report(shown, list, {
        check: 'list-filter',
        pointer: `?${name}`,
        expected,
        actual,
        message: `${list.method} ${list.path}: after ${operation.method} ${operation.path}, \`${name}\` selects ${actual}, but must select ${expected}. In Laravel: filter the column that the action changes, and keep the query string in the links (->withQueryString()).`,
      });
    if (found !== null && findRecord(found, id, keys) === undefined) {
      report(call, `the record whose \`${name}\` is now ${shortJson(after[name])}`, 'other records only');
      return;
    }
    const wrong = await findLinkedMisfit(context, list, filtered(before[name]), (item) => item[name] !== before[name]);
    if (wrong !== null)
      report(wrong, `records whose \`${name}\` is ${shortJson(before[name])} on each page that \`Link\` leads to`, 'another one');
  }
}

/** Follows the `Link` of a list from page to page. @returns the call of a page with an item that does not fit; null if there is none */
async function findLinkedMisfit(
  context: RunContext,
  list: Operation,
  draft: Draft,
  isWrong: (item: Item) => boolean,
): Promise<Call | null> {
  let next: Draft | undefined = draft;
  for (let pages = 0; pages < MAX_PAGES && next !== undefined; pages += 1) {
    const call = await callLoggedIn(context, list, next);
    if (readList(parseResponseJson(call))?.items.some(isWrong) === true) return call;
    const address = linkOf(call, 'next');
    const target = address === undefined ? null : findTarget(context, address, call.request.url);
    next = target?.operation === list ? target.draft : undefined;
  }
  return null;
}
