import type { Operation } from '../contract/contract';
import type { Call } from '../http/client';
import { readerOf } from './current-etag';
import { createdKey, findReader } from './record-reader';
import { callLoggedIn } from './find-success';
import { findId, findRecord, responseRecord } from './records';
import { parameterKey, pathOf, withParameter } from './request';
import type { Draft } from './request';
import { isAccepted, parseResponseJson } from './response-status';
import type { RunContext } from './run-context';
import { readWholeList } from './whole-list';

type Json = Readonly<Record<string, unknown>>;

/**
 * Reads the record that a write created or changed, without looking for violations. Without an operation that reads the record of a POST,
 * searches the list on the same path.
 *
 * @returns the record with the operation that returned it; null if no operation of the contract reads it, its id is unknown, the read is
 *   not accepted (no response, an error status or a reported error), or the list lacks it
 */
export async function readBack(
  context: RunContext,
  operation: Operation,
  draft: Draft,
  written: Call,
): Promise<{ reader: Operation; record: Json } | null> {
  const path = pathOf(draft);
  const same = readerOf(context, operation);
  const isSingle = same !== undefined && (operation.method === 'PUT' || operation.method === 'PATCH');
  const found = isSingle ? null : findReader(context, operation);
  const key = found === null ? undefined : createdKey(found, written, draft.body);
  const reader = isSingle ? same : found?.reader;
  if (reader === undefined && operation.method === 'POST') return readInList(context, operation, path, written);
  if (reader === undefined || (found !== null && key === undefined)) return null;
  const target = found === null ? path : withParameter(path, parameterKey(found.parameter), key);
  const call = await callLoggedIn(context, reader, target, { isChecked: false });
  if (!isAccepted(reader, call)) return null;
  const record = key === undefined ? responseRecord(call) : (findRecord(parseResponseJson(call), key) ?? responseRecord(call));
  return { reader, record };
}

/** Finds the record that a write created in the list on its path. */
async function readInList(context: RunContext, { path }: Operation, draft: Draft, written: Call) {
  const list = context.contract.operations.find((one) => one.method === 'GET' && one.path === path);
  const id = findId(parseResponseJson(written));
  const items = list === undefined || id === undefined ? null : await readWholeList(context, list, draft);
  const record = id === undefined ? undefined : findRecord(items, id);
  return list === undefined || record === undefined ? null : { reader: list, record };
}
