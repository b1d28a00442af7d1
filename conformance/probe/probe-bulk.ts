import type { Operation } from '../contract/contract';
import type { ContractNode } from '../contract/contract-node';
import { isJson } from '../contract/media';
import { isRecord } from '../contract/pointer';
import { readConstraints } from '../contract/schema-constraints';
import type { Call } from '../http/client';
import { callOperation } from './call-operation';
import { pathOf } from './current-etag';
import { requestFields } from './fields';
import { fieldValues } from './field-values';
import { callLoggedIn } from './find-success';
import type { Success } from './find-success';
import { addViolation, blockInvariant } from './lifecycle-effects';
import { readList } from './list-response';
import { isRefusal } from './probe-findings';
import { findReader } from './record-reader';
import { findId } from './records';
import { withParameter, parameterKey } from './request';
import type { Draft } from './request';
import { requestMediaType } from './request-candidates';
import { isAccepted, isSuccess, parseResponseJson } from './response-status';
import type { RunContext } from './run-context';
import { isOwnText } from './unusual-text';

/** Maximum number of wrong items that are tried alone. */
const MAX_WRONG = 6;

/** Name of the member of a result that is the status of its item. */
const STATUS = /^(?:http_?)?(?:status|code)(?:_?code)?$/i;

/** Name of the member of a result that is the position of its item, from 0. */
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
 * Checks that a bulk request answers for each item what the single call would: a wrong item is refused without the others, and what
 * a result calls created can be read.
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
  const call = await send(bulk, items);
  if (isSuccess(call)) {
    await judgeResults(bulk, items, wrong, call);
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
function rightItem({ context, single: { operation, body } }: Bulk): Readonly<Record<string, unknown>> {
  const fresh = context.maker.fresh(requestMediaType(operation)?.schema ?? null);
  const texts = Object.entries(isRecord(fresh) ? fresh : {}).filter(
    ([name, value]) => typeof value === 'string' && typeof body[name] === 'string' && isOwnText(name),
  );
  return { ...body, ...Object.fromEntries(texts) };
}

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

/** Compares the results of a bulk request with what the single operation answers. */
async function judgeResults(bulk: Bulk, items: readonly unknown[], wrong: unknown, call: Call): Promise<void> {
  const { context, operation, single } = bulk;
  const results = readList(parseResponseJson(call))?.items;
  if (results === undefined) return;
  if (results.length !== items.length) {
    const actual = `${String(results.length)} results`;
    addViolation(context, operation, call, { says: 'each item has a result', expected: String(items.length), actual });
    return;
  }
  for (const [position, result] of results.entries()) {
    const at = Object.entries(result).find(([key, value]) => INDEX.test(key) && typeof value === 'number')?.[1] ?? position;
    const isWrong = wrong !== undefined && items[Number(at)] === wrong;
    const [name, status] = Object.entries(result).find(([key, value]) => STATUS.test(key) && typeof value === 'number') ?? [];
    if (typeof status === 'number' && (isWrong ? status < 400 : status >= 400)) {
      // The item may break a rule that the single operation has too.
      const alone = { ...single.draft, body: rightItem(bulk) };
      if (!isWrong && !isAccepted(single.operation, await callOperation(context, single.operation, alone))) return;
      addViolation(context, operation, call, {
        says: `the result of an item is what ${single.operation.method} ${single.operation.path} answers to it alone`,
        pointer: `/*/${name ?? ''}`,
        expected: isWrong ? 'a refusal' : 'a success',
        actual: String(status),
      });
      return;
    }
    const id = findId(result);
    if (isWrong || id === undefined || !(await isMissing(bulk, id))) continue;
    const says = 'what a result calls created can be read';
    addViolation(context, operation, call, { says, expected: '200', actual: `404 for ${String(id)}` });
    return;
  }
}

async function isMissing({ context, single: { operation, draft } }: Bulk, id: string | number): Promise<boolean> {
  const found = findReader(context, operation);
  if (found === null) return false;
  const checkpoint = context.findings.checkpoint();
  const read = await callLoggedIn(context, found.reader, withParameter(pathOf(draft), parameterKey(found.parameter), id));
  context.findings.rollback(checkpoint);
  return read.response?.status === 404 || read.response?.status === 410;
}
