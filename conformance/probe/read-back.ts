import type { Operation } from '../contract/contract';
import type { Call } from '../http/client';
import { readerOf } from './current-etag';
import { createdKey, findReader } from './record-reader';
import { callLoggedIn } from './find-success';
import { findRecord, responseRecord } from './records';
import { parameterKey } from './request';
import type { Draft } from './request';
import { isAccepted, parseResponseJson } from './response-status';
import type { RunContext } from './run-context';

type Json = Readonly<Record<string, unknown>>;

/** Reads the record that a write created or changed. Returns null if no operation of the contract reads it, or the call failed. */
export async function readBack(
  context: RunContext,
  operation: Operation,
  draft: Draft,
  written: Call,
): Promise<{ reader: Operation; call: Call; record: Json } | null> {
  const path = new Map([...draft.parameters].filter(([key]) => key.startsWith('path ')));
  const same = readerOf(context, operation);
  const isSingle = same !== undefined && (operation.method === 'PUT' || operation.method === 'PATCH');
  const found = isSingle ? null : findReader(context, operation);
  const key = found === null ? undefined : createdKey(found, written, draft.body);
  const reader = isSingle ? same : found?.reader;
  if (reader === undefined || (found !== null && key === undefined)) return null;
  if (found !== null && key !== undefined) path.set(parameterKey(found.parameter), key);
  const checkpoint = context.findings.checkpoint();
  const call = await callLoggedIn(context, reader, { parameters: path, body: undefined, type: '' });
  context.findings.rollback(checkpoint);
  if (!isAccepted(reader, call)) return null;
  const record = key === undefined ? responseRecord(call) : (findRecord(parseResponseJson(call), key) ?? responseRecord(call));
  return { reader, call, record };
}
