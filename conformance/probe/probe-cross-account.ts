import { isDeepStrictEqual } from 'node:util';

import type { Operation, Parameter } from '../contract/contract';
import type { Call } from '../http/client';
import { pathBefore } from './request-candidates';
import { parameterKey, withParameter } from './request';
import type { Draft } from './request';
import { callOperation, defaultCaller } from './call-operation';
import { callList, findOwnRecord, recordIn } from './own-records';
import type { OwnRecord } from './own-records';
import { isAccepted, isSuccess } from './response-status';
import type { RunContext } from './run-context';
import { unjudgedReason } from './unjudged';

/** Maximum number of ids that are tried for a parameter. More than one, because a record may be in a wrong state. */
const MAX_IDS = 3;

const CHECK = 'foreign-access';

/** Result of one try: the second account was rejected or accepted, or the check is blocked. */
type Verdict = { kind: 'rejected' | 'accepted'; call: Call } | { kind: 'blocked'; reason: string };

/**
 * Calls an operation as the second account for records of the first one, which must be rejected (BOLA, OWASP API1). A record
 * counts as private if a list shows it to the first account and not to the second, or if `private` of the configuration names the
 * operation. A write that is accepted has its effect. If no record can be judged, the check is blocked. Does nothing for a public
 * operation, without a second account, or if the throwaway account calls the operation.
 */
export async function probeCrossAccount(context: RunContext, operation: Operation, draft: Draft): Promise<void> {
  if (operation.credential === null || context.accounts.place('second', operation) === null) return;
  if (defaultCaller(context, operation) !== 'first') return;
  let reason: string | null = null;
  for (const parameter of operation.parameters.filter((one) => one.in === 'path')) {
    const { values, isKnown } = candidateValues(context, operation, parameter, draft);
    if (!isKnown) reason ??= `no response to the first account contained an id for {${parameter.name}}`;
    for (const value of values) {
      const verdict = await judgeRecord(context, operation, { parameter, value, draft });
      if (verdict.kind === 'blocked') {
        reason ??= verdict.reason;
        continue;
      }
      context.findings.conclude(CHECK, operation.id);
      if (verdict.kind === 'rejected') continue;
      addViolation(context, operation, parameter, verdict.call);
      return;
    }
  }
  if (reason !== null) context.findings.block({ check: CHECK, operationId: operation.id, reason });
}

/**
 * Returns ids for a parameter that may belong to the first account. Ids from public responses are left out, because they belong
 * to no account.
 */
function candidateValues({ pool }: RunContext, operation: Operation, parameter: Parameter, draft: Draft) {
  const { name } = parameter;
  const before = pathBefore(operation.path, name);
  const known = pool.candidates(name, before, 'path').map(({ value }) => value);
  const first = known.find((value) => value === draft.parameters.get(parameterKey(parameter)));
  const values = [...new Set([...(first === undefined ? [] : [first]), ...known])].filter((value) => !pool.isPublic(value, name, before));
  return { values: values.slice(0, MAX_IDS), isKnown: known.length > 0 };
}

/** Finds out whether a record is private, and calls the operation for it as the second account. */
async function judgeRecord(
  context: RunContext,
  operation: Operation,
  { parameter, value, draft }: { parameter: Parameter; value: string | number; draft: Draft },
): Promise<Verdict> {
  const before = pathBefore(operation.path, parameter.name);
  const target = withParameter(draft, parameterKey(parameter), value);
  const isDeclared = context.config.private.includes(operation.id);
  const own = await findOwnRecord(context, operation, { before, name: parameter.name, value, draft: target });
  // A single record, such as a profile, may be readable for others although they have no list of it.
  if (!isDeclared && (own === null || (!own.isListed && operation.method === 'GET')))
    return blocked(`no list shows the record to the first account, so it may be shared: ${declare(operation)}`);
  if (own !== null && !isDeclared) {
    const others = await callList(context, own.list, own.listDraft, 'second');
    const unjudged = unjudgedReason(others) ?? rejectedLogin(others);
    if (unjudged !== null) return blocked(`${own.list.method} ${own.list.path} as the second account: ${unjudged}`);
    if (isSuccess(others) && recordIn(others, own) !== undefined)
      return blocked(`${own.list.method} ${own.list.path} shows the record to both accounts, so it may be shared: ${declare(operation)}`);
  }
  return callAsSecond(context, operation, target, own);
}

const declare = ({ id }: Operation) => `if it belongs to one account, add ${id} to \`private\` in the configuration`;
const blocked = (reason: string): Verdict => ({ kind: 'blocked', reason });

/**
 * Returns a reason if the server rejected the token of the second account, which says nothing about its rights; otherwise null.
 */
const rejectedLogin = ({ response }: Call) => (response?.status === 401 ? 'the server answered 401 to the second account' : null);

/** Calls an operation as the second account. A write counts as accepted only if it changed or returned the record of the first one. */
async function callAsSecond(context: RunContext, operation: Operation, target: Draft, own: OwnRecord | null): Promise<Verdict> {
  const was = await readOwn(context, own);
  const call = await callOperation(context, operation, target, {
    as: 'second',
    tolerated: [401, 403, 404, 409, 422],
  });
  const unjudged = unjudgedReason(call) ?? (own === null ? rejectedLogin(call) : null);
  if (unjudged !== null) return blocked(unjudged);
  if (!isAccepted(operation, call)) return { kind: 'rejected', call };
  if (operation.method === 'GET' || operation.method === 'HEAD' || own === null) return { kind: 'accepted', call };
  const is = await readOwn(context, own);
  if (!isDeepStrictEqual(withoutActivity(was), withoutActivity(is))) return { kind: 'accepted', call };
  // A DELETE may report success for a record that the caller cannot see, as long as the record stays.
  if (operation.method === 'DELETE') return { kind: 'rejected', call };
  // A write may legally create the caller's own record under the same id.
  const others = await callList(context, own.list, own.listDraft, 'second');
  if (recordIn(others, own) !== undefined) return { kind: 'rejected', call };
  if (recordIn(call, own) !== undefined) return { kind: 'accepted', call };
  return blocked(`the second account got ${String(call.response?.status)}, but the record of the first did not change`);
}

/** Returns a record without the members that change with every call of the owner, such as `last_seen_at` of a session. */
const withoutActivity = (record: Readonly<Record<string, unknown>> | undefined) =>
  record && Object.fromEntries(Object.entries(record).filter(([name]) => !/last_?(?:seen|used|activ|access)/i.test(name)));

async function readOwn(context: RunContext, own: OwnRecord | null): Promise<Readonly<Record<string, unknown>> | undefined> {
  return own === null ? undefined : recordIn(await callList(context, own.list, own.listDraft, 'first'), own);
}

function addViolation(context: RunContext, operation: Operation, { name }: Parameter, call: Call): void {
  const status = String(call.response?.status);
  context.findings.report(call, operation, {
    check: CHECK,
    pointer: `{${name}}`,
    expected: '403 or 404',
    actual: status,
    message: `${operation.method} ${operation.path} answers ${status} to an account that does not own the record. In Laravel: query it through its owner, $request->user()->…()->findOrFail($id), or authorize it with a policy.`,
  });
}
