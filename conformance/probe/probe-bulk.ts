import type { Operation } from '../contract/contract';
import type { ContractNode } from '../contract/contract-node';
import { isJson } from '../contract/media';
import { isRecord } from '../contract/pointer';
import { readConstraints } from '../contract/schema-constraints';
import type { Call } from '../http/client';
import { callOperation } from './call-operation';
import { requestFields } from './fields';
import { fieldValues } from './field-values';
import { callLoggedIn } from './find-success';
import type { Success } from './find-success';
import { addViolation, blockInvariant } from './lifecycle-effects';
import { readList } from './list-response';
import type { Item } from './list-response';
import { isRefusal } from './value-violations';
import { findReader } from './record-reader';
import { findId, findRecord } from './records';
import { parameterKey, pathOf, withParameter } from './request';
import type { Draft } from './request';
import { requestMediaType, withNewTexts } from './request-candidates';
import { isAccepted, isSuccess, parseResponseJson } from './response-status';
import type { RunContext } from './run-context';
import { readWholeList } from './whole-list';

/** Maximum number of wrong items that are tried alone. */
const MAX_WRONG = 6;

/** Pattern of the name of the member of a result that is the status of its item. */
const STATUS = /^(?:http_?)?(?:status|code)(?:_?code)?$/i;

/** Pattern of the name of the member of a result that is the position of its item, from 0. */
const INDEX = /^(?:index|position)$/i;

interface Bulk {
  context: RunContext;
  operation: Operation;
  /** Request of the bulk operation. */
  draft: Draft;
  /** Member of the body with the items, and their schema. */
  list: { name: string; items: ContractNode };
  /** Operation that creates a single record, and its request that succeeded. */
  single: { operation: Operation; draft: Draft; body: Readonly<Record<string, unknown>> };
}

/**
 * Checks that a bulk request answers for each item what the single call would: a wrong item is refused without the others and not
 * stored, and what a result calls created is a new record that can be read. Creates records, also with single calls. Does nothing unless
 * the operation documents 207 and takes exactly one list of objects, and the single call, POST on the path above, has succeeded.
 *
 * @param successes successes of earlier operations by id, of which one creates a single record
 * @param draft request of the operation, which need not have succeeded: its items are replaced
 */
export async function probeBulk(
  context: RunContext,
  operation: Operation,
  successes: ReadonlyMap<string, Success>,
  draft: Draft,
): Promise<void> {
  const list = listMember(context, operation);
  const path = operation.path.replace(/\/[^/{]+$/, '');
  const single = context.operations.find((one) => one.method === 'POST' && one.path.replace(/\/$/, '') === path);
  const known = single === undefined ? undefined : successes.get(single.id)?.draft;
  if (operation.method !== 'POST' || list === null || single === undefined || known === undefined || !isRecord(known.body)) return;
  const bulk = { context, operation, draft, list, single: { operation: single, draft: known, body: known.body } };
  const wrong = await wrongItem(bulk);
  const items = [rightItem(bulk), rightItem(bulk), ...(wrong === undefined ? [] : [wrong])];
  const before = await readRecords(bulk);
  const call = await send(bulk, items);
  if (isSuccess(call)) {
    if (!(await reportResult(bulk, items, wrong, call))) await judgeRecords(bulk, wrong, { call, before });
    return;
  }
  if (wrong === undefined || !isRefusal(call)) return;
  if (!isAccepted(operation, await send(bulk, [rightItem(bulk), rightItem(bulk)])))
    blockInvariant(context, operation, `its items could not be judged, because it also refuses two that ${single.id} may accept`);
  else
    addViolation(context, operation, call, {
      says: 'a wrong item is refused alone, and not the whole request',
      expected: '207 with a result for each item',
      actual: String(call.response?.status),
    });
}

/** Returns the only list of objects in the body of an operation that documents 207; null if there is none. */
function listMember({ store }: RunContext, operation: Operation): Bulk['list'] | null {
  const media = requestMediaType(operation);
  if (!media?.schema || !isJson(media.type) || !operation.responses.some(({ status }) => status === '207')) return null;
  const members = readConstraints(store, media.schema).flatMap(({ properties }) => [...properties]);
  const lists = members.flatMap(([name, member]) => {
    const items = readConstraints(store, member).find((one) => one.items !== null)?.items ?? null;
    return items !== null && readConstraints(store, items).some(({ properties }) => properties.size > 0) ? [{ name, items }] : [];
  });
  return lists.length === 1 ? (lists[0] ?? null) : null;
}

function send({ context, operation, draft, list }: Bulk, items: readonly unknown[]): Promise<Call> {
  const body = { ...(isRecord(draft.body) ? draft.body : {}), [list.name]: items };
  return callLoggedIn(context, operation, { ...draft, body });
}

/** Returns an item that the single operation accepts, with texts that no record has. */
const rightItem = ({ context, single: { operation, body } }: Bulk) => withNewTexts(operation, body, context);

/** Returns an item that the schema of the bulk request allows and the single operation refuses; undefined if there is none. */
async function wrongItem({ context, list, single: { operation, draft } }: Bulk): Promise<unknown> {
  const wrong: unknown[] = [];
  for (const field of requestFields(operation, draft, context)) {
    const boundary = field.in === 'body' ? fieldValues(context, field).find(({ valid }) => !valid) : undefined;
    const item = boundary === undefined ? undefined : field.set(draft, boundary.value).body;
    if (item !== undefined && (await context.validator.isValid(list.items, item))) wrong.push(item);
  }
  for (const body of wrong.slice(0, MAX_WRONG)) {
    if (isRefusal(await callOperation(context, operation, { ...draft, body }, { isOrdinary: false }))) return body;
  }
  return undefined;
}

/** Reports a result of a bulk request that is not what the single operation answers. @returns true if there is one */
async function reportResult(bulk: Bulk, items: readonly unknown[], wrong: unknown, call: Call): Promise<boolean> {
  const { context, operation, single } = bulk;
  const results = readList(parseResponseJson(call))?.items;
  if (results === undefined) return false;
  if (results.length !== items.length) {
    const actual = `${String(results.length)} results`;
    addViolation(context, operation, call, { says: 'each item has a result', expected: String(items.length), actual });
    return true;
  }
  for (const [position, result] of results.entries()) {
    const at = Object.entries(result).find(([key, value]) => INDEX.test(key) && typeof value === 'number')?.[1] ?? position;
    const isWrong = wrong !== undefined && items[Number(at)] === wrong;
    const [name, status] = statusOf(result) ?? [];
    if (status !== undefined && (isWrong ? status < 400 : status >= 400)) {
      // The item may break a rule that the single operation has too.
      const alone = { ...single.draft, body: rightItem(bulk) };
      if (!isWrong && !isAccepted(single.operation, await callOperation(context, single.operation, alone))) return false;
      addViolation(context, operation, call, {
        says: `the result of an item is what ${single.operation.method} ${single.operation.path} answers to it alone`,
        pointer: `/*/${name ?? ''}`,
        expected: isWrong ? 'a refusal' : 'a success',
        actual: String(status),
      });
      return true;
    }
    const id = findId(result);
    if (isWrong || id === undefined || !(await isMissing(bulk, id))) continue;
    const says = 'what a result calls created can be read';
    addViolation(context, operation, call, { says, expected: '200', actual: `404 for ${String(id)}` });
    return true;
  }
  return false;
}

/** Returns the name and the value of the member of a result that is the status of its item; undefined if it has none. */
const statusOf = (result: Item): [string, number] | undefined =>
  Object.entries(result).find((entry): entry is [string, number] => STATUS.test(entry[0]) && typeof entry[1] === 'number');

/** Compares the created records with the list before and after the request: each one is new, and no refused item is stored. */
async function judgeRecords(bulk: Bulk, wrong: unknown, { call, before }: { call: Call; before: readonly Item[] | null }): Promise<void> {
  const { context, operation } = bulk;
  const after = await readRecords(bulk);
  if (before === null || after === null) {
    blockInvariant(context, operation, 'the list of the records that it creates could not be read, so that they were not counted');
    return;
  }
  const ids = createdBy(call).flatMap((result) => findId(result) ?? []);
  const known = ids.find((id, at) => ids.indexOf(id) !== at || findRecord(before, id) !== undefined);
  if (known !== undefined) {
    const says = 'each result that calls an item created names a record of its own';
    addViolation(context, operation, call, { says, expected: 'the id of a new record', actual: String(known) });
    return;
  }
  const stored = after.length - before.length;
  if (wrong === undefined || stored <= createdBy(call).length) return;
  // Records of others may appear at any time: they would with right items alone, and need not with the wrong one again.
  if ((await surplusOf(bulk, [])) > 0 || (await surplusOf(bulk, [wrong])) <= 0) return;
  const says = 'a refused item is not stored';
  addViolation(context, operation, call, { says, expected: `${String(createdBy(call).length)} new records`, actual: String(stored) });
}

/** Returns the results of a bulk request whose items were not refused. */
const createdBy = (call: Call): readonly Item[] =>
  (readList(parseResponseJson(call))?.items ?? []).filter((result) => (statusOf(result)?.[1] ?? 0) < 400);

/** Sends a bulk request with two right items and others. @returns how many records more than it calls created the list then has */
async function surplusOf(bulk: Bulk, others: readonly unknown[]): Promise<number> {
  const before = await readRecords(bulk);
  const call = await send(bulk, [rightItem(bulk), rightItem(bulk), ...others]);
  const after = await readRecords(bulk);
  return before === null || after === null ? 0 : after.length - before.length - createdBy(call).length;
}

/** Reads the list of the records that a bulk request creates; null if there is none, or it cannot be read to its end. */
async function readRecords({ context, single: { operation, draft } }: Bulk): Promise<readonly Item[] | null> {
  const list = context.contract.operations.find(({ method, path }) => method === 'GET' && path === operation.path);
  return list === undefined ? null : readWholeList(context, list, pathOf(draft));
}

async function isMissing({ context, single: { operation, draft } }: Bulk, id: string | number): Promise<boolean> {
  const found = findReader(context, operation);
  if (found === null) return false;
  const target = withParameter(pathOf(draft), parameterKey(found.parameter), id);
  const read = await callLoggedIn(context, found.reader, target, { isChecked: false });
  return read.response?.status === 404 || read.response?.status === 410;
}
