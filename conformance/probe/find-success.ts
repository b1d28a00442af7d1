import type { Operation } from '../contract/contract';
import type { Call } from '../http/client';
import { shortJson } from '../text';
import { requestCandidates, pathBefore, withNewIdempotencyKey } from './request-candidates';
import { extractToken } from './login';
import { CURRENT_RESOURCE_PATH } from './id-pool';
import type { Draft } from './request';
import { callOperation, defaultCaller } from './call-operation';
import { isRead } from './permissions';
import { isSuccess, parseResponseJson, reportsError } from './response-status';
import type { RunContext } from './run-context';

/** A request that succeeded. */
export interface Success {
  draft: Draft;
  call: Call;
}

/** Statuses after which another request may fare better. */
const RETRYABLE_STATUSES = new Set([400, 403, 404, 409, 410, 422, 423]);

/** So many requests are tried for another thing of a kind. */
const MAX_CREATE_ATTEMPTS = 6;

/**
 * Calls an operation until it succeeds, with one request after another that may.
 *
 * @param successes of operations that were reached before: what they make, this one may need
 * @returns null where none did; the last call then tells why
 */
export async function findSuccess(
  context: RunContext,
  operation: Operation,
  successes: ReadonlyMap<string, Success>,
): Promise<{ success: Success | null; last: Call | null }> {
  const tried = new Set<string>();
  let last: Call | null = null;
  for (let round = 0; round < 3; round += 1) {
    for (const draft of requestCandidates(operation, context, round === 0 ? 8 : 4)) {
      const fingerprint = JSON.stringify([[...draft.parameters].filter(([key]) => !/^header /.test(key)), draft.body]);
      if (tried.has(fingerprint)) continue;
      tried.add(fingerprint);
      const call = await callLoggedIn(context, operation, withNewIdempotencyKey(operation, draft, context));
      last = call;
      if (isSuccess(call) && !reportsError(parseResponseJson(call))) {
        context.pool.harvest(operation, parseResponseJson(call));
        return { success: { draft, call }, last };
      }
      if (call.response === undefined || !(RETRYABLE_STATUSES.has(call.response.status) || isSuccess(call))) return { success: null, last };
    }
    // What the operation is about may be used up: make another one, where the contract has a way.
    if ((await createAnother(context, operation, successes)).length === 0) break;
  }
  return { success: null, last };
}

/** A call as the first account; once more after logging in again where the token has run out. */
export async function callLoggedIn(context: RunContext, operation: Operation, draft: Draft): Promise<Call> {
  const checkpoint = context.findings.checkpoint();
  const call = await callOperation(context, operation, draft);
  if (call.response?.status !== 401 || operation.credential === null || context.config.token !== null) return call;
  if (!(await context.accounts.logIn(defaultCaller(context, operation)))) return call;
  context.findings.rollback(checkpoint);
  return callOperation(context, operation, draft);
}

/** A new token, where the answer to an operation holds the next one of the account that asked. */
export function saveRefreshedToken(context: RunContext, operation: Operation, { response }: Call): void {
  if (operation.credential === null || !/refresh|renew/i.test(`${operation.id} ${operation.path}`)) return;
  const token = extractToken(response?.body ?? '', null);
  if (token !== null) context.accounts.setToken(defaultCaller(context, operation), token);
}

/**
 * Repeats the operations that make, or tell of, what a path's id or a member of the body names.
 *
 * @returns those that succeeded
 */
export async function createAnother(
  context: RunContext,
  operation: Operation,
  successes: ReadonlyMap<string, Success>,
): Promise<Operation[]> {
  if (isRead(operation)) return [];
  const created: Operation[] = [];
  for (const creator of findCreators(context, operation)) {
    if (!successes.has(creator.id)) continue;
    // What may be there only once is refused a second time: another one may not be.
    for (const draft of requestCandidates(creator, context, isRead(creator) ? 1 : MAX_CREATE_ATTEMPTS)) {
      const answer = await callOperation(context, creator, withNewIdempotencyKey(creator, draft, context));
      if (!isSuccess(answer)) {
        if (answer.response !== undefined && RETRYABLE_STATUSES.has(answer.response.status)) continue;
        break;
      }
      context.pool.harvest(creator, parseResponseJson(answer));
      created.push(creator);
      break;
    }
  }
  return created;
}

/** A POST on the path before the id, or beside it; what tells of the present thing of the same kind. */
function findCreators(context: RunContext, operation: Operation): Operation[] {
  const name = operation.parameters.find((parameter) => parameter.in === 'path')?.name;
  const before = name === undefined ? null : pathBefore(operation.path, name);
  const own = new Set(operation.path.split('/'));
  return context.operations.filter(({ method, path }) => {
    if (path.includes('{') || path === operation.path) return false;
    if (method === 'POST') return before !== null && (path === before || path.startsWith(`${before}/`));
    return (
      method === 'GET' &&
      CURRENT_RESOURCE_PATH.test(path) &&
      path.split('/').filter((segment) => segment !== '' && own.has(segment)).length > 1
    );
  });
}

/** Why an operation did not succeed, for the report. */
export function failureReason(last: Call | null): string {
  if (last === null) return 'no request could be made for it';
  if (last.response === undefined) return last.failure;
  return `no request of ours succeeded; the last one got ${String(last.response.status)} ${shortJson(last.response.body.slice(0, 160), 160)}`;
}
