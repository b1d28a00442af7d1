import type { AccountName } from '../accounts';
import type { Operation } from '../contract/contract';
import { isRecord } from '../contract/pointer';
import type { Call } from '../http/client';
import { callOperation } from './call-operation';
import { callLoggedIn } from './find-success';
import { nameStem } from './id-pool';
import { parameterKey } from './request';
import type { Draft } from './request';
import { isSuccess, parseResponseJson } from './response-status';
import type { RunContext } from './run-context';

/** Record of the first account, and the operation that lists it. */
export interface OwnRecord {
  /** Id of the record. */
  value: string | number;
  list: Operation;
  /** Request of the list, with its path parameters. */
  listDraft: Draft;
  /** Names of members that may contain the id, the most likely first. */
  keys: readonly string[];
  /** False if the response is the record itself, such as the caller's account. */
  isListed: boolean;
}

type Json = Readonly<Record<string, unknown>>;

/** Maximum number of lists that are searched for a record which the list on the path before its id does not show. */
const MAX_LISTS = 6;

/** Usual names of the member that contains an id, the most likely first. */
const ID_KEYS = ['id', 'uuid', '_id', 'code', 'reference', 'slug', 'key'];

/** Returns the records at the top level of a response. Nested ones are left out, because they may belong to another account. */
function topRecords(value: unknown): { list: Json[]; single: Json[] } {
  if (Array.isArray(value)) return { list: value.filter(isRecord), single: [] };
  if (!isRecord(value)) return { list: [], single: [] };
  if (isRecord(value['data']) || Array.isArray(value['data'])) return topRecords(value['data']);
  return { list: Object.values(value).flatMap((member) => (Array.isArray(member) ? member.filter(isRecord) : [])), single: [value] };
}

/** Returns the id of a record: the value of the first key that it has. */
function idOf(record: Json, keys: readonly string[]): string | number | undefined {
  const id = keys.map((key) => record[key]).find((one) => typeof one === 'string' || typeof one === 'number');
  return typeof id === 'string' || typeof id === 'number' ? id : undefined;
}

/**
 * Returns true if a record has an id. A text may be in any of the keys. A number must be in the first key that the record has,
 * because it may be in another one by chance.
 */
function hasId(record: Json, { value, keys }: Pick<OwnRecord, 'value' | 'keys'>): boolean {
  if (String(idOf(record, keys) ?? '') === String(value)) return true;
  return !/^\d+$/.test(String(value)) && keys.some((key) => record[key] === value);
}

/** Returns the record with an id; undefined if the response does not have it at its top level. */
export function recordIn(call: Call, id: Pick<OwnRecord, 'value' | 'keys'>): Json | undefined {
  const { list, single } = topRecords(parseResponseJson(call));
  return [...list, ...single].find((record) => hasId(record, id));
}

/** Returns the ids of the records in a list: of each, the value of the first of `keys` that it has. Records without one are left out. */
export function listedIds(call: Call, keys: readonly string[]): (string | number)[] {
  return topRecords(parseResponseJson(call)).list.flatMap((record) => idOf(record, keys) ?? []);
}

/** Returns the keys that can identify a record in its own list, the most likely first: `id`, `order_id` of /orders. */
export function primaryKeys(list: Pick<Operation, 'path'>, parameterName?: string): string[] {
  const segment = list.path.split('/').findLast((part) => part !== '' && !part.startsWith('{')) ?? '';
  const stem = nameStem(segment);
  return [...(parameterName === undefined ? [] : memberNames(parameterName, stem)), ...ID_KEYS, `${stem}_id`, `${stem}Id`, `${stem}_uuid`];
}

/** Returns the member names that a path parameter can mean: `loanNumber` or `number` for `/loans/{loanNumber}`. */
function memberNames(parameterName: string, stem: string): string[] {
  const rest = parameterName.toLowerCase().startsWith(stem) ? parameterName.slice(stem.length).replace(/^[_-]/, '') : '';
  return rest === '' ? [parameterName] : [parameterName, rest.charAt(0).toLowerCase() + rest.slice(1)];
}

interface KnownList {
  /** Call of the list, shared by operations that need it at the same time. */
  call: Promise<Call>;
  /** Number of writes of the run before the call. */
  writes: number;
}

/** Calls of lists by client, because the ids of an operation are looked up in the same lists. */
const knownLists = new WeakMap<RunContext['client'], Map<string, KnownList>>();

/**
 * Calls a list as an account; after a 401 logs the account in and calls again. Violations of the list are not looked for. Returns the
 * cached call of the same list, account and parameters if it succeeded and the run has sent no write since.
 */
export async function callList(context: RunContext, list: Operation, draft: Draft, as: AccountName): Promise<Call> {
  const { client } = context;
  const lists = knownLists.get(client) ?? new Map<string, KnownList>();
  knownLists.set(client, lists);
  const key = JSON.stringify([list.id, as, ...draft.parameters]);
  const { writes } = client;
  const known = lists.get(key);
  if (known?.writes === writes) return known.call;
  const sent = sendList(context, list, draft, as);
  lists.set(key, { call: sent, writes });
  const forget = () => void lists.delete(key);
  sent.then((call) => isSuccess(call) || forget(), forget);
  return sent;
}

async function sendList(context: RunContext, list: Operation, draft: Draft, as: AccountName): Promise<Call> {
  if (as === 'first') return callLoggedIn(context, list, draft, { isChecked: false });
  const call = await callOperation(context, list, draft, { as, isChecked: false });
  // The token of the second account may have expired.
  if (call.response?.status !== 401 || !(await context.accounts.logIn(as))) return call;
  return callOperation(context, list, draft, { as, isChecked: false });
}

/**
 * Finds a list that shows a record to the first account: the list on the path before the id, or another one that contains
 * the record itself and not only a reference to it. Lists that need no login do not count.
 *
 * @param before path before the id
 * @param draft request of the operation, whose path parameters the list gets
 * @returns null if no list shows the record
 */
export async function findOwnRecord(
  context: RunContext,
  operation: Operation,
  { before, name, value, draft }: { before: string; name: string; value: string | number; draft: Draft },
): Promise<OwnRecord | null> {
  const parent = context.contract.operations.find(({ method, path }) => method === 'GET' && path.replace(/\/$/, '') === before);
  // A member with the parameter's name may be a reference in another list, so only the list on the path uses that name as a key.
  const candidates = [
    ...(parent === undefined ? [] : [{ list: parent, keys: primaryKeys(parent, name) }]),
    ...otherLists(context, operation, value)
      .filter((list) => list !== parent)
      .map((list) => ({ list, keys: primaryKeys(list) })),
  ];
  for (const { list, keys } of candidates) {
    if (list.credential === null) continue;
    const own = new Set(list.parameters.filter((one) => one.in === 'path').map(parameterKey));
    const listDraft = { parameters: new Map([...draft.parameters].filter(([key]) => own.has(key))), body: undefined, type: '' };
    const call = await callList(context, list, listDraft, 'first');
    if (!isSuccess(call) || recordIn(call, { value, keys }) === undefined) continue;
    const isListed = topRecords(parseResponseJson(call)).list.some((record) => hasId(record, { value, keys }));
    return { value, list, listDraft, keys, isListed };
  }
  return null;
}

/**
 * Returns lists that may contain a record, the most likely first. A number is looked up only in lists that have contained it,
 * because numbers repeat between resources.
 */
function otherLists({ contract, pool }: RunContext, operation: Operation, value: string | number): Operation[] {
  const sources = pool.operationsWith(value);
  const isNumber = /^\d+$/.test(String(value));
  const own = new Set([...operation.path.split('/'), ...operation.tags]);
  const closeness = ({ path, tags }: Operation) => [...path.split('/'), ...tags].filter((one) => one !== '' && own.has(one)).length;
  return contract.operations
    .filter(({ method, path, credential }) => method === 'GET' && credential !== null && !path.includes('{'))
    .filter((list) => !isNumber || sources.includes(list))
    .sort((one, other) => Number(sources.includes(other)) - Number(sources.includes(one)) || closeness(other) - closeness(one))
    .slice(0, MAX_LISTS);
}
