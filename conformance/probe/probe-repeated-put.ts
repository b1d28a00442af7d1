import { isDeepStrictEqual } from 'node:util';

import type { Operation } from '../contract/contract';
import { isRecord } from '../contract/pointer';
import { describeValue } from '../text';
import { readerOf } from './current-etag';
import { callLoggedIn } from './find-success';
import { addViolation } from './lifecycle-effects';
import { changesAccount } from './order';
import { responseRecord } from './records';
import { pathOf } from './request';
import type { Draft } from './request';
import { pathBefore } from './request-candidates';
import { isAccepted, isSuccess } from './response-status';
import type { RunContext } from './run-context';
import { readWholeList } from './whole-list';

/** Statuses that are caused by a precondition or a limit of the server, not by the repetition: 409, 412, 423, 428, 429 and 503. */
const UNREPEATABLE_STATUSES = new Set([409, 412, 423, 428, 429, 503]);

/**
 * Sends a PUT twice and checks that the second one succeeds and changes nothing, because the method is idempotent (RFC 9110, section
 * 9.2.2). An operation with money is left out, as is one without an id at the end of its path that no GET reads or that changes the
 * account.
 */
export async function probeRepeatedPut(context: RunContext, operation: Operation, draft: Draft): Promise<void> {
  const reader = readerOf(context, operation);
  // A path that ends with a verb may be an action that is possible only once.
  const isItem = operation.path.endsWith('}');
  if (operation.money || (!isItem && (reader === undefined || changesAccount(operation)))) return;
  const put = () => callLoggedIn(context, operation, draft);
  const first = await put();
  const before = await readState();
  const second = await put();
  const status = second.response?.status ?? 0;
  if (isItem && status >= 400 && status < 500 && !UNREPEATABLE_STATUSES.has(status))
    addViolation(context, operation, second, {
      says: 'the same PUT succeeds again',
      expected: '200 or 204',
      actual: String(status),
      cause: 'In Laravel: updateOrCreate() or syncWithoutDetaching() instead of create() or attach(), which fail on a unique index.',
    });
  if (!isSuccess(first) || !isSuccess(second)) return;
  const [after, again] = [await readState(), await readState()];
  // What also changes without a PUT proves nothing.
  if (!isDeepStrictEqual(after, again)) return;
  const changed = Object.keys(before.sent).find((name) => !isDeepStrictEqual(before.sent[name], after.sent[name]));
  const cause = 'A PUT replaces: it must set the values that it gets, on the row with this key, and neither add nor insert.';
  if (changed !== undefined)
    addViolation(context, operation, second, {
      says: `the same PUT leaves \`${changed}\` as it is`,
      pointer: `/${changed}`,
      expected: describeValue(before.sent[changed]),
      actual: describeValue(after.sent[changed]),
      cause,
    });
  else if (before.count !== null && after.count !== null && after.count > before.count)
    addViolation(context, operation, second, {
      says: 'the same PUT makes no second record',
      expected: `${String(before.count)} records in the list`,
      actual: String(after.count),
      cause,
    });

  /** Reads the members of the record that the PUT sends, and the number of records in the list before it. */
  async function readState(): Promise<{ sent: Readonly<Record<string, unknown>>; count: number | null }> {
    const read = reader === undefined ? null : await callLoggedIn(context, reader, pathOf(draft));
    const record = reader !== undefined && read !== null && isAccepted(reader, read) ? responseRecord(read) : {};
    const names = Object.keys(isRecord(draft.body) ? draft.body : {}).filter((name) => name in record);
    const parameter = operation.parameters.findLast((one) => one.in === 'path');
    const listPath = parameter === undefined ? null : pathBefore(operation.path, parameter.name);
    const list = context.contract.operations.find(({ method, path }) => method === 'GET' && path.replace(/\/$/, '') === listPath);
    const items = list === undefined ? null : await readWholeList(context, list, pathOf(draft));
    return { sent: Object.fromEntries(names.map((name) => [name, record[name]])), count: items?.length ?? null };
  }
}
