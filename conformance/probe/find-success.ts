import type { Operation } from '../contract/contract';
import type { Call } from '../http/client';
import { shortJson } from '../text';
import { requestCandidates, pathBefore } from './request-candidates';
import { harvestAddresses } from './links';
import { extractToken } from './login';
import { CURRENT_RESOURCE_PATH } from './id-pool';
import type { Draft } from './request';
import { callOperation, defaultCaller } from './call-operation';
import type { CallOptions } from './call-operation';
import { isRead } from './permissions';
import { isSuccess, parseResponseJson, reportsError } from './response-status';
import type { RunContext } from './run-context';

/** Request that succeeded, with its call. */
export interface Success {
  draft: Draft;
  call: Call;
}

/** Statuses after which another request may still succeed: 400, 403, 404, 409, 410, 422 and 423. */
const RETRYABLE_STATUSES = new Set([400, 403, 404, 409, 410, 422, 423]);

/** Maximum number of requests that try to create one record. */
const MAX_CREATE_ATTEMPTS = 6;

/**
 * Tries at most 16 candidate requests until one succeeds, and adds the ids and addresses of its response to the pool. A response with an
 * error in its body is no success. The violations of every response are added to the findings. Stops without a response, and at an error
 * status that is none of {@link RETRYABLE_STATUSES}, because another request would get it also. In between, other operations may be
 * repeated to create records. Whether the run may call the operation is not checked.
 *
 * @param successes successes of earlier operations by id, which are repeated to create missing records
 * @returns the success, or null if no request succeeded; `last` is the last call, which then explains why
 * @throws ServerUnreachableError, OperationUnreachableError or RunStoppedError of {@link callOperation}
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
      const call = await callLoggedIn(context, operation, draft);
      last = call;
      if (isSuccess(call) && !reportsError(parseResponseJson(call))) {
        context.pool.harvest(operation, parseResponseJson(call));
        harvestAddresses(context, call);
        return { success: { draft, call }, last };
      }
      if (call.response === undefined || !(RETRYABLE_STATUSES.has(call.response.status) || isSuccess(call))) return { success: null, last };
    }
    // The record that the operation needs may be used up, so another one is created.
    if ((await createAnother(context, operation, successes)).length === 0) break;
  }
  return { success: null, last };
}

/**
 * Calls an operation with its default account. If the response is 401 and the token is not a fixed one, logs that account in, drops the
 * violations of the response and calls again. It logs in the default account also if `options.as` names another caller.
 * Returns the 401 if the operation is public, the account has no token, or the login fails.
 */
export async function callLoggedIn(context: RunContext, operation: Operation, draft: Draft, options: CallOptions = {}): Promise<Call> {
  const checkpoint = context.findings.checkpoint();
  const call = await callOperation(context, operation, draft, options);
  if (call.response?.status !== 401 || operation.credential === null) return call;
  const { accounts } = context;
  if (accounts.hasFixedToken || accounts.token(defaultCaller(context, operation)) === null) return call;
  if (!(await accounts.logIn(defaultCaller(context, operation)))) return call;
  context.findings.rollback(checkpoint);
  return callOperation(context, operation, draft, options);
}

/**
 * Saves the token in the response of a refresh operation, which its name tells, because the refresh has ended the token before it. Does
 * nothing for other operations, or without a token. The status of the response is not checked.
 */
export function saveRefreshedToken(context: RunContext, operation: Operation, { response }: Call): void {
  if (operation.credential === null || !/refresh|renew/i.test(`${operation.id} ${operation.path}`)) return;
  const token = extractToken(response?.body ?? '', null);
  if (token !== null) context.accounts.setToken(defaultCaller(context, operation), token);
}

/**
 * Repeats the operations that create or return the record that a request refers to, and adds the ids of their responses to the pool.
 * Calls only operations in `successes`, and none for an operation that only reads. @returns the operations that succeeded
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
    // The server rejects a second record with the same values if they must be unique, so other values are tried.
    for (const draft of requestCandidates(creator, context, isRead(creator) ? 1 : MAX_CREATE_ATTEMPTS)) {
      const call = await callOperation(context, creator, draft);
      if (!isSuccess(call)) {
        if (call.response !== undefined && RETRYABLE_STATUSES.has(call.response.status)) continue;
        break;
      }
      context.pool.harvest(creator, parseResponseJson(call));
      created.push(creator);
      break;
    }
  }
  return created;
}

/**
 * Returns the operations that may create or return the record of an operation: POST on the path before the id or below it, and GET
 * of a current resource.
 */
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

/** Returns the reason why an operation did not succeed, for the report. */
export function failureReason(last: Call | null): string {
  if (last === null) return 'no request could be made for it';
  if (last.response === undefined) return last.failure;
  return `no generated request succeeded; the last response was ${String(last.response.status)} ${shortJson(last.response.body.slice(0, 160), 160)}`;
}
